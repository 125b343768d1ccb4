import { localDateOf } from "@remanso/core/progress/local-date.ts";
import type { NoticeKind } from "@remanso/core/reminders/notification-kinds.ts";
import type { Db } from "../db/db.ts";
import { insertNotification } from "../reminders/notification-store.ts";
import type { UserRow } from "./store.ts";

/** Tells the owner of an account in the list behind the bell; the letter follows once the transaction has ended (account-mail.ts). */
export async function noteInBell(
  db: Db,
  user: Pick<UserRow, "id" | "timeZone">,
  { kind, now }: { kind: NoticeKind; now: Date },
): Promise<void> {
  const localDate = localDateOf(now, user.timeZone);
  await insertNotification(db, user.id, { kind, localDate, bookingId: null, at: now });
}
