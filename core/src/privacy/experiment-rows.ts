import * as z from "zod/mini";
import { outcomes } from "../experiments/contract.ts";
import { optionalText } from "../shapes.ts";

const Key = z.string().check(z.uuid());
const Moment = z.iso.datetime({ offset: true });
const Whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));

/** An experiment in the file with all of a person's data. */
export const ExperimentRow = z.strictObject({
  id: Key,
  catalogue_key: z.nullable(optionalText(80)),
  /** What the person typed, decrypted; null for an activity of the catalogue. */
  text: z.nullable(optionalText(80)),
  outcome: z.enum(outcomes),
  ask_hour: Whole(17, 23),
  plan: z.string().check(z.regex(/^[yn]{21}$/)),
  starts_on: z.iso.date(),
  stopped_on: z.nullable(z.iso.date()),
  stopped_by: z.nullable(z.enum(["person", "rest"])),
  seen_at: z.nullable(Moment),
  created_at: Moment,
});

/** An answered evening of an experiment in the same file. */
export const ExperimentEveningRow = z.strictObject({
  experiment_id: Key,
  day: Whole(1, 42),
  points: Whole(0, 10),
  done: z.boolean(),
  answered_at: Moment,
});
