import * as z from "zod/mini";
import { ActivityType } from "../activity/contract.ts";
import { endpoint, longList } from "../endpoint.ts";
import { sources } from "../imports/sources.ts";
import {
  AskedDay,
  BasedOn,
  ClosedText,
  ClosedWords,
  Id,
  Instant,
  LocalDate,
  optionalText,
} from "../shapes.ts";

/** A page written for itself, what was written in a guided session, the note of a check-in, or a text from another program, with the id of what it belongs to. */
export const JournalEntry = z.object({
  id: Id,
  source: z.enum(["page", "activity", "check_in", "imported"]),
  /** The activity's name in the person's language; null for the others. */
  activityName: z.nullable(z.string()),
  activityType: z.nullable(ActivityType),
  /** What the activity is in the catalogue; null for the person's own and for the others. */
  catalogueKey: z.nullable(z.string()),
  /** The program that it was imported from, what that called it, and its tags; null for what was written here. */
  imported: z.nullable(z.object({ source: z.enum(sources), said: z.string(), tags: z.array(z.string()) })),
  mood: z.nullable(z.number()),
  stress: z.nullable(z.number()),
  /** Null where the text is closed, or can no longer be read because the installation's secret is another one. */
  text: z.nullable(z.string()),
  /** The text, where only its writer's devices can read it. */
  closed: z.nullable(ClosedText),
  at: Instant,
  on: LocalDate,
  /** True for the note of a check-in added for an earlier day, and for what was imported without an hour: `at` then has no meaningful time of day. */
  backDated: z.boolean(),
  editedAt: z.nullable(Instant),
  /** Changes are based on it: see `BasedOn`. */
  revision: z.number(),
  closedWords: ClosedWords,
});
export type JournalEntry = z.infer<typeof JournalEntry>;

// the longest text of a session and of a page
const Written = z.union([optionalText(20_000).check(z.minLength(1)), ClosedText]);

export const journalApi = {
  /** Newest first; `before` asks for older ones, `on` for those of one day. */
  list: endpoint(
    "GET /api/journal",
    {
      query: z.object({ before: z.optional(Instant), on: z.optional(AskedDay) }),
      reply: z.array(JournalEntry),
    },
    { shows: ["notes", "activities"], mostRows: 50 },
  ),
  /** As the list, in larger parts: for whoever searches closed texts on their device. */
  whole: endpoint(
    "GET /api/journal/whole",
    { query: z.object({ before: z.optional(Instant) }), reply: z.array(JournalEntry) },
    { shows: [], mostRows: longList },
  ),
  /**
   * As the list, only what has these words, ignoring case and accents. What somebody looks for in their journal travels in the body:
   * proxies write addresses into their logs.
   */
  search: endpoint(
    "POST /api/journal/search",
    {
      input: z.object({ q: z.string().check(z.maxLength(200)), before: z.optional(Instant) }),
      reply: z.array(JournalEntry),
    },
    { touches: [], waitsOutside: true },
  ),
  /** A new page. */
  create: endpoint(
    "POST /api/journal",
    {
      input: z.object({
        text: Written,
        /** The moment recorded by a device that was offline. */
        occurredAt: z.optional(Instant),
      }),
      reply: JournalEntry,
    },
    { status: 201, touches: ["notes"] },
  ),
  /** Replaces the text, also one that was removed a moment ago. Refuses `changed_elsewhere`, with the newer entry. */
  write: endpoint(
    "PUT /api/journal/:id",
    {
      input: z.object({ text: Written, basedOn: BasedOn }),
      reply: JournalEntry,
    },
    { touches: ["notes"] },
  ),
  /** Removes the text; the activity or check-in that it belongs to stays, and what a page has earned. With `basedOn` it refuses `changed_elsewhere`. */
  remove: endpoint(
    "DELETE /api/journal/:id",
    {
      input: z.nullish(z.object({ basedOn: BasedOn })),
      reply: z.object({ removed: z.literal(true), revision: z.number() }),
    },
    { touches: ["notes"] },
  ),
};
