import { emailKey } from "@remanso/core/account/email-key.ts";
import { notificationPaths } from "@remanso/core/reminders/notification-kinds.ts";
import { noticeLetter, resetLetter, verificationLetter } from "../mail/account-letters.ts";
import { noteLink, type ClaimedLetter } from "../mail/letter-store.ts";
import type { Addressed, PostDeps } from "../mail/send-letters.ts";
import type { WishFor } from "../mail/wish.ts";
import { mailedLink } from "./one-time-link.ts";
import { findAccountByEmail, findUser, type UserRow } from "./store.ts";

type AccountWish = WishFor<"verification" | "reset" | "notice">;

/** A letter about an account, to the address that the account has now. */
export async function accountLetter(
  deps: PostDeps,
  wish: AccountWish,
  kept: ClaimedLetter,
): Promise<Addressed | null> {
  const { db } = deps.database;
  if (wish.kind === "reset") {
    const user = await findAccountByEmail(db, wish.email);
    return user && reset(deps, { user, language: wish.language, kept });
  }
  const user = kept.userId === null ? null : await findUser(db, kept.userId);
  if (!user || user.email === null) return null;
  if (wish.kind === "verification")
    return user.emailVerifiedAt === null ? verification(deps, { user, wish, kept }) : null;
  if (user.emailVerifiedAt === null) return null;
  const url = `${deps.config.baseUrl}${notificationPaths[wish.notice]}`;
  return { to: user.email, letter: noticeLetter({ ...user, url, kind: wish.notice }) };
}

interface Verification {
  readonly user: UserRow;
  readonly wish: WishFor<"verification">;
  readonly kept: ClaimedLetter;
}

async function verification(deps: PostDeps, { user, wish, kept }: Verification): Promise<Addressed | null> {
  const { email, language } = user;
  if (email === null || emailKey(email) !== emailKey(wish.email)) return null;
  const url = await linkFor(deps, { kept, kind: "verify", id: user.id, email });
  return url === null ? null : { to: email, letter: verificationLetter({ language, url }) };
}

interface Reset {
  readonly user: UserRow;
  readonly language: UserRow["language"] | undefined;
  readonly kept: ClaimedLetter;
}

async function reset(deps: PostDeps, { user, language, kept }: Reset): Promise<Addressed | null> {
  const { email } = user;
  if (email === null) return null;
  const url = await linkFor(deps, { kept, kind: "reset", id: user.id, email });
  if (url === null) return null;
  // anybody may have written this address and this name at sign-up: only its owner is greeted by name
  const firstName = user.emailVerifiedAt === null ? null : user.firstName;
  return { to: email, letter: resetLetter({ firstName, language: language ?? user.language, url }) };
}

interface Linked {
  readonly kept: ClaimedLetter;
  readonly kind: "verify" | "reset";
  readonly id: string;
  readonly email: string;
}

/** The letter's link, which every try makes the same; null once it was used, or made void by a newer password. */
async function linkFor(deps: PostDeps, { kept, kind, id, email }: Linked): Promise<string | null> {
  return deps.database.db.transaction(async (tx) => {
    if (!kept.hasLink) await noteLink(tx, kept, id);
    return mailedLink(tx, id, {
      kind,
      letterId: kept.id,
      isNew: !kept.hasLink,
      emailKey: emailKey(email),
      deps,
    });
  });
}
