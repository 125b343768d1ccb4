import * as z from "zod/mini";
import { TimeZone } from "../account/shapes.ts";
import { optionalText } from "../shapes.ts";

const Moment = z.iso.datetime({ offset: true });

/** A page of the journal in the file with all of a person's data. */
export const JournalPageRow = z.strictObject({
  id: z.string().check(z.uuid()),
  /** What was written, decrypted; null once it was removed. */
  text: z.nullable(optionalText(20_000)),
  written_at: Moment,
  written_on: z.iso.date(),
  written_zone: z.nullable(TimeZone),
  edited_at: z.nullable(Moment),
});
