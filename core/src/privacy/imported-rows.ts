import * as z from "zod/mini";
import { activityTypes } from "../activity/catalogue-entry.ts";
import { longestSaid, longestText, mostTags } from "../imports/limits.ts";
import { sources } from "../imports/sources.ts";
import { optionalText } from "../shapes.ts";

const Key = z.string().check(z.uuid());
const Moment = z.iso.datetime({ offset: true });
const whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));

/** A file that was brought in from another program, in the file with all of a person's data. */
export const ImportFileRow = z.strictObject({ id: Key, source: z.enum(sources), created_at: Moment });

/** A row of such a file, in the same. */
export const ImportedFileRow = z.strictObject({
  id: Key,
  import_id: Key,
  kind: z.enum(["mood", "entry", "activity"]),
  occurred_at: Moment,
  local_date: z.iso.date(),
  clock: z.enum(["exact", "approximate", "none"]),
  mood: z.nullable(whole(1, 5)),
  activity_type: z.nullable(z.enum(activityTypes)),
  minutes: z.nullable(whole(1, 1440)),
  /** The text, decrypted. */
  text: z.nullable(optionalText(longestText)),
  /** What the other program called it, decrypted; null where it can no longer be read. */
  details: z.nullable(
    z.strictObject({
      said: optionalText(longestSaid),
      tags: z.array(optionalText(longestSaid)).check(z.maxLength(mostTags)),
      /** By it the row is known again in another file. */
      fingerprint: z.string().check(z.maxLength(64)),
    }),
  ),
  edited_at: z.nullable(Moment),
});
