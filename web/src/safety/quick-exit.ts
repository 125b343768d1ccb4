import { eraseOwnWords } from "../device/erase.ts";
import { readKept, writeKept } from "../device/keep.ts";
import { leavePage } from "../device/leave-page.ts";
import { tellTabs } from "../device/tabs.ts";

/**
 * The way out in a hurry from any page, with every tab of this person: what they were writing is kept, and a lock falls. Without an
 * account (null) nothing says whose it is, so nothing stays. decisions §12
 */
export function leaveAndKeep(userId: string | null): void {
  if (userId === null) eraseOwnWords(null);
  else {
    // without a lock it means nothing
    if (readKept("lock", userId) !== null) writeKept("lockOpen", "0", userId);
    tellTabs({ kind: "gone", userId });
  }
  leavePage();
}

/**
 * The quick way out: the screen empties, and what the person said and began to write goes from the device and from their other tabs.
 * Null: nobody is signed in.
 */
export function leaveNow(userId: string | null): void {
  document.documentElement.hidden = true;
  eraseOwnWords(userId);
  if (userId !== null) tellTabs({ kind: "fled", userId });
  leavePage();
}
