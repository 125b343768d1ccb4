import { useEffect, useRef, useState } from "react";
import { useAddress, useHydrated, useRouter } from "../router/provider.tsx";
import { goTo } from "../router/steps.ts";
import { searchedFor } from "./journal-search.ts";

declare module "../router/address.ts" {
  interface EntryState {
    /** What is looked for in the journal. */
    readonly journalWords?: string;
  }
}

// how long a hand may rest between two letters
const restMs = 350;

export interface JournalSearching {
  /** What is in the search field, letter by letter. */
  readonly typed: string;
  /** The search text. */
  readonly q: string | undefined;
  readonly type: (text: string) => void;
  /** Looks for what is typed without waiting for a rest. */
  readonly settle: () => void;
  readonly clear: () => void;
}

/**
 * What is looked for in the journal: kept with the entry of the browser's history, so that a reload and coming back find it again, and
 * not in the address, which others may read over a shoulder or in a log.
 */
export function useJournalSearch(): JournalSearching {
  const q = useKeptWords();
  const router = useRouter();
  const [typed, setTyped] = useState(q ?? "");
  const written = useRef(q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // it has changed by another hand: a link, going back, or a page that was loaded again
  useEffect(() => {
    if (q === written.current) return;
    written.current = q;
    setTyped(q ?? "");
  }, [q]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function settle(text: string): void {
    clearTimeout(timer.current);
    const next = searchedFor(text);
    if (next === written.current) return;
    written.current = next;
    void goTo(router, {
      to: "/journal",
      search: {},
      state: (state) => ({ ...state, journalWords: next }),
      replace: true,
      resetScroll: false,
    });
  }
  return {
    typed,
    q,
    type: (text) => {
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => settle(text), restMs);
    },
    settle: () => settle(typed),
    clear: () => {
      setTyped("");
      settle("");
    },
  };
}

function useKeptWords(): string | undefined {
  const kept = searchedFor(useAddress().state.journalWords);
  // the server, which drew the page first, does not know the history
  return useHydrated() ? kept : undefined;
}
