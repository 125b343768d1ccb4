import type { QueryClient } from "@tanstack/react-query";
import { addressOf } from "../router/address.ts";
import type { Router } from "../router/router.ts";
import { userQuery } from "../account/queries.ts";
import { CallError } from "../call.ts";
import { isClosedForPerson, readKept, watchKept } from "../device/keep.ts";
import { signInAddress } from "../device/person.ts";
import { tellTabs } from "../device/tabs.ts";
import { fetchAhead } from "../first-paint/when-quiet.ts";
import { askAgainWhenBack } from "./coming-back.ts";
import { indexSearchOf } from "./index-address.ts";
import { indexScreenOf } from "./index-search.ts";
import type { Visitor } from "./visitor.ts";

// a page that is still visible this long after it began to leave was not left: the navigation was cancelled
const stillHereMs = 5000;

/**
 * What a page must do by itself: after navigation move the focus to the new screen's heading, and when the session has
 * ended, forget what is on the page and ask to sign in again, to return here afterwards.
 */
export function keepPageInOrder(router: Router, queryClient: QueryClient): void {
  const { visitor } = router.context;
  let place = placeOf(location, visitor);
  router.arrivals.add(() => {
    const next = placeOf(location, visitor);
    if (next === place) return;
    place = next;
    const main = document.querySelector<HTMLElement>("main");
    if (!main) return;
    focusScreen(main);
    fadeIn(main);
  });
  leaveWhenSessionEnds(router, queryClient);
  // the words of a failure must be at hand when there is no network to fetch them from
  fetchAhead(() => import("./toast-view.tsx"));
  reloadInOtherLanguage(router);
  askAgainWhenBack(
    queryClient,
    () => queryClient.getQueryData(userQuery.queryKey)?.timeZone ?? router.context.visitor.timeZone,
  );
  // a page from the back-forward cache may belong to somebody who has signed out since
  addEventListener("pageshow", (event) => {
    if (event.persisted) location.reload();
  });
}

/** A screen may have put the focus where it belongs by itself; if not, its heading takes it, so that a screen reader says where one is. */
function focusScreen(main: HTMLElement): void {
  if (main.contains(document.activeElement) && document.activeElement !== main) return;
  const heading = main.querySelector<HTMLElement>("h1");
  if (heading) heading.tabIndex = -1;
  (heading ?? main).focus({ preventScroll: true });
}

/** When the server says that nobody is signed in any more, every tab of that person forgets what it shows. */
function leaveWhenSessionEnds(router: Router, queryClient: QueryClient): void {
  let isLeaving = false;
  // going to /api/logout ends the session under calls that are still on their way: that way out is not to be cut off
  addEventListener("beforeunload", () => {
    isLeaving = true;
    setTimeout(() => (isLeaving = false), stillHereMs);
  });
  const leaveWhenSignedOut = (error: unknown) => {
    if (!(error instanceof CallError) || error.status !== 401 || !router.context.visitor.signedIn) return;
    if (isLeaving || isClosedForPerson()) return;
    const userId = queryClient.getQueryData(userQuery.queryKey)?.id;
    queryClient.clear();
    // every tab of theirs is signed out by now
    if (userId !== undefined) tellTabs({ kind: "ended", userId });
    location.assign(signInAddress());
  };
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "error") leaveWhenSignedOut(event.action.error);
  });
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "error") leaveWhenSignedOut(event.action.error);
  });
}

/** Another tab has chosen another language: the page follows, but not before somebody has left what they are filling in. */
function reloadInOtherLanguage(router: Router): void {
  let hasTyped = false;
  const isOther = () => {
    const language = readKept("language");
    return language !== null && language !== document.documentElement.lang;
  };
  document.addEventListener("input", () => (hasTyped = true), { capture: true });
  router.arrivals.add(({ pathChanged }) => {
    if (!pathChanged) return;
    if (hasTyped && isOther()) location.reload();
    hasTyped = false;
  });
  watchKept("language", ({ isFromOtherTab }) => {
    if (isFromOtherTab && isOther() && !hasTyped) location.reload();
  });
}

const fadeMs = 320;

/** A new screen fades in, and can be pressed all the while: the browser's own cross-fade takes presses until it is over. */
function fadeIn(main: HTMLElement): void {
  const isCalm = document.documentElement.dataset["motion"] === "calm";
  if (isCalm || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  main.animate([{ opacity: 0 }, { opacity: 1 }], { duration: fadeMs, easing: "ease-out" });
}

/** The path; at "/" also which screen, for several stand there. */
function placeOf({ pathname, search }: Location, visitor: Visitor): string {
  if (pathname !== "/") return pathname;
  return `/ ${indexScreenOf(visitor, indexSearchOf(addressOf(`/${search}`).search))}`;
}
