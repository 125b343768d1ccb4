import { useEffect, useRef, useState } from "react";
import { useRouter, useSearch } from "../router/provider.tsx";
import { goTo } from "../router/steps.ts";
import { queryOf, type LibrarySearch, librarySearchOf } from "./library-address.ts";

// how long typing must pause before the search is sent
const restMs = 300;

export interface LibrarySearching {
  /** What is in the search field, letter by letter. */
  readonly typed: string;
  /** What is looked for just now: the filters, and what is typed. */
  readonly search: LibrarySearch;
  /** What is looked for once the hand rests; it stands in the address. */
  readonly settled: LibrarySearch;
  readonly type: (text: string) => void;
  /** Puts what is typed into the address without waiting for a rest. */
  readonly settle: () => void;
  readonly narrow: (filters: LibrarySearch) => void;
  readonly clear: () => void;
}

/** What is looked for in the library: kept in the address, so that coming back finds it again. */
export function useLibrarySearch(): LibrarySearching {
  const settled = useSearch(librarySearchOf);
  const router = useRouter();
  const [typed, setTyped] = useState(settled.q ?? "");
  const written = useRef(settled.q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // the address was changed by something else: a link, or going back
  useEffect(() => {
    if (settled.q === written.current) return;
    written.current = settled.q;
    setTyped(settled.q ?? "");
  }, [settled.q]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function write(change: LibrarySearch): void {
    clearTimeout(timer.current);
    const next = { ...settled, q: written.current, ...change };
    written.current = next.q;
    void goTo(router, { to: "/resources", search: next, replace: true, resetScroll: false });
  }
  const settle = (text = typed) => {
    if (queryOf(text) !== written.current) write({ q: queryOf(text) });
  };
  return {
    typed,
    settled,
    search: { ...settled, q: queryOf(typed) },
    type: (text) => {
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => settle(text), restMs);
    },
    settle: () => settle(),
    narrow: (filters) => write({ q: queryOf(typed), ...filters }),
    clear: () => {
      setTyped("");
      write({ q: undefined, category: undefined, type: undefined, length: undefined, unread: undefined });
    },
  };
}
