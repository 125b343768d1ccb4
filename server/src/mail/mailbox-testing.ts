import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

interface ReceivedLetter {
  /** Whom the envelope names. */
  readonly recipients: readonly string[];
  readonly mail: Email;
}

/** A real mail server on loopback that keeps what it is given. */
export interface Mailbox {
  readonly smtpUrl: string;
  readonly letters: readonly ReceivedLetter[];
  /** Waits for the next letter to this address (the only one so far, or the one after those already taken). */
  letterTo(address: string): Promise<Email>;
  close(): Promise<void>;
}

/** `refuse`: answers every letter with this status instead of keeping it. */
export async function openMailbox({ refuse }: { refuse?: number } = {}): Promise<Mailbox> {
  const letters: ReceivedLetter[] = [];
  const taken = new Set<ReceivedLetter>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (refuse !== undefined)
          return callback(Object.assign(new Error("refused"), { responseCode: refuse }));
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          letters.push({ recipients, mail });
          callback();
        }, callback);
      });
    },
  });
  // a client that hangs up is its own matter
  server.on("error", () => undefined);
  const listener = server.listen(0, "127.0.0.1");
  await once(listener, "listening");
  return {
    smtpUrl: `smtp://127.0.0.1:${portOf(listener.address())}`,
    letters,
    letterTo: async (address) => {
      for (let wait = 0; wait < 800; wait += 1) {
        const found = letters.find((letter) => !taken.has(letter) && letter.recipients.includes(address));
        if (found) {
          taken.add(found);
          return found.mail;
        }
        await sleep(25);
      }
      throw new Error(`No letter came to ${address}.`);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === "string")
    throw new Error("The mail server does not listen on a port.");
  return address.port;
}
