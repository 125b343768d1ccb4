import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { searchedFor } from "./journal-search.ts";

// how long a hand may rest between two letters
const restMs = 350;

export interface JournalSearching {
  /** What is in the search field, letter by letter. */
  readonly typed: string;
  /** What is looked for: it stands in the address. */
  readonly q: string | undefined;
  readonly type: (text: string) => void;
  /** Looks for what is typed without waiting for a rest. */
  readonly settle: () => void;
  readonly clear: () => void;
}

/** What is looked for in the journal: kept in the address, so that a reload and coming back find it again. */
export function useJournalSearch(): JournalSearching {
  const q = searchedFor(useSearch({ from: "/" }).q);
  const navigate = useNavigate({ from: "/" });
  const [typed, setTyped] = useState(q ?? "");
  const written = useRef(q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // the address has changed by another hand: a link, or going back
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
    void navigate({
      search: { journal: "", q: next },
      replace: true,
      resetScroll: false,
      viewTransition: false,
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
