import type { QueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import type { Assets, Visitor } from "../app/visitor.ts";
import type { Address, RawSearch } from "./address.ts";
import type { Path, Places } from "./places.ts";

/** What a page is drawn for and with. */
export interface Context {
  readonly queryClient: QueryClient;
  readonly visitor: Visitor;
  readonly assets: Assets;
}

/** Why something is loaded: it may be wanted soon, somebody comes in, or the address of the same screen has changed. */
export type Cause = "preload" | "enter" | "stay";

interface Asked<Search> {
  readonly context: Context;
  readonly params: RawSearch;
  readonly search: Search;
  readonly cause: Cause;
}

type Screen = ComponentType & { readonly preload?: () => Promise<void> };

interface Screens {
  readonly component: Screen;
  /** Stands in while the screen is being loaded, once that takes a while. */
  readonly pending?: Screen;
  /** Stands in where the address names something that there is not. */
  readonly missing?: Screen;
  /** Open without signing in: decisions §1. */
  readonly isOpen?: true;
}

interface Plan<Search> extends Screens {
  readonly searchOf: (raw: RawSearch) => Search;
  /** The address that has taken the place of this one, if any. */
  readonly movedTo?: (search: Search) => string | null;
  /** The part of the search that is loaded for: another part changes without loading. By default all of it is such a part. */
  readonly loadedFor?: (search: Search) => object;
  /** Asks for what the screen shows. Throws `nothingThere` where there is no such thing. */
  readonly load?: (asked: Asked<Search>) => unknown;
  /** The title of the tab, where it is not the product's own. */
  readonly title?: (asked: Omit<Asked<Search>, "cause">) => string | null;
}

/** What is at an address. */
export interface Route<Search> extends Screens {
  readonly searchOf: (raw: RawSearch) => Search;
  readonly movedTo: (raw: RawSearch) => string | null;
  readonly loadedFor: (raw: RawSearch) => object;
  readonly load: (asked: Asked<RawSearch>) => unknown;
  readonly title: (asked: Omit<Asked<RawSearch>, "cause">) => string | null;
}

export function route<Search>({
  searchOf,
  movedTo,
  loadedFor,
  load,
  title,
  ...screens
}: Plan<Search>): Route<Search> {
  return {
    ...screens,
    searchOf,
    movedTo: (raw) => movedTo?.(searchOf(raw)) ?? null,
    loadedFor: (raw) => loadedFor?.(searchOf(raw)) ?? {},
    load: (asked) => load?.({ ...asked, search: searchOf(asked.search) }),
    title: (asked) => title?.({ ...asked, search: searchOf(asked.search) }) ?? null,
  };
}

export type Routes = { readonly [P in Path]: Route<Places[P]> };

/** What a loader throws where the address names something that there is not. */
export const nothingThere = new Error("There is nothing at this address.");

/** An address, and what is there; null where nothing is, or nothing for a stranger. */
export interface Match {
  readonly address: Address;
  readonly path: Path | null;
  readonly params: RawSearch;
}

/** Where the page is scrolled to after a step: to its beginning, nowhere else, or to where it was before. */
export type Scroll = "start" | "stay" | "back";

/** What is on screen. */
export interface Shown extends Match {
  readonly state: "pending" | "shown" | "missing" | "failed";
  readonly error?: unknown;
  readonly scroll: Scroll;
}
