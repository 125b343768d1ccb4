import type { Router } from "../router/router.ts";
import type { progressApi } from "@remanso/core/progress/contract.ts";

// the address alone: the first load has no need of the contract
const address: typeof progressApi.viewPage.path = "/api/user/page-views";
// where a page without the server begins: nobody went there
const shellPath = "/offline-shell";

/**
 * Tells the server which page somebody is on: the first one and each that they go to within the application, once for each
 * arrival. Of the address only the path is sent. Nothing waits for it, and without a network it is not told.
 */
export function tellPageViews(router: Pick<Router, "arrivals">): void {
  let told = "";
  const tell = () => {
    const pageUrl = location.pathname;
    if (pageUrl === told) return;
    told = pageUrl;
    if (pageUrl === shellPath || !navigator.onLine) return;
    navigator.sendBeacon(address, new Blob([JSON.stringify({ pageUrl })], { type: "application/json" }));
  };
  router.arrivals.add(tell);
  tell();
}
