import * as z from "zod/mini";

/** The copy of the safety plan, where there is one, as the download holds it. */
export const SafetyPlanRow = z.strictObject({
  id: z.string().check(z.uuid()),
  revision: z.int().check(z.minimum(1), z.maximum(2_000_000_000)),
  /** The plan as JSON, decrypted. */
  writing: z.string().check(z.maxLength(200_000)),
  kept_at: z.iso.datetime({ offset: true }),
});

/** Files of earlier versions have none. */
export const SafetyPlanRows = z._default(z.array(SafetyPlanRow).check(z.maxLength(1)), []);
