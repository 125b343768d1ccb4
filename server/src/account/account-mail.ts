import type { FastifyRequest } from "fastify";
import { emailKey } from "@remanso/core/account/email-key.ts";
import type { Language } from "@remanso/core/language.ts";
import type { NoticeKind } from "@remanso/core/reminders/notification-kinds.ts";
import { Refusal } from "@remanso/core/refusals.ts";
import type { Db } from "../db/db.ts";
import { postLetter, sendsMail } from "../mail/keep-letter.ts";
import { limitMail } from "./limits.ts";
import { linkLastsMs } from "./one-time-link.ts";
import type { UserRow } from "./store.ts";

interface Occasion {
  readonly request: FastifyRequest;
  readonly now: Date;
}

// somebody else's way into an account is worth knowing of for this long
const noticeMs = 3 * 86_400_000;

/** Asks the owner of an address to confirm it. */
export async function postVerification(db: Db, user: UserRow, { request, now }: Occasion): Promise<void> {
  if (user.email === null) return;
  await postLetter(db, request, {
    wish: { kind: "verification", email: user.email },
    userId: user.id,
    topic: `verification:${user.id}`,
    now,
    endsAt: new Date(now.getTime() + linkLastsMs("verify")),
  });
}

/** The same for a new account, within the limit of mails per address. */
export async function postWelcome(db: Db, user: UserRow, occasion: Occasion): Promise<void> {
  const { deps } = occasion.request.server;
  if (user.email === null || !sendsMail(deps.config)) return;
  const isOneTooMany = await limitMail(deps, "verification", user.email).then(
    () => false,
    (error: unknown) => {
      if (error instanceof Refusal) return true;
      throw error;
    },
  );
  if (!isOneTooMany) await postVerification(db, user, occasion);
}

/** Tells the owner of an account whose address is proved that somebody has got a way into it. */
export async function postNotice(
  db: Db,
  user: Pick<UserRow, "id" | "email" | "emailVerifiedAt">,
  { request, now, kind }: Occasion & { kind: NoticeKind },
): Promise<void> {
  if (user.email === null || user.emailVerifiedAt === null) return;
  await postLetter(db, request, {
    wish: { kind: "notice", notice: kind },
    userId: user.id,
    now,
    endsAt: new Date(now.getTime() + noticeMs),
  });
}

/**
 * Sends a link to the account of this address, if there is one. The account is looked up after the response, so that neither its content nor
 * its timing reveals whether it exists.
 */
export async function postReset(
  db: Db,
  { email, language }: { email: string; language: Language | undefined },
  { request, now }: Occasion,
): Promise<void> {
  await postLetter(db, request, {
    wish: language === undefined ? { kind: "reset", email } : { kind: "reset", email, language },
    userId: null,
    topic: `reset:${emailKey(email)}`,
    now,
    endsAt: new Date(now.getTime() + linkLastsMs("reset")),
  });
}
