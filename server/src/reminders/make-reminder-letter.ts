import { findUser } from "../account/store.ts";
import type { ClaimedLetter } from "../mail/letter-store.ts";
import type { Addressed, PostDeps } from "../mail/send-letters.ts";
import type { WishFor } from "../mail/wish.ts";
import { findDelivery } from "./delivery-store.ts";
import { reminderLetter } from "./reminder-letter.ts";
import { isStillWanted } from "./still-wanted.ts";
import { unsubscribeToken } from "./unsubscribe-token.ts";

/** A reminder by e-mail, if it is still wanted. */
export async function makeReminderLetter(
  deps: PostDeps,
  { slot }: WishFor<"reminder">,
  { userId }: ClaimedLetter,
): Promise<Addressed | null> {
  const { db } = deps.database;
  const user = userId === null ? null : await findUser(db, userId);
  const delivery = user && (await findDelivery(db, user.id, slot));
  if (!delivery || user.email === null) return null;
  if (!(await isStillWanted(deps, user, { delivery, channel: "email" }))) return null;
  const { kind, localDate } = delivery;
  const { language } = user;
  const { baseUrl } = deps.config;
  const token = unsubscribeToken(deps.secret, user.id);
  const letter = reminderLetter({ kind, localDate, language, baseUrl, unsubscribeToken: token });
  return { to: user.email, letter };
}
