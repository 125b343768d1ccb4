import * as z from "zod/mini";
import { ActivityType } from "../activity/contract.ts";
import { Evidence } from "../analytics/contract.ts";
import { endpoint } from "../endpoint.ts";
import { Id, Instant, LocalDate, Score } from "../shapes.ts";

/** What a page may be made of, up to half a year back. The browser chooses from it, so that nothing more is asked for another period. */
export const PageFacts = z.object({
  today: LocalDate,
  /** The first day that these facts reach back to. */
  from: LocalDate,
  /** The days with a check-in, the earliest first: the means of what was stated, 0–10 and for the mood 1–5. */
  days: z.array(
    z.object({
      on: LocalDate,
      mood: z.number(),
      overallStress: z.nullable(z.number()),
      workStress: z.nullable(z.number()),
      financialStress: z.nullable(z.number()),
      personalStress: z.nullable(z.number()),
      globalStress: z.nullable(z.number()),
    }),
  ),
  /** The assessments, the earliest first. */
  assessments: z.array(
    z.object({
      on: LocalDate,
      questionnaireVersion: z.number(),
      overallStress: Score,
      workStress: Score,
      financialStress: Score,
      personalStress: Score,
      globalStress: Score,
    }),
  ),
  /** What was completed of one type on one day; `type` is null for breathing games. */
  done: z.array(
    z.object({ on: LocalDate, type: z.nullable(ActivityType), times: z.number(), minutes: z.number() }),
  ),
  /** How often it felt better, the same or worse afterwards, on the days on which that was noted. */
  felt: z.array(z.object({ on: LocalDate, better: z.number(), same: z.number(), worse: z.number() })),
  /** What the days show at the latest look, the largest and most certain first. */
  findings: z.array(Evidence),
});
export type PageFacts = z.infer<typeof PageFacts>;

// decisions §12: 7 days by default and 31 at most, 20 openings by default (1–100)
export const usualDays = 7;
export const mostDays = 31;
export const usualOpenings = 20;
export const mostOpenings = 100;
/** How many links one person may have at a time. */
export const mostLinks = 10;

// what a browser encrypts of the largest page is far below
const mostSealedLength = 128 * 1024;

const Base64Url = z.string().check(z.regex(/^[\w-]+$/), z.maxLength(mostSealedLength));
/** 16 bytes by chance: the last part of the link's path. */
const PageAddress = z.string().check(z.regex(/^[\w-]{22}$/));
/** 32 bytes that follow from the key behind the "#"; the key does not follow from them. */
const Proof = z.string().check(z.regex(/^[\w-]{43}$/));

/** A link as its maker sees it. The server knows neither its address nor its key. */
export const PageLink = z.object({
  id: Id,
  createdAt: Instant,
  expiresAt: Instant,
  openings: z.number(),
  mostOpenings: z.number(),
  lastOpenedAt: z.nullable(Instant),
});
export type PageLink = z.infer<typeof PageLink>;

export const professionalPageApi = {
  facts: endpoint(
    "GET /api/professional-page",
    { reply: PageFacts },
    { shows: ["assessments", "checkIns", "activities", "games"] },
  ),
  /** The links that have not expired, the newest first. */
  links: endpoint(
    "GET /api/professional-page/links",
    { reply: z.array(PageLink) },
    { shows: ["pageLinks"], mostRows: mostLinks },
  ),
  /** Keeps what the browser has encrypted. Refuses `too_many_page_links`. */
  share: endpoint(
    "POST /api/professional-page/links",
    {
      input: z.strictObject({
        address: PageAddress,
        proof: Proof,
        sealed: Base64Url,
        days: z.int().check(z.minimum(1), z.maximum(mostDays)),
        openings: z.int().check(z.minimum(1), z.maximum(mostOpenings)),
      }),
      reply: PageLink,
    },
    { status: 201, touches: ["pageLinks"] },
  ),
  /** Takes a link back: what was kept for it is deleted at once. */
  revoke: endpoint(
    "DELETE /api/professional-page/links/:id",
    { reply: z.object({ revoked: z.literal(true) }) },
    { touches: ["pageLinks"] },
  ),
  /** Counts an opening. Refuses `page_link_over` in the same way for an unknown address, a wrong key, and a link that is over. */
  open: endpoint(
    "POST /api/shared-pages/open",
    {
      input: z.strictObject({ address: PageAddress, proof: Proof }),
      reply: z.object({ sealed: z.string(), expiresAt: Instant }),
    },
    // counting is one statement; the limits of a network are counted beside it, and would wait for a connection of their own
    { access: "anyone", waitsOutside: true, touches: [] },
  ),
};
