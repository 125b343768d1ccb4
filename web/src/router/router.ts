import { addressOf, filledPath, paramsAt, writtenSearch, type Address } from "./address.ts";
import type { Further, Path } from "./places.ts";
import {
  nothingThere,
  type Cause,
  type Context,
  type Match,
  type Routes,
  type Scroll,
  type Shown,
} from "./route.ts";

/** Whether a step to another address has to be asked about first. `proceed` takes it after all. */
type Blocker = (next: Address, proceed: () => void) => boolean;

/** The way through the application: what is on screen, and what leads elsewhere. docs/decisions/0057 */
export interface Router {
  readonly context: Context;
  readonly routes: Routes;
  shown: Shown;
  /** Counts the steps: one that is still loading when the next begins comes to nothing. */
  steps: number;
  /** Puts something on screen: at once where a field that was pressed shows what the address says, else when it is drawn. */
  show: (shown: Shown, when?: "at once") => void;
  /** Told when a screen is there, after each step. */
  readonly arrivals: Set<(arrival: { readonly pathChanged: boolean }) => void>;
  readonly blockers: Set<Blocker>;
}

// a screen that is there sooner needs no stand-in, and a stand-in that is gone at once would flicker
const pendingAfterMs = 600;
const pendingAtLeastMs = 500;

export function createRouter(context: Context, routes: Routes): Router {
  const address = addressOf("/");
  return {
    context,
    routes,
    shown: { address, path: null, params: {}, state: "pending", scroll: "stay" },
    steps: 0,
    show: () => {},
    arrivals: new Set(),
    blockers: new Set(),
  };
}

/** Tells how something is put on screen. */
export function showBy(router: Router, put: Router["show"]): void {
  router.show = (shown, when) => {
    router.shown = shown;
    put(shown, when);
  };
}

/** What is at an address for this visitor. */
export function matchAt({ routes, context }: Router, address: Address): Match {
  // specification §2: to the signed-out a person's path is the 404 page
  const isOpen = (path: Path) => context.visitor.signedIn || routes[path].isOpen === true;
  for (const path of pathsOf(routes)) {
    const params = paramsAt(path, address.pathname);
    if (params !== null) return { address, path: isOpen(path) ? path : null, params };
  }
  return { address, path: null, params: {} };
}

/** The address that has taken the place of this one; null where it is the right one. */
export function movedTo({ routes }: Router, { address, path }: Match): string | null {
  const moved = path === null ? null : routes[path].movedTo(address.search);
  if (moved !== null) return moved;
  const { pathname, href } = address;
  return pathname.length > 1 && pathname.endsWith("/")
    ? `/${pathname.replaceAll(/^\/+|\/+$/g, "")}${href.slice(pathname.length)}`
    : null;
}

/** Loads what is at an address, with the code of what is to be drawn, and puts nothing on screen yet. */
export async function loadMatch(router: Router, match: Match, cause: Cause): Promise<Shown> {
  const shown = { ...match, scroll: "stay" } as const;
  const { params, address, path } = match;
  if (path === null) return { ...shown, state: "missing" };
  const { component, missing, load } = router.routes[path];
  try {
    const asked = { context: router.context, params, search: address.search, cause };
    await Promise.all([component.preload?.(), load(asked)]);
    return { ...shown, state: "shown" };
  } catch (error) {
    if (error !== nothingThere) return { ...shown, state: "failed", error };
    await missing?.preload?.();
    return { ...shown, state: "missing" };
  }
}

/** Loads what is at an address ahead of its time; a failure waits until somebody goes there. */
export function preload(router: Router, href: string): void {
  const match = matchAt(router, addressOf(href));
  if (match.path !== null && !isSame(router, match)) void loadMatch(router, match, "preload");
}

/** Shows what is at an address as soon as it is loaded, and a stand-in if that takes long. */
export async function arrive(router: Router, address: Address, scroll: Scroll): Promise<void> {
  router.steps += 1;
  const step = router.steps;
  const match = matchAt(router, address);
  const show = (shown: Shown, when?: "at once") => {
    if (step === router.steps) router.show({ ...shown, scroll }, when);
  };
  const cause = match.path === router.shown.path ? "stay" : "enter";
  const loading = loadMatch(router, match, cause);
  // nothing of what is on screen depends on the difference: it follows the address at once
  if (isSame(router, match)) return show({ ...match, state: "shown", scroll }, "at once");
  let pendingSinceMs: number | null = null;
  const timer = setTimeout(() => {
    pendingSinceMs = performance.now();
    show({ ...match, state: "pending", scroll });
  }, pendingAfterMs);
  const loaded = await loading;
  clearTimeout(timer);
  const restMs = pendingSinceMs === null ? 0 : pendingSinceMs + pendingAtLeastMs - performance.now();
  if (restMs > 0) await new Promise((resolve) => setTimeout(resolve, restMs));
  show(loaded);
}

/** Loads what is on screen once more. */
export async function loadAgain(router: Router): Promise<void> {
  router.steps += 1;
  const step = router.steps;
  const { address } = router.shown;
  const loaded = await loadMatch(router, matchAt(router, address), "stay");
  if (step === router.steps) router.show(loaded);
}

/** The address that a target names. */
export function hrefOf<P extends Path>(router: Router, to: P, { params, search, hash }: Further<P>): string {
  const { routes, shown } = router;
  const written =
    typeof search === "function" ? search(routes[to].searchOf(shown.address.search)) : (search ?? {});
  return `${filledPath(to, params)}${writtenSearch(written)}${hash === undefined ? "" : `#${hash}`}`;
}

function isSame(router: Router, { path, params, address }: Match): boolean {
  const { shown } = router;
  if (path === null || path !== shown.path || shown.state !== "shown") return false;
  const { loadedFor } = router.routes[path];
  const keyOf = (one: Match) => JSON.stringify([one.params, loadedFor(one.address.search)]);
  return keyOf({ path, params, address }) === keyOf(shown);
}

/** The paths of all routes. */
function pathsOf(routes: Routes): Path[] {
  const isPath = (text: string): text is Path => text in routes;
  return Object.keys(routes).filter(isPath);
}
