import { forgetDisk } from "../app/outbox-disk.ts";

const chats = "remanso.chat.";
const plans = "remanso.safety-plan.";
const readingPlaces = "remanso.reading.";
// what is being written in a check-in or in the journal
const drafts = "remanso.check-in.";
const kinds = [chats, plans, readingPlaces, drafts];
// what could not be sent yet, and sessions under way with what was written in them: somebody's who may only have lost their session
const unsent = "outbox:";
const sessions = "remanso.session.";

/**
 * What other accounts have left on this device goes, when somebody signs in. decisions §6: the conversation is erased when another
 * person signs in; a safety plan must not be found by anybody else either.
 */
export function forgetOthers(userId: string): void {
  eraseWhere((key) => kinds.some((kind) => key.startsWith(kind) && key.slice(kind.length) !== userId));
}

/** Every conversation goes: the session has ended. */
export function forgetChats(): void {
  eraseWhere((key) => key.startsWith(chats));
}

/** At sign-out everything personal goes; what would be lost by it was told before (`onlyHere`). */
export async function forgetPerson(): Promise<void> {
  eraseWhere((key) => [...kinds, unsent, sessions].some((kind) => key.startsWith(kind)));
  await forgetDisk();
}

/** What this device keeps of an account and nobody else does. */
export interface OnlyHere {
  /** An empty safety plan is not kept. */
  readonly plan: boolean;
  readonly unsent: boolean;
  readonly session: boolean;
  readonly draft: boolean;
}

/** What signing out here would lose. */
export function onlyHere(userId: string): OnlyHere {
  try {
    const keys = Object.keys(localStorage);
    return {
      plan: keys.includes(plans + userId),
      unsent: keys.includes(unsent + userId),
      session: keys.some((key) => key.startsWith(`${sessions}${userId}.`)),
      draft: keys.includes(drafts + userId),
    };
  } catch {
    return { plan: false, unsent: false, session: false, draft: false };
  }
}

/** What the chat of this account showed last: the bubble decides by it whether the panel comes back after a reload. */
export function wasShown(userId: string): boolean {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(chats + userId) ?? "null");
    return typeof kept === "object" && kept !== null && "isVisible" in kept && kept.isVisible === true;
  } catch {
    return false;
  }
}

function eraseWhere(isGone: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(localStorage)) if (isGone(key)) localStorage.removeItem(key);
  } catch (error) {
    // specification §4: local storage failures are only logged
    console.info("This browser keeps no local storage.", error);
  }
}
