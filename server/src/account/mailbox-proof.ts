import { Refusal } from "@remanso/core/refusals.ts";
import type { Db } from "../db/db.ts";
import { unlinkIdentities } from "./identity-store.ts";
import { dropLinks, spendResetLink } from "./link-store.ts";
import { dropPasskeys } from "./passkey-store.ts";
import { turnOffSecondFactor } from "./second-factor.ts";
import { endSessions } from "./session-store.ts";
import { claimUnproved, findUser, updateUser, type UserRow } from "./store.ts";

interface Reset {
  readonly tokenHash: Buffer;
  readonly passwordHash: string;
  readonly now: Date;
}

/**
 * Uses up a reset link: the account has the new password, and every session of it has ended. Refuses `link_used` when the
 * link is unknown, used, too old or was sent to another address. Of several simultaneous uses one succeeds.
 */
export async function resetPassword(db: Db, { tokenHash, passwordHash, now }: Reset): Promise<UserRow> {
  const link = await spendResetLink(db, tokenHash, now);
  const owner = link && (await findUser(db, link.userId));
  if (!owner || owner.emailKey !== link.emailKey) throw new Refusal("link_used");
  // a link that the operator handed over proves nothing about the mailbox
  const provesMailbox = link.kind === "reset" && owner.emailVerifiedAt === null;
  const emailVerifiedAt = provesMailbox ? now : undefined;
  // locks the account: anything prepared at this moment is either finished, and found below, or comes too late
  const user = await updateUser(db, owner.id, { passwordHash, emailVerifiedAt });
  if (provesMailbox) await dropOtherWaysIn(db, owner.id);
  if (link.kind === "operator_reset") await turnOffSecondFactor(db, owner.id);
  await endSessions(db, owner.id);
  await dropLinks(db, owner.id);
  if (!user) throw new Refusal("link_used");
  return user;
}

/**
 * The owner of the mailbox has shown up for the first time (a provider vouches for them): whatever somebody else may have
 * prepared in their name ends. Null when the address had been proved meanwhile. decisions §1
 */
export async function claimByMailbox(db: Db, userId: string, now: Date): Promise<UserRow | null> {
  const user = await claimUnproved(db, userId, now);
  if (!user) return null;
  await dropOtherWaysIn(db, userId);
  await endSessions(db, userId);
  await dropLinks(db, userId);
  return user;
}

async function dropOtherWaysIn(db: Db, userId: string): Promise<void> {
  await unlinkIdentities(db, userId);
  await dropPasskeys(db, userId);
  await turnOffSecondFactor(db, userId);
}
