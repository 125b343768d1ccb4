import * as z from "zod/mini";

const Score = z.number().check(z.minimum(0), z.maximum(1));
const whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));

/** An assessment in the export. */
export const AssessmentRow = z.strictObject({
  id: z.string().check(z.uuid()),
  responses: z.record(z.string().check(z.maxLength(40)), whole(0, 4)),
  work_stress: Score,
  financial_stress: Score,
  personal_stress: Score,
  global_stress: Score,
  overall_stress: Score,
  // not in files of earlier versions
  questionnaire_version: z._default(whole(1, 1000), 1),
  created_at: z.iso.datetime({ offset: true }),
  local_date: z.iso.date(),
});
