import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id, Instant } from "../shapes.ts";

// specification §3: milestone
export const Milestone = z.object({
  id: Id,
  /** "activities_5", "streak_7", … */
  milestoneType: z.string(),
  /** In the person's language. */
  description: z.string(),
  achievedAt: Instant,
  isAcknowledged: z.boolean(),
});
export type Milestone = z.infer<typeof Milestone>;

export const milestonesApi = {
  /** Newest first. `acknowledged=false` leaves out those that were acknowledged. decisions §8 */
  list: endpoint(
    "GET /api/user/milestones",
    {
      query: z.object({ acknowledged: z.optional(z.enum(["true", "false"])) }),
      reply: z.array(Milestone),
    },
    { shows: ["milestones", "activities", "games", "checkIns", "notes", "readings", "restDays"] },
  ),
  /** Marks every new milestone as seen, and answers those; none where all of them were. */
  acknowledgeAll: endpoint(
    "POST /api/user/milestones/acknowledge",
    { reply: z.array(Milestone) },
    { touches: ["milestones"] },
  ),
  acknowledge: endpoint(
    "POST /api/user/milestones/:id/acknowledge",
    { reply: Milestone },
    { touches: ["milestones"] },
  ),
};
