import { latestMs, nextSlot } from "@remanso/core/reminders/next-slot.ts";
import { findUser } from "../account/store.ts";
import type { Db } from "../db/db.ts";
import { lockPerson } from "../plan/store.ts";
import { listRestDays } from "./rest-store.ts";
import { findReminders, setNextAt } from "./settings-store.ts";

/**
 * Recomputes when somebody is reminded next. Call it in the transaction that changes what it depends on: their settings, their
 * time zone or their days of rest. The person is locked, so that two changes at once see each other.
 */
export async function replanReminders(db: Db, userId: string, now: Date): Promise<Date | null> {
  await lockPerson(db, userId);
  const user = await findUser(db, userId);
  const { settings, nextAt: dueAt } = await findReminders(db, userId);
  const restDays = new Set(await listRestDays(db, userId));
  // a reminder that is due but not yet planned stays due if the settings still ask for it
  const isWaiting = dueAt !== null && dueAt <= now && now.getTime() - dueAt.getTime() <= latestMs;
  const after = isWaiting ? new Date(dueAt.getTime() - 1) : now;
  const next = user && nextSlot({ settings, timeZone: user.timeZone, restDays }, after);
  const nextAt = next?.at ?? null;
  await setNextAt(db, userId, nextAt);
  return nextAt;
}
