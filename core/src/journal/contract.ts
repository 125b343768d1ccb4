import * as z from "zod/mini";
import { ActivityType } from "../activity/contract.ts";
import { endpoint } from "../endpoint.ts";
import { BasedOn, Id, Instant, LocalDate, optionalText } from "../shapes.ts";

/** What was written in a guided session, or as the note of a check-in. Its id is the activity's or the check-in's. */
export const JournalEntry = z.object({
  id: Id,
  source: z.enum(["activity", "check_in"]),
  /** The activity's name in the person's language; null for a check-in. */
  activityName: z.nullable(z.string()),
  activityType: z.nullable(ActivityType),
  mood: z.nullable(z.number()),
  stress: z.nullable(z.number()),
  /** Null where the text can no longer be read, because the installation's secret is another one. */
  text: z.nullable(z.string()),
  at: Instant,
  on: LocalDate,
  /** True for the note of a check-in added for an earlier day: `at` then has no meaningful time of day. */
  backDated: z.boolean(),
  editedAt: z.nullable(Instant),
  /** Changes are based on it: see `BasedOn`. */
  revision: z.number(),
});
export type JournalEntry = z.infer<typeof JournalEntry>;

export const journalApi = {
  /** Newest first; `before` asks for older ones. */
  list: endpoint(
    "GET /api/journal",
    {
      query: z.object({ before: z.optional(Instant) }),
      reply: z.array(JournalEntry),
    },
    { shows: ["notes", "activities"], mostRows: 50 },
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
  /** Replaces the text, also one that was removed a moment ago. Refuses `changed_elsewhere`, with the newer entry. */
  write: endpoint(
    "PUT /api/journal/:id",
    {
      input: z.object({ text: optionalText(20_000).check(z.minLength(1)), basedOn: BasedOn }),
      reply: JournalEntry,
    },
    { touches: ["notes"] },
  ),
  /** Removes the text; the activity or check-in that it belongs to stays. With `basedOn` it refuses `changed_elsewhere`. */
  remove: endpoint(
    "DELETE /api/journal/:id",
    {
      input: z.nullish(z.object({ basedOn: BasedOn })),
      reply: z.object({ removed: z.literal(true), revision: z.number() }),
    },
    { touches: ["notes"] },
  ),
};
