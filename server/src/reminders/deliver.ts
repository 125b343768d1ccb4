import { localDateOf } from "@remanso/core/progress/local-date.ts";
import { wallTimeAt, timeOf } from "@remanso/core/progress/wall-clock.ts";
import { latestMs } from "@remanso/core/reminders/next-slot.ts";
import { isQuiet } from "@remanso/core/reminders/quiet-hours.ts";
import { notificationPaths } from "@remanso/core/reminders/notification-kinds.ts";
import { reminderWords } from "@remanso/core/reminders/reminder-words.ts";
import { findUser, type UserRow } from "../account/store.ts";
import type { Deps } from "../deps.ts";
import type { PostOffice } from "../mail/mailer.ts";
import { findBooking } from "../marketplace/store.ts";
import { claimSending, findDelivery, settleSending, type Delivery } from "./delivery-store.ts";
import { mailStateOf } from "./mail-state.ts";
import { byEmail, type DeliveryJob, type Enqueue } from "./plan-reminders.ts";
import { publicInternet, sendPush, type Sent } from "./push.ts";
import { pushKeysOf } from "./push-keys.ts";
import { findSubscription, removeSubscription } from "./push-store.ts";
import { reminderLetter } from "./reminder-letter.ts";
import { listRestDays } from "./rest-store.ts";
import { sendReminderLetter } from "./send-letter.ts";
import { findReminders } from "./settings-store.ts";
import { unsubscribeToken } from "./unsubscribe-token.ts";

export interface Courier {
  readonly deps: Deps;
  readonly postOffice: PostOffice;
  readonly enqueue: Enqueue;
}

// a minute apart; anything later would come too late to help
const mostTries = 5;

/**
 * Sends one message, at most once: it is claimed before it is sent, so that neither a server that dies halfway nor two servers with the
 * same job send it twice (the list behind the bell has it in any case). A message that was certainly not accepted is retried. No
 * transaction is open meanwhile.
 */
export async function deliver(courier: Courier, job: DeliveryJob): Promise<void> {
  const { deps } = courier;
  const { db } = deps.database;
  const { userId, slot, target } = job;
  const delivery = await findDelivery(db, userId, slot);
  const user = await findUser(db, userId);
  if (!delivery || !user || !(await isStillWanted(deps, user, { delivery, target }))) return;
  const tries = await claimSending(db, userId, { slot, target, now: deps.now() });
  if (tries === null) return;
  const sent = await send(courier, user, { delivery, target });
  if (sent.outcome === "gone") await removeSubscription(db, userId, target);
  await settle(courier, job, { sent, tries, delivery });
}

interface Message {
  readonly delivery: Delivery;
  readonly target: string;
}

/**
 * False if it is too late by now, in quiet hours, on a day of rest or while the product rests, its channel was turned off, or the session
 * was cancelled.
 */
async function isStillWanted(deps: Deps, user: UserRow, { delivery, target }: Message): Promise<boolean> {
  const { db } = deps.database;
  const now = deps.now();
  if (now.getTime() - delivery.dueAt.getTime() > latestMs) return false;
  if (user.restsUntil && user.restsUntil > now) return false;
  const { settings } = await findReminders(db, user.id);
  const { email, push } = settings.channels;
  if (target === byEmail ? !email || mailStateOf(deps.config, user) !== "ready" : !push) return false;
  const restDays = await listRestDays(db, user.id);
  if (restDays.includes(localDateOf(now, user.timeZone))) return false;
  if (isQuiet(timeOf(wallTimeAt(now, user.timeZone)), settings.quietHours)) return false;
  return delivery.bookingId === null || (await findBooking(db, user.id, delivery.bookingId)) !== null;
}

async function send(courier: Courier, user: UserRow, { delivery, target }: Message): Promise<Sent> {
  const { deps, postOffice } = courier;
  const { kind, localDate } = delivery;
  const { language } = user;
  if (target === byEmail) {
    const token = unsubscribeToken(deps.secret, user.id);
    const { baseUrl } = deps.config;
    const letter = reminderLetter({ kind, localDate, language, baseUrl, unsubscribeToken: token });
    return sendReminderLetter(postOffice, user.email ?? "", letter);
  }
  const subscription = await findSubscription(deps.database.db, user.id, target);
  const keys = await pushKeysOf(deps.database.db, deps);
  if (!subscription || !keys) return { outcome: "given_up" };
  // subscribed with keys that this installation no longer has: the push service would always refuse
  if (subscription.subscribedWith !== keys.publicKey) return { outcome: "gone" };
  const leftMs = delivery.dueAt.getTime() + latestMs - deps.now().getTime();
  return sendPush({
    ...subscription,
    text: JSON.stringify({
      text: reminderWords(kind, localDate)[language],
      path: notificationPaths[kind],
      language,
    }),
    keys,
    network: deps.pushNetwork ?? publicInternet(deps.config),
    keepSeconds: leftMs / 1000,
  });
}

interface Ending {
  readonly sent: Sent;
  readonly tries: number;
  readonly delivery: Delivery;
}

async function settle(
  { deps, enqueue }: Courier,
  job: DeliveryJob,
  { sent, tries, delivery }: Ending,
): Promise<void> {
  const { userId, slot, target } = job;
  const now = deps.now();
  const again = sent.outcome === "again" ? new Date(now.getTime() + sent.afterMs) : null;
  const isInTime = again !== null && again.getTime() - delivery.dueAt.getTime() <= latestMs;
  await deps.database.db.transaction(async (tx) => {
    if (again !== null && isInTime && tries < mostTries) {
      await settleSending(tx, userId, { slot, target, state: "waiting", now });
      await enqueue(tx, [job], again);
    } else {
      const state = sent.outcome === "sent" ? "sent" : "given_up";
      await settleSending(tx, userId, { slot, target, state, now });
    }
  });
}
