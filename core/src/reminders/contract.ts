import * as z from "zod/mini";
import { endpoint, longList } from "../endpoint.ts";
import { Id, Instant, LocalDate } from "../shapes.ts";
import { notificationKinds } from "./notification-kinds.ts";

/** A time on the person's own clock, "HH:MM". */
const Time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "time" }));

const Daily = z.object({ isOn: z.boolean(), time: Time });
const Weekly = z.object({
  isOn: z.boolean(),
  weekday: z.int().check(z.minimum(1), z.maximum(7)),
  time: Time,
});
const Channels = z.object({ push: z.boolean(), email: z.boolean(), list: z.boolean() });
const QuietHours = z.object({ isOn: z.boolean(), from: Time, to: Time });

/** When somebody wants to be reminded, and through which channels. `weekday` is 1 for Monday to 7 for Sunday. decisions §10 */
export const ReminderSettings = z.object({
  daily: Daily,
  weekly: Weekly,
  channels: Channels,
  quietHours: QuietHours,
});
export type ReminderSettings = z.infer<typeof ReminderSettings>;

/** Only what somebody has just changed: a page that knows older settings never sets back another one. decisions §10 */
const ReminderChanges = z.object({
  daily: z.optional(z.partial(Daily)),
  weekly: z.optional(z.partial(Weekly)),
  channels: z.optional(z.partial(Channels)),
  quietHours: z.optional(z.partial(QuietHours)),
});
export type ReminderChanges = z.infer<typeof ReminderChanges>;

/** Whether reminders can go to the account's address: "ready", or what is missing. */
export const MailState = z.enum(["ready", "unverified", "no_address", "unavailable"]);
export type MailState = z.infer<typeof MailState>;

export const Reminders = z.object({
  settings: ReminderSettings,
  mail: MailState,
  /** How many browsers receive web push for this account. */
  devices: z.number(),
  /** When the next reminder is due; null when none is. */
  next: z.nullable(Instant),
});
export type Reminders = z.infer<typeof Reminders>;

/** One entry of the list behind the bell. */
export const Notification = z.object({
  id: Id,
  kind: z.enum(notificationKinds),
  /** In the person's language. */
  text: z.string(),
  at: Instant,
  /** When the booked session starts; null if it is not about a booking. */
  startsAt: z.nullable(Instant),
  /** The path in the product that it opens. */
  path: z.string(),
  isRead: z.boolean(),
});
export type Notification = z.infer<typeof Notification>;

/** A period of rest, first and last day included. */
export const RestPeriod = z.object({ id: Id, from: LocalDate, to: LocalDate });
export type RestPeriod = z.infer<typeof RestPeriod>;

const Endpoint = z.string().check(z.maxLength(1000));
const Unread = z.object({ unread: z.number() });
const Devices = z.object({ devices: z.number() });

export const remindersApi = {
  reminders: endpoint(
    "GET /api/reminders",
    { reply: Reminders },
    { shows: ["reminders", "restDays", "account"] },
  ),
  /** Refuses `mail_unavailable` and `address_unverified` when e-mail is being turned on and cannot work. */
  change: endpoint(
    "PATCH /api/reminders",
    { input: ReminderChanges, reply: Reminders },
    { touches: ["reminders"] },
  ),
  /** Newest first; older ones by `before`. */
  notifications: endpoint(
    "GET /api/notifications",
    {
      query: z.object({ before: z.optional(Instant) }),
      reply: z.array(Notification),
    },
    { shows: [], mostRows: 50 },
  ),
  unread: endpoint("GET /api/notifications/unread", { reply: Unread }, { shows: ["unread"] }),
  readAll: endpoint("POST /api/notifications/read", { reply: Unread }, { touches: ["unread"] }),
  /** The public key that a browser subscribes with; null while this installation cannot send web push. */
  pushKey: endpoint(
    "GET /api/push-key",
    { reply: z.object({ publicKey: z.nullable(z.string()) }) },
    { shows: [] },
  ),
  /** The fields of the browser's PushSubscription. Sending the same endpoint again replaces its keys and its owner. */
  subscribe: endpoint(
    "POST /api/push-subscriptions",
    {
      input: z.object({
        endpoint: Endpoint,
        keys: z.object({
          p256dh: z.string().check(z.regex(/^B[\w-]{86}=?$/, { error: "key" })),
          auth: z.string().check(z.regex(/^[\w-]{22}={0,2}$/, { error: "key" })),
        }),
      }),
      reply: Devices,
    },
    { status: 201, touches: ["reminders"] },
  ),
  unsubscribe: endpoint(
    "DELETE /api/push-subscriptions",
    {
      input: z.object({ endpoint: Endpoint }),
      reply: Devices,
    },
    { touches: ["reminders"] },
  ),
  /** The newest first. */
  restDays: endpoint(
    "GET /api/rest-days",
    { reply: z.array(RestPeriod) },
    { shows: ["restDays"], mostRows: longList },
  ),
  /** Refuses `rest_days_taken` when one of the days is a rest day already. */
  rest: endpoint(
    "POST /api/rest-days",
    { input: z.object({ from: LocalDate, to: LocalDate }), reply: RestPeriod },
    { status: 201, touches: ["restDays"] },
  ),
  /** Ends the rest as of today; past days stay rest days. Refuses `rest_over` if it is already over. */
  endRest: endpoint("DELETE /api/rest-days/:id", { reply: z.array(RestPeriod) }, { touches: ["restDays"] }),
};
