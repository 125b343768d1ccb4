const chats = "remanso.chat.";
const plans = "remanso.safety-plan.";
const readingPlaces = "remanso.reading.";
// what is being written in a check-in or in the journal
const drafts = "remanso.check-in.";
const kinds = [chats, plans, readingPlaces, drafts];

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

/** At sign-out conversations, plans, drafts and the places where one stopped reading go. */
export function forgetPerson(): void {
  eraseWhere((key) => kinds.some((kind) => key.startsWith(kind)));
}

/** True when this device keeps a safety plan of the account; an empty one is not kept. */
export function hasKeptPlan(userId: string): boolean {
  try {
    return localStorage.getItem(plans + userId) !== null;
  } catch {
    return false;
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
