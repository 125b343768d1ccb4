import { latestMs } from "@remanso/core/reminders/next-slot.ts";
import { notificationPaths } from "@remanso/core/reminders/notification-kinds.ts";
import { reminderWords } from "@remanso/core/reminders/reminder-words.ts";
import { findUser, type UserRow } from "../account/store.ts";
import type { Deps } from "../deps.ts";
import { isId } from "../ids.ts";
import { claimSending, findDelivery, settleSending, type Delivery } from "./delivery-store.ts";
import type { DeliveryJob, Enqueue } from "./plan-reminders.ts";
import { publicInternet, sendPush, type Sent } from "./push.ts";
import { pushKeysOf } from "./push-keys.ts";
import { findSubscription, removeSubscription } from "./push-store.ts";
import { isStillWanted } from "./still-wanted.ts";

export interface Courier {
  readonly deps: Deps;
  readonly enqueue: Enqueue;
}

// a minute apart; anything later would come too late to help
const mostTries = 5;

/**
 * Sends one message to a browser, at most once: it is claimed before it is sent, so that neither a server that dies halfway nor two servers with the
 * same job send it twice (the list behind the bell has it in any case). A message that was certainly not accepted is retried. No
 * transaction is open meanwhile.
 */
export async function deliver(courier: Courier, job: DeliveryJob): Promise<void> {
  const { deps } = courier;
  const { db } = deps.database;
  const { userId, slot, target } = job;
  // by e-mail, queued before an update: it has a queue of its own now
  if (!isId(target)) return;
  const delivery = await findDelivery(db, userId, slot);
  const user = await findUser(db, userId);
  if (!delivery || !user || !(await isStillWanted(deps, user, { delivery, channel: "push" }))) return;
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

async function send(courier: Courier, user: UserRow, { delivery, target }: Message): Promise<Sent> {
  const { deps } = courier;
  const { kind, localDate } = delivery;
  const { language } = user;
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
