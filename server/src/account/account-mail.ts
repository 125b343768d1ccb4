import type { FastifyInstance } from "fastify";
import { emailKey } from "@remanso/core/account/email-key.ts";
import type { Language } from "@remanso/core/language.ts";
import { resetLetter, verificationLetter } from "../mail/account-letters.ts";
import type { Mailer } from "../mail/mailer.ts";
import { limitMail } from "./limits.ts";
import { newLink } from "./one-time-link.ts";
import { findAccountByEmail, type UserRow } from "./store.ts";

/** The letters about an account. Each is written and sent after the answer. */
export interface AccountMail {
  readonly isAvailable: boolean;
  /** To a new account: asks to confirm the address, as often as the address may be written to. */
  welcome(user: UserRow): void;
  verification(user: UserRow): void;
  /** To the account of this address, if there is one; to the address as its owner wrote it. */
  passwordReset(email: string, language: Language | undefined): void;
}

export function accountMail(app: FastifyInstance, mailer: Mailer): AccountMail {
  const { db } = app.deps.database;

  async function sendVerification(user: UserRow): Promise<void> {
    if (user.email === null) return;
    const url = await newLink(db, user.id, {
      kind: "verify",
      emailKey: emailKey(user.email),
      ...linkPlace(app),
    });
    await mailer.send(user.email, verificationLetter({ ...user, url }));
  }

  async function sendReset(email: string, language: Language | undefined): Promise<void> {
    const user = await findAccountByEmail(db, email);
    if (!user || user.email === null) return;
    const url = await newLink(db, user.id, {
      kind: "reset",
      emailKey: emailKey(user.email),
      ...linkPlace(app),
    });
    await mailer.send(
      user.email,
      resetLetter({ firstName: user.firstName, language: language ?? user.language, url }),
    );
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
    verification: (user) => mailer.later(() => sendVerification(user)),
    passwordReset: (email, language) => mailer.later(() => sendReset(email, language)),
  };
}

function linkPlace({ deps }: FastifyInstance) {
  return { baseUrl: deps.config.baseUrl, now: deps.now() };
}
