import type { Language } from "@remanso/core/language.ts";

/** specification §7: what the chat call says of where it is made. The server does not trust it. decisions §6 */
export interface UserContext {
  /** The path of the screen on which the chat is open, without its query. */
  readonly screen: string;
  readonly language: Language;
  /** The device's own date and time, to the minute: "2026-11-23T14:05". */
  readonly localTime: string;
}

export function userContextOf(
  language: Language,
  { screen, now }: { screen: string; now: Date },
): UserContext {
  const two = (count: number) => String(count).padStart(2, "0");
  const day = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join("-");
  return { screen, language, localTime: `${day}T${two(now.getHours())}:${two(now.getMinutes())}` };
}
