import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { ClosedText, Id, Instant } from "../shapes.ts";

export const longestPart = 4000;
export const mostContacts = 20;
export const longestField = 120;

const Part = z.string().check(z.maxLength(longestPart));
const Field = z.string().check(z.maxLength(longestField));
const Contacts = z.array(z.object({ name: Field, number: Field })).check(z.maxLength(mostContacts));

/** A person's own plan for hard hours, as they wrote it. */
export const SafetyPlan = z.object({
  signs: Part,
  coping: Part,
  places: Part,
  people: Contacts,
  professionals: Contacts,
  surroundings: Part,
  reasons: Part,
});

/** The copy on the server, which is there only where its person has asked for it. */
export const KeptPlan = z.object({
  /** The row that a closed plan belongs to. */
  id: Id,
  /** Grows with each change. */
  revision: z.int(),
  keptAt: Instant,
  /** Null where it is closed, or can no longer be read because the installation's secret was replaced. */
  plan: z.nullable(SafetyPlan),
  /** The plan as JSON, where only its person's devices can read it. */
  closed: z.nullable(ClosedText),
});
export type KeptPlan = z.infer<typeof KeptPlan>;

export const safetyPlanApi = {
  /** `kept` is null where nothing is kept. */
  kept: endpoint("GET /api/safety-plan", { reply: z.object({ kept: z.nullable(KeptPlan) }) }, { shows: [] }),
  /** `basedOn` is the revision that was changed, 0 for the first. Refuses `plan_newer` where another device has changed it meanwhile. */
  keep: endpoint(
    "PUT /api/safety-plan",
    {
      input: z.object({ plan: z.union([SafetyPlan, ClosedText]), basedOn: z.int().check(z.minimum(0)) }),
      reply: z.object({ revision: z.int(), keptAt: Instant }),
    },
    // a letter takes up to four bytes
    { touches: [], mostBytes: 256 * 1024 },
  ),
  forget: endpoint(
    "DELETE /api/safety-plan",
    { reply: z.object({ removed: z.literal(true) }) },
    { touches: [] },
  ),
};
