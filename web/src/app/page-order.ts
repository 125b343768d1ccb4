import type { QueryClient } from "@tanstack/react-query";
import type { AnyRouter } from "@tanstack/react-router";
import { CallError } from "../call.ts";

// a page that is here so long after it began to leave has stayed
const stillHereMs = 5000;

/**
 * What a page must do by itself: after navigation move the focus to the new screen, and when the session has
 * ended, forget what is on the page and ask to sign in again, to return here afterwards.
 */
export function keepPageInOrder(router: AnyRouter, queryClient: QueryClient): void {
  let place = placeOf(location);
  router.subscribe("onResolved", () => {
    if (placeOf(location) === place) return;
    place = placeOf(location);
    document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
  });
  let isLeaving = false;
  // going to /api/logout ends the session under calls that are still on their way: that way out is not to be cut off
  addEventListener("beforeunload", () => {
    isLeaving = true;
    setTimeout(() => (isLeaving = false), stillHereMs);
  });
  const leaveWhenSignedOut = (error: unknown) => {
    if (!(error instanceof CallError) || error.status !== 401 || !router.options.context.visitor.signedIn)
      return;
    if (isLeaving) return;
    queryClient.clear();
    location.assign(`/?login&next=${encodeURIComponent(location.pathname)}`);
  };
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "error") leaveWhenSignedOut(event.action.error);
  });
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "error") leaveWhenSignedOut(event.action.error);
  });
  // the words of a failure must be at hand when there is no network to fetch them from
  setTimeout(() => void import("./toast-view.tsx").catch(() => null), 4000);
  // another tab has chosen another language: what the server says from now on is in that one
  addEventListener("storage", ({ key, newValue }) => {
    const isOther = newValue !== null && newValue !== document.documentElement.lang;
    if (key === "language" && isOther) location.reload();
  });
  // going back quickly cuts a cross-fade short: the browser reports that as if something had failed
  addEventListener("unhandledrejection", (event) => {
    const { reason } = event;
    if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault();
  });
  // a page from the back-forward cache may belong to somebody who has signed out since
  addEventListener("pageshow", (event) => {
    if (event.persisted) location.reload();
  });
}

/** The path; of the first page also which of its screens: "/?journal" is another place than "/". */
function placeOf({ pathname, search }: Location): string {
  return pathname === "/" ? `/${search.split(/[=&]/)[0]}` : pathname;
}
