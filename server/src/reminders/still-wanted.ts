import { localDateOf } from "@remanso/core/progress/local-date.ts";
import { wallTimeAt, timeOf } from "@remanso/core/progress/wall-clock.ts";
import { latestMs } from "@remanso/core/reminders/next-slot.ts";
import { isQuiet } from "@remanso/core/reminders/quiet-hours.ts";
import type { UserRow } from "../account/store.ts";
import type { Deps } from "../deps.ts";
import { findBooking } from "../marketplace/store.ts";
import type { Delivery } from "./delivery-store.ts";
import { mailStateOf } from "./mail-state.ts";
import { listRestDays } from "./rest-store.ts";
import { findReminders } from "./settings-store.ts";

interface Message {
  readonly delivery: Delivery;
  readonly channel: "email" | "push";
}

/**
 * False if it is too late by now, in quiet hours, on a day of rest or while the product rests, its channel was turned off, or the session
 * was cancelled.
 */
export async function isStillWanted(
  deps: Pick<Deps, "config" | "database" | "now">,
  user: UserRow,
  { delivery, channel }: Message,
): Promise<boolean> {
  const { db } = deps.database;
  const now = deps.now();
  if (now.getTime() - delivery.dueAt.getTime() > latestMs) return false;
  if (user.restsUntil && user.restsUntil > now) return false;
  const { settings } = await findReminders(db, user.id);
  const { email, push } = settings.channels;
  if (channel === "email" ? !email || mailStateOf(deps.config, user) !== "ready" : !push) return false;
  const restDays = await listRestDays(db, user.id);
  if (restDays.includes(localDateOf(now, user.timeZone))) return false;
  if (isQuiet(timeOf(wallTimeAt(now, user.timeZone)), settings.quietHours)) return false;
  return delivery.bookingId === null || (await findBooking(db, user.id, delivery.bookingId)) !== null;
}
