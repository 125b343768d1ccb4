// What somebody was writing when they went away, on this device alone and under the account's id: it goes once it is saved, and
// with the person (chat/device-traces.ts).

/** What is kept under `name` for an account, as JSON had it; undefined where there is nothing. */
export function keptDraft(userId: string, name: string): unknown {
  return draftsOf(userId).get(name);
}

/** Keeps a draft; undefined takes it away. */
export function keepDraft(userId: string, name: string, draft: unknown): void {
  const drafts = draftsOf(userId);
  if (draft === undefined) drafts.delete(name);
  else drafts.set(name, draft);
  try {
    if (drafts.size === 0) localStorage.removeItem(placeOf(userId));
    else localStorage.setItem(placeOf(userId), JSON.stringify(Object.fromEntries(drafts)));
  } catch (error) {
    // specification §4: local storage failures are only logged
    console.info("What is being written is kept only while the page is open.", error);
  }
}

function draftsOf(userId: string): Map<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(placeOf(userId)) ?? "{}");
    return new Map(typeof kept === "object" && kept !== null ? Object.entries(kept) : []);
  } catch {
    return new Map();
  }
}

function placeOf(userId: string): string {
  return `remanso.check-in.${userId}`;
}
