import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { Refusal } from "@remanso/core/refusals.ts";
import { createTransport } from "nodemailer";
import type { Config } from "../config.ts";
import type { Letter } from "./letter.ts";

/** The connection to the mail server of SMTP_URL, if there is one. It waits on the network, so never use it in a transaction. */
export interface PostOffice {
  readonly isAvailable: boolean;
  /** Sends to this address. Fails when the mail server refuses or does not answer. */
  send(to: string, letter: Letter): Promise<void>;
  close(): void;
}

/** Sends letters when the installation has SMTP. */
export interface Mailer extends Omit<PostOffice, "close"> {
  /** Runs `work` after the response. A failure is logged, without any address. */
  later(work: () => Promise<void>): void;
}

// a mail server that is silent for this long is down
const patience = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  dnsTimeout: 10_000,
};

// a stopping server has ten seconds for everything
const closingMs = 5000;

export function openPostOffice({ smtpUrl, mailFrom }: Config): PostOffice {
  const transport =
    smtpUrl === null
      ? null
      : createTransport({ url: smtpUrl, ...patience, disableFileAccess: true, disableUrlAccess: true });
  return {
    isAvailable: transport !== null,
    send: async (to, { headers, ...letter }) => {
      if (!transport) throw new Refusal("mail_unavailable");
      await transport.sendMail({
        ...letter,
        from: mailFrom,
        // as an object, so that an address cannot be parsed as two
        to: { name: "", address: to },
        headers: { "Auto-Submitted": "auto-generated", ...headers },
      });
    },
    close: () => transport?.close(),
  };
}

/** The mailer of an app; closing the app waits a little for mails being sent. */
export function openMailer(app: FastifyInstance): Mailer {
  const postOffice = openPostOffice(app.deps.config);
  const underway = new Set<Promise<void>>();
  app.addHook("onClose", async () => {
    await Promise.race([Promise.all(underway), sleep(closingMs, undefined, { ref: false })]);
    postOffice.close();
  });
  return {
    isAvailable: postOffice.isAvailable,
    send: postOffice.send,
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
