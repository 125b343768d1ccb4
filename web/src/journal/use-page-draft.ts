import { useState } from "react";
import { useHydrated } from "../router/provider.tsx";
import { useUser } from "../account/use-user.ts";
import { keepDraft, keptDraft } from "../check-in/draft-keeping.ts";

const name = "page";

/** The text of a page that is not saved yet: kept on the device at every keystroke, and found again by the next visit. */
export function usePageDraft(): { text: string; write: (next: string) => void } {
  const userId = useUser()?.id ?? "";
  const [typed, setTyped] = useState<string | null>(null);
  // the server, which drew the page first, has no draft
  const isHydrated = useHydrated();
  const kept = typed === null && isHydrated ? keptDraft(userId, name) : null;
  return {
    text: typed ?? (typeof kept === "string" ? kept : ""),
    write: (next) => {
      setTyped(next);
      keepDraft(userId, name, next === "" ? undefined : next);
    },
  };
}
