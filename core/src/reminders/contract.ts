import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id, Instant, LocalDate } from "../shapes.ts";

/** A time of the person's own clock, "HH:MM". */
const Time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "time" }));

const QuietHours = z
  .object({ isOn: z.boolean(), from: Time, to: Time })
  .check(z.refine(({ isOn, from, to }) => !isOn || from !== to, { error: "no_length", path: ["to"] }));

/** When somebody wants to be reminded, and by which ways. `weekday` is 1 for Monday to 7 for Sunday. decisions §10 */
export const ReminderSettings = z.object({
  daily: z.object({ isOn: z.boolean(), time: Time }),
  weekly: z.object({ isOn: z.boolean(), weekday: z.int().check(z.minimum(1), z.maximum(7)), time: Time }),
  channels: z.object({ push: z.boolean(), email: z.boolean(), list: z.boolean() }),
  quietHours: QuietHours,
});
export type ReminderSettings = z.infer<typeof ReminderSettings>;

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

export const NotificationKind = z.enum(["daily", "weekly", "booking_day", "booking_hour"]);
export type NotificationKind = z.infer<typeof NotificationKind>;

/** One entry of the list behind the bell. */
export const Notification = z.object({
  id: Id,
  kind: NotificationKind,
  /** In the person's language. */
  text: z.string(),
  at: Instant,
  /** When the booked session starts; null for what is no booking. */
  startsAt: z.nullable(Instant),
  /** Where it leads within the product. */
  path: z.string(),
  isRead: z.boolean(),
});
export type Notification = z.infer<typeof Notification>;

/** A time of rest, both days included. */
export const RestPeriod = z.object({ id: Id, from: LocalDate, to: LocalDate });
export type RestPeriod = z.infer<typeof RestPeriod>;

const Endpoint = z.string().check(z.maxLength(1000));
const Unread = z.object({ unread: z.number() });
const Devices = z.object({ devices: z.number() });

export const remindersApi = {
  reminders: endpoint("GET /api/reminders", { reply: Reminders }),
  /** Refuses `mail_unavailable` and `address_unverified` when e-mail is being turned on and cannot work. */
  change: endpoint("PUT /api/reminders", { input: ReminderSettings, reply: Reminders }),
  /** Newest first, at most 50; older ones by `before`. */
  notifications: endpoint("GET /api/notifications", {
    query: z.object({ before: z.optional(Instant) }),
    reply: z.array(Notification),
  }),
  unread: endpoint("GET /api/notifications/unread", { reply: Unread }),
  readAll: endpoint("POST /api/notifications/read", { reply: Unread }),
  /** The public key that a browser subscribes with; null while this installation cannot send web push. */
  pushKey: endpoint("GET /api/push-key", { reply: z.object({ publicKey: z.nullable(z.string()) }) }),
  /** As the browser's PushSubscription tells it. The same endpoint again changes its keys and its owner. */
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
    { status: 201 },
  ),
  unsubscribe: endpoint("DELETE /api/push-subscriptions", {
    input: z.object({ endpoint: Endpoint }),
    reply: Devices,
  }),
  /** The newest first. */
  restDays: endpoint("GET /api/rest-days", { reply: z.array(RestPeriod) }),
  /** Refuses `rest_days_taken` when one of the days is a rest day already. */
  rest: endpoint(
    "POST /api/rest-days",
    { input: z.object({ from: LocalDate, to: LocalDate }), reply: RestPeriod },
    { status: 201 },
  ),
  /** Ends it: days gone by stay days of rest. Refuses `rest_over` when there is nothing left to end. */
  endRest: endpoint("DELETE /api/rest-days/:id", { reply: z.array(RestPeriod) }),
};
