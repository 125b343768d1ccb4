import type { Letter } from "../mail/letter.ts";
import type { PostOffice } from "../mail/mailer.ts";
import type { Sent } from "./push.ts";

const againMs = 60_000;

/** Hands a letter to the mail server; a retry is allowed only if it was certainly not accepted. Never fails. */
export async function sendReminderLetter(postOffice: PostOffice, to: string, letter: Letter): Promise<Sent> {
  try {
    await postOffice.send(to, letter);
    return { outcome: "sent" };
  } catch (error) {
    return isNotTaken(error) ? { outcome: "again", afterMs: againMs } : { outcome: "given_up" };
  }
}

/** True when nobody was reached, or the mail server said "not now" (4xx, RFC 5321). */
function isNotTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("responseCode" in error && typeof error.responseCode === "number")
    return error.responseCode >= 400 && error.responseCode < 500;
  return ("syscall" in error && error.syscall === "connect") || ("code" in error && error.code === "EDNS");
}
