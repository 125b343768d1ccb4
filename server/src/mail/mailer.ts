import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { Refusal } from "@remanso/core/refusals.ts";
import { createTransport } from "nodemailer";
import type { Letter } from "./letter.ts";

/** Sends letters when the installation has SMTP; each waits on the outside and so belongs into no transaction. */
export interface Mailer {
  readonly isAvailable: boolean;
  /** Sends to this address. Fails when the mail server refuses or does not answer. */
  send(to: string, letter: Letter): Promise<void>;
  /** Does `work` once the answer is on its way. A failure is noted in the log, without any address. */
  later(work: () => Promise<void>): void;
}

// a mail server that says nothing for so long is away
const patience = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  dnsTimeout: 10_000,
};

// a server that stops has ten seconds for everything
const closingMs = 5000;

/** Opens the way to the mail server of SMTP_URL; closing the app waits a little for what is being sent. */
export function openMailer(app: FastifyInstance): Mailer {
  const { smtpUrl, mailFrom } = app.deps.config;
  const transport =
    smtpUrl === null
      ? null
      : createTransport({ url: smtpUrl, ...patience, disableFileAccess: true, disableUrlAccess: true });
  const underway = new Set<Promise<void>>();
  app.addHook("onClose", async () => {
    await Promise.race([Promise.all(underway), sleep(closingMs, undefined, { ref: false })]);
    transport?.close();
  });
  return {
    isAvailable: transport !== null,
    send: async (to, letter) => {
      if (!transport) throw new Refusal("mail_unavailable");
      await transport.sendMail({
        ...letter,
        from: mailFrom,
        // as an object: nothing in the address is read as a second one
        to: { name: "", address: to },
        headers: { "Auto-Submitted": "auto-generated" },
      });
    },
    later: (work) => {
      const done = afterAnswer()
        .then(work)
        .catch((error: unknown) => noteFailure(app, error))
        .finally(() => underway.delete(done));
      underway.add(done);
    },
  };
}

function afterAnswer(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function noteFailure(app: FastifyInstance, error: unknown): void {
  if (error instanceof Refusal) return;
  const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
  app.log.error({ code }, "a letter could not be sent");
}
