import { asc, eq, lte } from "drizzle-orm";
import type { ReminderSettings } from "@remanso/core/reminders/contract.ts";
import { quietSettings } from "@remanso/core/reminders/settings.ts";
import { users } from "../account/tables.ts";
import type { Db } from "../db/db.ts";
import { ready, type Places } from "../db/ready.ts";
import { reminderSettings } from "./tables.ts";

export interface KeptReminders {
  readonly settings: ReminderSettings;
  /** When the next reminder is due; null if there is none. */
  readonly nextAt: Date | null;
}

/** A person's settings, or the defaults. */
export async function findReminders(db: Db, userId: string): Promise<KeptReminders> {
  const [row] = await settingsRow(db, { userId });
  return row ? { settings: settingsOf(row), nextAt: row.nextAt } : { settings: quietSettings, nextAt: null };
}

const settingsRow = ready((db, { userId }: Places<"userId">) =>
  db.select().from(reminderSettings).where(eq(reminderSettings.userId, userId)),
);

export async function keepReminders(
  db: Db,
  userId: string,
  { settings, nextAt }: KeptReminders,
): Promise<void> {
  const columns = { ...columnsOf(settings), nextAt };
  await db
    .insert(reminderSettings)
    .values({ userId, ...columns })
    .onConflictDoUpdate({ target: reminderSettings.userId, set: columns });
}

export async function setNextAt(db: Db, userId: string, nextAt: Date | null): Promise<void> {
  await db.update(reminderSettings).set({ nextAt }).where(eq(reminderSettings.userId, userId));
}

export async function turnOffEmail(db: Db, userId: string): Promise<void> {
  await db.update(reminderSettings).set({ byEmail: false }).where(eq(reminderSettings.userId, userId));
}

export interface DuePerson {
  readonly userId: string;
  readonly timeZone: string;
  readonly settings: ReminderSettings;
  readonly dueAt: Date;
  readonly restsUntil: Date | null;
}

/**
 * Some of the people whose time has come, the longest waiting first, locked until the transaction ends; those that another planner
 * has locked are skipped. It looks for people, so it names none.
 */
export async function takeDue(db: Db, { now, most }: { now: Date; most: number }): Promise<DuePerson[]> {
  const rows = await db
    .select({ reminders: reminderSettings, timeZone: users.timeZone, restsUntil: users.restsUntil })
    .from(reminderSettings)
    .innerJoin(users, eq(users.id, reminderSettings.userId))
    .where(lte(reminderSettings.nextAt, now))
    .orderBy(asc(reminderSettings.nextAt))
    .limit(most)
    .for("update", { of: reminderSettings, skipLocked: true });
  return rows.flatMap(({ reminders: { nextAt: dueAt, ...reminders }, timeZone, restsUntil }) =>
    dueAt ? [{ userId: reminders.userId, timeZone, settings: settingsOf(reminders), dueAt, restsUntil }] : [],
  );
}

type Row = typeof reminderSettings.$inferSelect;

function settingsOf(row: Omit<Row, "nextAt">): ReminderSettings {
  return {
    daily: { isOn: row.dailyOn, time: row.dailyTime },
    weekly: { isOn: row.weeklyOn, weekday: row.weekday, time: row.weeklyTime },
    channels: { push: row.byPush, email: row.byEmail, list: row.byList },
    quietHours: { isOn: row.quietOn, from: row.quietFrom, to: row.quietTo },
  };
}

function columnsOf({
  daily,
  weekly,
  channels,
  quietHours,
}: ReminderSettings): Omit<Row, "userId" | "nextAt"> {
  return {
    dailyOn: daily.isOn,
    dailyTime: daily.time,
    weeklyOn: weekly.isOn,
    weekday: weekly.weekday,
    weeklyTime: weekly.time,
    byPush: channels.push,
    byEmail: channels.email,
    byList: channels.list,
    quietOn: quietHours.isOn,
    quietFrom: quietHours.from,
    quietTo: quietHours.to,
  };
}
