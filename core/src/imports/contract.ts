import * as z from "zod/mini";
import { activityTypes } from "../activity/catalogue-entry.ts";
import { endpoint, longList } from "../endpoint.ts";
import { AskedDay, Id, Instant, LocalDate, optionalText, ClosedText } from "../shapes.ts";
import {
  longestIdentity,
  longestSaid,
  longestText,
  mostBytesACall,
  mostRowsACall,
  mostTags,
} from "./limits.ts";
import { sources } from "./sources.ts";

const kinds = ["mood", "entry", "activity"] as const;
const clocks = ["exact", "approximate", "none"] as const;
const ImportedMood = z.int().check(z.minimum(1), z.maximum(5));
const Minutes = z.int().check(z.minimum(1), z.maximum(1440));

/** A row as the browser sends it: what a person chose to keep of a file. Stress is none of it: no file measures it as it is measured here. */
export const SentRow = z.object({
  kind: z.enum(kinds),
  /** The day as the file has it. */
  on: AskedDay,
  at: z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)),
  /** The zone of the clock that showed it; an unknown one counts as UTC. */
  zone: z.string().check(z.maxLength(60)),
  clock: z.enum(clocks),
  mood: z.nullable(ImportedMood),
  activityType: z.nullable(z.enum(activityTypes)),
  minutes: z.nullable(Minutes),
  text: z.nullable(optionalText(longestText)),
  /** The file's own word or number for the mood, or the habit's name. */
  said: optionalText(longestSaid),
  tags: z.array(optionalText(longestSaid)).check(z.maxLength(mostTags)),
  /** What makes the same row of another file the same. */
  identity: z.string().check(z.minLength(1), z.maxLength(longestIdentity + 8)),
});
export type SentRow = z.infer<typeof SentRow>;

/** What became of a sent row: kept, or why not. */
export const Verdict = z.enum(["kept", "here", "future", "empty", "full"]);
export type Verdict = z.infer<typeof Verdict>;

/** A row that was imported, as it is shown. */
export const ImportedRow = z.object({
  id: Id,
  source: z.enum(sources),
  kind: z.enum(kinds),
  on: LocalDate,
  at: Instant,
  clock: z.enum(clocks),
  mood: z.nullable(z.number()),
  activityType: z.nullable(z.enum(activityTypes)),
  minutes: z.nullable(z.number()),
  said: z.string(),
  tags: z.array(z.string()),
  /** Null where there is none, or where it can no longer be read. */
  text: z.nullable(z.string()),
  /** The text, where only its writer's devices can read it. */
  closed: z.nullable(ClosedText),
});
export type ImportedRow = z.infer<typeof ImportedRow>;

export const Import = z.object({
  id: Id,
  source: z.enum(sources),
  createdAt: Instant,
  moods: z.number(),
  entries: z.number(),
  activities: z.number(),
  firstOn: LocalDate,
  lastOn: LocalDate,
});
export type Import = z.infer<typeof Import>;

export const importsApi = {
  /** What was brought in from elsewhere, the newest first. */
  list: endpoint("GET /api/imports", { reply: z.array(Import) }, { shows: ["imports"], mostRows: longList }),
  /** All that was imported of one day, the earliest first. */
  ofDay: endpoint(
    "GET /api/imports/days/:date",
    { reply: z.array(ImportedRow) },
    { shows: ["imports", "notes"], mostRows: longList },
  ),
  /** Keeps rows of one file. The first call begins an import, whose id the others name. A row that is here already is not kept again. */
  keep: endpoint(
    "POST /api/imports",
    {
      input: z.object({
        import: z.nullish(Id),
        source: z.enum(sources),
        rows: z.array(SentRow).check(z.minLength(1), z.maxLength(mostRowsACall)),
      }),
      reply: z.object({
        /** Null while nothing of the file was kept. */
        import: z.nullable(Id),
        /** One for each row, in their order. */
        verdicts: z.array(Verdict),
      }),
    },
    { status: 201, touches: ["imports", "notes"], mostBytes: mostBytesACall },
  ),
  /** Takes back a whole import, with what was changed in it since. */
  undo: endpoint(
    "DELETE /api/imports/:id",
    { reply: z.object({ removed: z.number() }) },
    { touches: ["imports", "notes"] },
  ),
};
