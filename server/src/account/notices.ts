import type { FastifyRequest } from "fastify";
import { localDateOf } from "@remanso/core/progress/local-date.ts";
import type { NoticeKind } from "@remanso/core/reminders/notification-kinds.ts";
import type { Db } from "../db/db.ts";
import { insertNotification } from "../reminders/notification-store.ts";
import { postNotice } from "./account-mail.ts";
import type { UserRow } from "./store.ts";

interface Notice {
  readonly kind: NoticeKind;
  readonly request: FastifyRequest;
  readonly now: Date;
}

/** Tells the owner of an account in the list behind the bell and, where its address is proved, by mail. */
export async function tellOwner(db: Db, user: UserRow, { kind, request, now }: Notice): Promise<void> {
  const localDate = localDateOf(now, user.timeZone);
  await insertNotification(db, user.id, { kind, localDate, bookingId: null, at: now });
  await postNotice(db, user, { request, now, kind });
}
