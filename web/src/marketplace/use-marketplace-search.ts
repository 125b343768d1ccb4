import { useEffect, useRef, useState } from "react";
import { useRouter, useSearch } from "../router/provider.tsx";
import { goTo } from "../router/steps.ts";
import { queryOf, type MarketplaceSearch, marketplaceSearchOf } from "./marketplace-address.ts";

// how long a hand may rest between two letters
const restMs = 300;

export interface MarketplaceSearching {
  /** What is in the search field, letter by letter. */
  readonly typed: string;
  /** Who is looked for just now: the filters, and what is typed. */
  readonly search: MarketplaceSearch;
  /** Who is looked for once the hand rests; it stands in the address. */
  readonly settled: MarketplaceSearch;
  readonly type: (text: string) => void;
  /** Puts what is typed into the address without waiting for a rest. */
  readonly settle: () => void;
  readonly narrow: (filters: MarketplaceSearch) => void;
  readonly clear: () => void;
}

/** Who is looked for: kept in the address, so that coming back finds the search again, and others can be sent it. */
export function useMarketplaceSearch(): MarketplaceSearching {
  const settled = useSearch(marketplaceSearchOf);
  const put = usePutInAddress();
  const [typed, setTyped] = useState(settled.q ?? "");
  const written = useRef(settled.q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // the address has changed by another hand: a link, or going back
  useEffect(() => {
    if (settled.q === written.current) return;
    written.current = settled.q;
    setTyped(settled.q ?? "");
  }, [settled.q]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function write(change: MarketplaceSearch): void {
    clearTimeout(timer.current);
    if ("q" in change) written.current = change.q;
    put(change);
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
      write({ q: undefined, specialty: undefined, language: undefined, session: undefined });
    },
  };
}

function usePutInAddress(): (change: MarketplaceSearch) => void {
  const router = useRouter();
  return (change) =>
    void goTo(router, {
      to: "/marketplace",
      search: (now) => ({ ...now, ...change }),
      replace: true,
      resetScroll: false,
    });
}
