import { localDateOf } from "@remanso/core/progress/local-date.ts";
import { bookingMoments } from "@remanso/core/reminders/booking-moments.ts";
import type { NotificationKind } from "@remanso/core/reminders/notification-kinds.ts";
import { latestMs, nextSlot, type ReminderPlan } from "@remanso/core/reminders/next-slot.ts";
import { findUser } from "../account/store.ts";
import type { Db } from "../db/db.ts";
import type { Deps } from "../deps.ts";
import { keepLetter } from "../mail/keep-letter.ts";
import { insertDelivery, sessionsToRemind, type ComingSession } from "./delivery-store.ts";
import { mailStateOf } from "./mail-state.ts";
import { insertNotification } from "./notification-store.ts";
import { listSubscriptions } from "./push-store.ts";
import { listRestDays } from "./rest-store.ts";
import { findReminders, setNextAt, takeDue, type DuePerson } from "./settings-store.ts";

/** One message for one browser: the id of its web push subscription. */
export interface DeliveryJob {
  readonly userId: string;
  readonly slot: string;
  readonly target: string;
}

/** Queues jobs within a transaction: they exist if, and only if, it commits. */
export type Enqueue = (tx: Db, jobs: readonly DeliveryJob[], after?: Date) => Promise<void>;

// the most people that one transaction should lock
const atOnce = 50;
const sessionsAtOnce = 500;

/**
 * Handles everything that is due now: records each slot, so that it counts once even with several planners, adds it to the list behind
 * the bell, and queues the messages. What is long overdue is dropped.
 */
export async function planReminders(deps: Deps, enqueue: Enqueue): Promise<void> {
  const now = deps.now();
  const { db } = deps.database;
  for (let taken = atOnce; taken === atOnce;) {
    taken = await db.transaction(async (tx) => {
      const people = await takeDue(tx, { now, most: atOnce });
      for (const person of people) await planPerson({ deps, tx, enqueue, now }, person);
      return people.length;
    });
  }
  for (const session of await sessionsToRemind(db, { now, most: sessionsAtOnce })) {
    await db.transaction((tx) => planSession({ deps, tx, enqueue, now }, session));
  }
}

interface Planning {
  readonly deps: Deps;
  readonly tx: Db;
  readonly enqueue: Enqueue;
  readonly now: Date;
}

async function planPerson(
  planning: Planning,
  { userId, timeZone, settings, dueAt, restsUntil }: DuePerson,
): Promise<void> {
  const { tx, now } = planning;
  const plan = { settings, timeZone, restDays: new Set(await listRestDays(tx, userId)) };
  // after a downtime, only what is not too old counts
  const since = Math.max(dueAt.getTime(), now.getTime() - latestMs);
  const slot = nextSlot(plan, new Date(since - 1));
  // what falls into a rest is skipped like on a rest day, and does not come later
  const isInRest = slot !== null && restsUntil !== null && slot.at < restsUntil;
  if (slot && slot.at <= now && !isInRest) {
    await remind(planning, userId, {
      slot: `day:${slot.date}`,
      kind: slot.kind,
      localDate: slot.date,
      bookingId: null,
      dueAt: slot.at,
      plan,
      isLoud: true,
    });
  }
  await setNextAt(tx, userId, nextSlot(plan, now)?.at ?? null);
}

async function planSession(planning: Planning, session: ComingSession): Promise<void> {
  const { tx, now } = planning;
  const { userId, timeZone, bookingId, startsAt, bookedAt } = session;
  const { settings } = await findReminders(tx, userId);
  const plan = { settings, timeZone, restDays: new Set(await listRestDays(tx, userId)) };
  for (const { kind, at, isLoud } of bookingMoments(startsAt, plan)) {
    if (at > now) continue;
    const isOld = at < bookedAt || now.getTime() - at.getTime() > latestMs;
    const occasion = { slot: `${kind}:${bookingId}`, kind, bookingId, dueAt: at, plan, isLoud };
    const localDate = localDateOf(at, timeZone);
    if (isOld)
      await insertDelivery(tx, userId, { slot: occasion.slot, kind, localDate, bookingId, dueAt: at });
    else await remind(planning, userId, { ...occasion, localDate });
  }
}

interface Occasion {
  readonly slot: string;
  readonly kind: NotificationKind;
  readonly localDate: string;
  readonly bookingId: string | null;
  readonly dueAt: Date;
  readonly plan: ReminderPlan;
  /** False: it only appears in the list, and nothing is sent. */
  readonly isLoud: boolean;
}

async function remind(
  { deps, tx, enqueue, now }: Planning,
  userId: string,
  { plan, isLoud, ...delivery }: Occasion,
): Promise<void> {
  if (!(await insertDelivery(tx, userId, delivery))) return;
  const { list, email, push } = plan.settings.channels;
  const { kind, localDate, bookingId } = delivery;
  if (list) await insertNotification(tx, userId, { kind, localDate, bookingId, at: now });
  if (!isLoud) return;
  const { slot, dueAt } = delivery;
  if (email && mailStateOf(deps.config, await findUser(tx, userId)) === "ready") {
    const endsAt = new Date(dueAt.getTime() + latestMs);
    await keepLetter(tx, deps, { wish: { kind: "reminder", slot }, userId, now, endsAt });
  }
  const targets = push ? (await listSubscriptions(tx, userId)).map(({ id }) => id) : [];
  if (targets.length > 0)
    await enqueue(
      tx,
      targets.map((target) => ({ userId, slot, target })),
    );
}
