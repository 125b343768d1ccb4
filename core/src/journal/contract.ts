import * as z from "zod/mini";
import { ActivityType } from "../activity/contract.ts";
import { endpoint } from "../endpoint.ts";
import { Id, Instant, LocalDate, optionalText } from "../shapes.ts";

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
  /** True for the note of a check-in that was added for a day before: `at` tells no time of day. */
  backDated: z.boolean(),
  editedAt: z.nullable(Instant),
});
export type JournalEntry = z.infer<typeof JournalEntry>;

export const journalApi = {
  /** Newest first, at most 50; `q` finds words without regard to case and accents; older ones by `before`. */
  list: endpoint("GET /api/journal", {
    query: z.object({
      before: z.optional(Instant),
      q: z.optional(z.string().check(z.maxLength(200))),
    }),
    reply: z.array(JournalEntry),
  }),
  /** Writes the text anew, also one that was removed a moment ago. */
  write: endpoint("PUT /api/journal/:id", {
    input: z.object({ text: optionalText(20_000).check(z.minLength(1)) }),
    reply: JournalEntry,
  }),
  /** Removes the text; the activity or check-in that it belongs to stays. */
  remove: endpoint("DELETE /api/journal/:id", { reply: z.object({ removed: z.literal(true) }) }),
};
