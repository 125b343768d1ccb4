import * as z from "zod/mini";

const Clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** The reminders of a person, where they have set any, in the file with all of their data. */
export const ReminderSettingsRow = z.strictObject({
  daily_on: z.boolean(),
  daily_time: Clock,
  weekly_on: z.boolean(),
  weekday: z.int().check(z.minimum(1), z.maximum(7)),
  weekly_time: Clock,
  by_push: z.boolean(),
  by_email: z.boolean(),
  by_list: z.boolean(),
  quiet_on: z.boolean(),
  quiet_from: Clock,
  quiet_to: Clock,
});
