import { eraseForNewcomer, eraseOwnWords, erasePerson } from "./erase.ts";
import { closeForPerson, writeKept } from "./keep.ts";
import { leavePage } from "./leave-page.ts";
import { hearTabs, tellTabs, type TabNews } from "./tabs.ts";
import { unfinishedHere } from "./unfinished.ts";

/** This page is a person's: what others left goes from the device, and other tabs hear of it. */
export function personIsHere(userId: string): void {
  writeKept("here", "1", userId);
  eraseForNewcomer(userId);
  hearTabs((news) => {
    if (news.kind === "asked" && news.userId === userId)
      tellTabs({ kind: "held", userId, unfinished: unfinishedHere(userId) });
    if (news.kind === "fled" && news.userId === userId) {
      // also erases what this tab wrote after the other one had erased
      eraseOwnWords(userId);
      leavePage();
    }
    if (news.kind === "gone" && news.userId === userId) leavePage();
    leaveWhenNotOurs(news, userId);
  });
  tellTabs({ kind: "here", userId });
}

/** Their own sign-out: nothing of the person stays in any store, and every tab of theirs leaves. The server has ended the session. */
export async function personLeaves(userId: string): Promise<void> {
  tellTabs({ kind: "left", userId });
  await erasePerson(userId);
}

function leaveWhenNotOurs(news: TabNews, userId: string): void {
  const hasSignedOut = news.kind === "left" && news.userId === userId;
  const isReplaced = news.kind === "here" && news.userId !== userId;
  const hasEnded = news.kind === "ended" && news.userId === userId;
  if (hasEnded) {
    hidePage();
    location.replace(signInAddress());
  }
  if (!hasSignedOut && !isReplaced) return;
  closeForPerson();
  hidePage();
  const go = () => location.replace("/");
  // also erases what this tab wrote after the other one had erased
  if (hasSignedOut) void erasePerson(userId).finally(go);
  else go();
}

/** Where somebody signs in again, to come back to this page. */
export function signInAddress(): string {
  return `/?login&next=${encodeURIComponent(location.pathname + location.search)}`;
}

/** Hides private content while the next page loads. */
function hidePage(): void {
  document.documentElement.hidden = true;
}
