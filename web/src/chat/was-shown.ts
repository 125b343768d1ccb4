import { readKept } from "../device/keep.ts";

/** What the chat of this account showed last: the bubble decides by it whether the panel comes back after a reload. */
export function wasShown(userId: string): boolean {
  try {
    const kept: unknown = JSON.parse(readKept("chat", userId) ?? "null");
    if (typeof kept !== "object" || kept === null || !("isVisible" in kept)) return false;
    return kept.isVisible === true && !isAfterViolence(kept);
  } catch {
    return false;
  }
}

/** safety.md, Violence: after it the conversation opens only when it is asked for. */
function isAfterViolence(kept: object): boolean {
  const dialogue: unknown = "dialogue" in kept ? kept.dialogue : null;
  return (
    typeof dialogue === "object" &&
    dialogue !== null &&
    "hasQuickExit" in dialogue &&
    dialogue.hasQuickExit === true
  );
}
