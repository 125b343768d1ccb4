import { addressOf, type Address, type EntryState } from "./address.ts";
import type { Path, Target } from "./places.ts";
import type { Scroll, Shown } from "./route.ts";
import { arrive, hrefOf, matchAt, movedTo, type Router } from "./router.ts";

export interface How {
  /** Takes the place of the entry in the browser's history. */
  readonly replace?: boolean;
  /** False where the page stays where it is scrolled to. */
  readonly resetScroll?: boolean;
  /** What the new entry of the history keeps. */
  readonly state?: EntryState | ((now: EntryState) => EntryState);
}

/** How the browser's history keeps an entry: how many came before it, and what features keep there. */
interface Entry {
  readonly at: number;
  readonly kept: EntryState;
}

// the entry that is on screen, and where each was scrolled to
let at = 0;
const scrolledTo = new Map<number, number>();

/** Takes a step to where `target` leads. */
export function goTo<P extends Path>(router: Router, target: Target<P> & How): Promise<void> {
  return go(router, hrefOf(router, target.to, target), target);
}

/** Takes a step to an address. */
export async function go(router: Router, href: string, how: How = {}): Promise<void> {
  const { replace = false, resetScroll = true, state = {} } = how;
  const kept = typeof state === "function" ? state(router.shown.address.state) : state;
  const address = addressOf(href, kept);
  const step = () => {
    scrolledTo.set(at, scrollY);
    if (!replace) at += 1;
    const entry: Entry = { at, kept };
    history[replace ? "replaceState" : "pushState"](entry, "", address.href);
    return follow(router, address, resetScroll ? "start" : "stay");
  };
  if (!isHeld(router, address, () => void step())) await step();
}

/** Forgets what the entry on screen keeps. */
export function forgetEntryState(router: Router): void {
  const { href } = router.shown.address;
  history.replaceState({ at, kept: {} } satisfies Entry, "", href);
  router.shown = { ...router.shown, address: addressOf(href) };
}

/** The address in the browser's bar, with what its entry keeps. */
export function addressHere(): Address {
  return addressOf(location.pathname + location.search + location.hash, entryHere().kept);
}

/** Follows the browser's ways back and forward. */
export function followHistory(router: Router): void {
  if (!isEntry(history.state)) markEntry(0);
  at = entryHere().at;
  history.scrollRestoration = "manual";
  // whoever comes back to this document, or loads it again, is brought to where it was by the browser
  addEventListener("pagehide", () => (history.scrollRestoration = "auto"));
  addEventListener("pageshow", () => (history.scrollRestoration = "manual"));
  // "back": an asked step is being taken back; "on": it is taken after all
  let turning: "back" | "on" | null = null;
  addEventListener("popstate", () => {
    // a link within the page has made an entry of its own
    if (!isEntry(history.state)) return markEntry((at += 1));
    const steps = entryHere().at - at;
    const turned = turning;
    turning = null;
    if (turned === "back") return;
    const retry = () => {
      turning = "on";
      history.go(steps);
    };
    if (turned === null && isHeld(router, addressHere(), retry)) {
      turning = "back";
      return history.go(-steps);
    }
    scrolledTo.set(at, scrollY);
    at += steps;
    void follow(router, addressHere(), "back");
  });
}

/** Scrolls as the last step asked for; where its "#" names a part of the page, to that. */
export function scrollAfterStep({ scroll, address }: Shown): void {
  if (scroll === "back") scrollTo(0, scrolledTo.get(at) ?? 0);
  if (scroll !== "start") return;
  const named = address.hash === "" ? null : document.getElementById(address.hash);
  if (named) named.scrollIntoView();
  else scrollTo(0, 0);
}

function markEntry(index: number): void {
  history.replaceState({ at: index, kept: {} } satisfies Entry, "");
}

async function follow(router: Router, address: Address, scroll: Scroll): Promise<void> {
  const moved = movedTo(router, matchAt(router, address));
  if (moved === null) return arrive(router, address, scroll);
  return go(router, moved, { replace: true });
}

function isHeld(router: Router, next: Address, proceed: () => void): boolean {
  return [...router.blockers].some((block) => block(next, proceed));
}

function entryHere(): Entry {
  const entry: unknown = history.state;
  return isEntry(entry) ? entry : { at: 0, kept: {} };
}

function isEntry(entry: unknown): entry is Entry {
  return typeof entry === "object" && entry !== null && "at" in entry && "kept" in entry;
}
