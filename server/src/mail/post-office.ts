import { createTransport } from "nodemailer";
import type { Config } from "../config.ts";
import type { Letter } from "./letter.ts";

/**
 * What became of a letter. "not_taken": certainly not accepted, and may be later. "refused": the mail server will not take it. "unknown": the
 * connection ended before it said whether it has.
 */
export type HandedOver = "taken" | "not_taken" | "refused" | "unknown";

/** The connection to the mail server of SMTP_URL. It waits on the network, so never use it in a transaction. */
export interface PostOffice {
  readonly isAvailable: boolean;
  /** Hands a letter over. The same id makes two copies recognisable as one letter. Never fails. */
  handOver(id: string, to: string, letter: Letter): Promise<HandedOver>;
  close(): void;
}

// a mail server that is silent for this long is down
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, dnsTimeout: 10_000 };
// it may look through a letter before it takes it
const silenceMs = 60_000;

export function openPostOffice(
  { smtpUrl, mailFrom, baseUrl }: Pick<Config, "smtpUrl" | "mailFrom" | "baseUrl">,
  socketTimeout = silenceMs,
): PostOffice {
  const guards = { disableFileAccess: true, disableUrlAccess: true };
  const transport =
    smtpUrl === null ? null : createTransport({ url: smtpUrl, ...patience, socketTimeout, ...guards });
  const { hostname } = new URL(baseUrl);
  return {
    isAvailable: transport !== null,
    handOver: async (id, to, { headers, ...letter }) => {
      if (!transport) return "not_taken";
      const message = {
        ...letter,
        messageId: `<${id}@${hostname}>`,
        from: mailFrom,
        // as an object, so that an address cannot be parsed as two
        to: { name: "", address: to },
        headers: { "Auto-Submitted": "auto-generated", ...headers },
      };
      return transport.sendMail(message).then(() => "taken" as const, outcomeOf);
    },
    close: () => transport?.close(),
  };
}

// how nodemailer names them
const commandsOfTheLetter = new Set<unknown>(["RCPT TO", "DATA"]);
const beforeTheLetter = new Set<unknown>(["EDNS", "EAUTH", "ETLS"]);
const waitsBeforeTheLetter = new Set<unknown>(["CONNECT_TIMEOUT", "GREETING_TIMEOUT", "UPGRADE_TIMEOUT"]);

function outcomeOf(error: unknown): HandedOver {
  if (!(error instanceof Error)) return "unknown";
  const code = "code" in error ? error.code : null;
  const status = "responseCode" in error && typeof error.responseCode === "number" ? error.responseCode : 0;
  // 5xx about this letter is for good (RFC 5321); about the connection, the password or the sender it is the operator's to mend
  if (status >= 500 && "command" in error && commandsOfTheLetter.has(error.command)) return "refused";
  if (status >= 400 || beforeTheLetter.has(code)) return "not_taken";
  if ("syscall" in error && error.syscall === "connect") return "not_taken";
  return "timeoutType" in error && waitsBeforeTheLetter.has(error.timeoutType) ? "not_taken" : "unknown";
}
