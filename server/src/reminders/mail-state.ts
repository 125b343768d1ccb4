import type { MailState } from "@remanso/core/reminders/contract.ts";
import type { UserRow } from "../account/store.ts";
import type { Config } from "../config.ts";

/** Whether reminders can go to the account's address: only to one that its owner has proved, so that nobody else is written to. */
export function mailStateOf(
  { smtpUrl }: Pick<Config, "smtpUrl">,
  user: Pick<UserRow, "email" | "emailVerifiedAt"> | null,
): MailState {
  if (smtpUrl === null) return "unavailable";
  if (!user?.email) return "no_address";
  return user.emailVerifiedAt === null ? "unverified" : "ready";
}
