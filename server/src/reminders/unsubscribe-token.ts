import { createHmac, timingSafeEqual } from "node:crypto";
import { isId } from "../ids.ts";
import type { AppSecret } from "../secret.ts";

// The link in a reminder's mail works without being signed in and for as long as somebody keeps the mail. It says who, and proves
// that this installation wrote it; all it can do is turn these mails off.

/** The token of the link that turns somebody's reminders by e-mail off. */
export function unsubscribeToken(secret: AppSecret, userId: string): string {
  return `${userId}.${signatureOf(secret, userId).toString("base64url")}`;
}

/** Whose token it is; null for anything that this installation has not written. */
export function readUnsubscribeToken(secret: AppSecret, token: string): string | null {
  const [userId = "", signature = ""] = token.split(".");
  if (!isId(userId)) return null;
  const given = Buffer.from(signature, "base64url");
  const right = signatureOf(secret, userId);
  return given.length === right.length && timingSafeEqual(given, right) ? userId : null;
}

function signatureOf(secret: AppSecret, userId: string): Buffer {
  return createHmac("sha256", secret.keyFor("unsubscribe")).update(userId).digest();
}
