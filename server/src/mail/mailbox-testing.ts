import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export interface ReceivedLetter {
  /** Whom the envelope names. */
  readonly recipients: readonly string[];
  readonly mail: Email;
}

/** A real mail server on loopback that keeps what it is given. */
export interface Mailbox {
  readonly smtpUrl: string;
  readonly port: number;
  readonly letters: readonly ReceivedLetter[];
  /** Waits for the next letter to this address (the only one so far, or the one after those already taken). */
  letterTo(address: string): Promise<Email>;
  close(): Promise<void>;
}

interface Manners {
  /** Answers every letter with this status instead of keeping it. */
  readonly refuse?: number;
  /** Says nothing any more: from the greeting on, or once it has the whole letter, which it then keeps or drops. */
  readonly hangs?: "greeting" | "keeping" | "dropping";
  readonly port?: number;
}

export async function openMailbox({ refuse, hangs, port = 0 }: Manners = {}): Promise<Mailbox> {
  const letters: ReceivedLetter[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    closeTimeout: 100,
    onConnect: (_session, callback) => {
      if (hangs !== "greeting") callback();
    },
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (refuse !== undefined)
          return callback(Object.assign(new Error("refused"), { responseCode: refuse }));
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          if (hangs !== "dropping") letters.push({ recipients, mail });
          if (!hangs) callback();
        }, callback);
      });
    },
  });
  // a client that hangs up is its own matter
  server.on("error", () => undefined);
  const listener = server.listen(port, "127.0.0.1");
  await once(listener, "listening");
  const bound = portOf(listener.address());
  return {
    smtpUrl: `smtp://127.0.0.1:${bound}`,
    port: bound,
    letters,
    letterTo: waitingFor(letters),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function waitingFor(letters: readonly ReceivedLetter[]): Mailbox["letterTo"] {
  const taken = new Set<ReceivedLetter>();
  return async (address) => {
    for (let wait = 0; wait < 800; wait += 1) {
      const found = letters.find((letter) => !taken.has(letter) && letter.recipients.includes(address));
      if (found) {
        taken.add(found);
        return found.mail;
      }
      await sleep(25);
    }
    throw new Error(`No letter came to ${address}.`);
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === "string")
    throw new Error("The mail server does not listen on a port.");
  return address.port;
}
