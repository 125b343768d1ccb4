import type { FastifyInstance } from "fastify";
import { emailKey } from "@remanso/core/account/email-key.ts";
import type { Language } from "@remanso/core/language.ts";
import { notificationPaths, type NoticeKind } from "@remanso/core/reminders/notification-kinds.ts";
import { noticeLetter, resetLetter, verificationLetter } from "../mail/account-letters.ts";
import type { Letter } from "../mail/letter.ts";
import type { Mailer } from "../mail/mailer.ts";
import { limitMail } from "./limits.ts";
import { newLink } from "./one-time-link.ts";
import { findAccountByEmail, type UserRow } from "./store.ts";

/** Mails about an account. Each is written and sent after the response. */
export interface AccountMail {
  readonly isAvailable: boolean;
  /** To a new account: asks to confirm the address, within the limit of mails per address. */
  welcome(user: UserRow): void;
  verification(user: UserRow): void;
  /** To an account whose address is proved: somebody has got a way into it. */
  notice(user: UserRow, kind: NoticeKind): void;
  /** To the account with this address, if there is one, spelt as its owner wrote it. */
  passwordReset(email: string, language: Language | undefined): void;
}

declare module "fastify" {
  interface FastifyInstance {
    accountMail: AccountMail;
  }
}

export function accountMail(app: FastifyInstance, mailer: Mailer): AccountMail {
  const { db } = app.deps.database;

  async function sendVerification(user: UserRow): Promise<void> {
    if (user.email === null) return;
    const url = await linkFor(app, { id: user.id, email: user.email }, "verify");
    await mailer.send(user.email, verificationLetter({ language: user.language, url }));
  }

  async function sendReset(email: string, language: Language | undefined): Promise<void> {
    const user = await findAccountByEmail(db, email);
    if (!user || user.email === null) return;
    const url = await linkFor(app, { id: user.id, email: user.email }, "reset");
    // anybody may have written this address and this name at sign-up: only its owner is greeted by name
    const firstName = user.emailVerifiedAt === null ? null : user.firstName;
    await mailer.send(user.email, resetLetter({ firstName, language: language ?? user.language, url }));
  }

  return {
    isAvailable: mailer.isAvailable,
    welcome: (user) => {
      if (!mailer.isAvailable || user.email === null) return;
      const { email } = user;
      mailer.later(async () => {
        await limitMail(app.deps, "verification", email);
        await sendVerification(user);
      });
    },
    notice: (user, kind) => {
      const { email } = user;
      if (!mailer.isAvailable || email === null || user.emailVerifiedAt === null) return;
      mailer.later(() => mailer.send(email, noticeAbout(app, user, kind)));
    },
    verification: (user) => mailer.later(() => sendVerification(user)),
    passwordReset: (email, language) => mailer.later(() => sendReset(email, language)),
  };
}

function noticeAbout({ deps }: FastifyInstance, user: UserRow, kind: NoticeKind): Letter {
  return noticeLetter({ ...user, url: `${deps.config.baseUrl}${notificationPaths[kind]}`, kind });
}

function linkFor(
  { deps }: FastifyInstance,
  { id, email }: { id: string; email: string },
  kind: "verify" | "reset",
): Promise<string> {
  const place = { baseUrl: deps.config.baseUrl, now: deps.now() };
  return newLink(deps.database.db, id, { kind, emailKey: emailKey(email), ...place });
}
