import type { FastifyInstance } from "fastify";
import type { Notification, Reminders, ReminderSettings } from "@remanso/core/reminders/contract.ts";
import { remindersApi } from "@remanso/core/reminders/contract.ts";
import { notificationPaths } from "@remanso/core/reminders/notification-kinds.ts";
import { withChanges } from "@remanso/core/reminders/settings.ts";
import { reminderWords } from "@remanso/core/reminders/reminder-words.ts";
import type { Language } from "@remanso/core/language.ts";
import { Refusal } from "@remanso/core/refusals.ts";
import { findUser } from "../account/store.ts";
import type { Db } from "../db/db.ts";
import { answer } from "../http.ts";
import { lockPerson } from "../plan/store.ts";
import { mailStateOf } from "./mail-state.ts";
import {
  countUnread,
  listNotifications,
  readNotifications,
  type ListedNotification,
} from "./notification-store.ts";
import { pushRoutes } from "./push-routes.ts";
import { countSubscriptions } from "./push-store.ts";
import { replanReminders } from "./replan.ts";
import { restRoutes } from "./rest-routes.ts";
import { findReminders, keepReminders } from "./settings-store.ts";
import { unsubscribeRoutes } from "./unsubscribe-routes.ts";

export function reminderRoutes(app: FastifyInstance): void {
  settingsRoutes(app);
  notificationRoutes(app);
  pushRoutes(app);
  restRoutes(app);
  unsubscribeRoutes(app);
}

function settingsRoutes(app: FastifyInstance): void {
  const remindersOf = async (db: Db, userId: string): Promise<Reminders> => {
    const { settings, nextAt } = await findReminders(db, userId);
    return {
      settings,
      mail: mailStateOf(app.deps.config, await findUser(db, userId)),
      devices: await countSubscriptions(db, userId),
      next: nextAt?.toISOString() ?? null,
    };
  };

  answer(app, remindersApi.reminders, ({ db, userId }) => remindersOf(db, userId));

  answer(app, remindersApi.change, async ({ input, db, userId, now }) => {
    await lockPerson(db, userId);
    const { settings, nextAt } = await findReminders(db, userId);
    const chosen = withChanges(settings, input);
    refuseQuietHoursWithoutLength(chosen);
    if (chosen.channels.email && !settings.channels.email) await refuseWithoutMail(db, userId);
    await keepReminders(db, userId, { settings: chosen, nextAt });
    await replanReminders(db, userId, now);
    return remindersOf(db, userId);
  });

  async function refuseWithoutMail(db: Db, userId: string): Promise<void> {
    const state = mailStateOf(app.deps.config, await findUser(db, userId));
    if (state === "unavailable") throw new Refusal("mail_unavailable");
    if (state !== "ready") throw new Refusal("address_unverified");
  }
}

function refuseQuietHoursWithoutLength({ quietHours: { isOn, from, to } }: ReminderSettings): void {
  if (isOn && from === to) throw new Refusal("invalid_input", { fields: { "quietHours.to": "no_length" } });
}

function notificationRoutes(app: FastifyInstance): void {
  answer(app, remindersApi.notifications, async ({ db, userId, query, language }) => {
    const before = query.before === undefined ? null : new Date(query.before);
    const listed = await listNotifications(db, userId, before);
    return listed.map((notification) => notificationReply(notification, language));
  });

  answer(app, remindersApi.unread, async ({ db, userId }) => ({ unread: await countUnread(db, userId) }));

  answer(app, remindersApi.readAll, async ({ db, userId, now }) => {
    await readNotifications(db, userId, now);
    return { unread: await countUnread(db, userId) };
  });
}

function notificationReply(notification: ListedNotification, language: Language): Notification {
  const { id, kind, localDate, at, readAt, startsAt } = notification;
  return {
    id,
    kind,
    text: reminderWords(kind, localDate)[language],
    at: at.toISOString(),
    startsAt: startsAt?.toISOString() ?? null,
    path: notificationPaths[kind],
    isRead: readAt !== null,
  };
}
