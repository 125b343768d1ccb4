import { eraseOwnWords } from "../device/erase.ts";
import { leavePage } from "../device/leave-page.ts";
import { tellTabs } from "../device/tabs.ts";

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
