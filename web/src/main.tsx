import "./app/app.css";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { Application } from "./app/application.tsx";
import { keepPageInOrder } from "./app/page-order.ts";
import { tellPageViews } from "./app/page-views.ts";
import { createQueryClient } from "./app/query-client.ts";
import { readPageData } from "./app/page-data.tsx";
import { indexSearchOf } from "./app/index-address.ts";
import { indexScreenOf } from "./app/index-search.ts";
import { routes } from "./app/routes.tsx";
import { screenOfPath, screens } from "./app/screens.ts";
import type { Visitor } from "./app/visitor.ts";
import { userQuery } from "./account/queries.ts";
import { sendBy, sendByFetch } from "./call.ts";
import { hearServerClock } from "./device/clock.ts";
import { personIsHere } from "./device/person.ts";
import { whenIdle } from "./first-paint/when-quiet.ts";
import { wholeSheetArrived } from "./first-paint/whole-sheet.ts";
import { watchConnection } from "./offline/connection.ts";
import { ownPage } from "./page-owner.ts";
import type { Match } from "./router/route.ts";
import { createRouter, matchAt } from "./router/router.ts";
import { addressHere, followHistory } from "./router/steps.ts";

const root = document.documentElement;
// the page that the service worker serves while the server cannot be reached
const shellPath = "/offline-shell";

/** Hydrates the page that the server drew. */
async function start(): Promise<void> {
  const visitor: Visitor = JSON.parse(document.getElementById("visitor")?.textContent ?? "{}");
  const queryClient = createQueryClient();
  const isFromDevice = root.dataset["shell"] !== undefined;
  if (!isFromDevice) hearServerClock(visitor.now);
  sendBy(queryClient, sendByFetch);
  const { sheet = "", scenes = "", shell } = root.dataset;
  if (shell !== undefined && location.pathname !== shellPath) {
    // React must hydrate it as the page that was drawn; shell-screen.tsx then goes to the wanted address
    root.dataset["wanted"] = location.pathname + location.search + location.hash;
    history.replaceState(null, "", shellPath);
  }
  const assets = { css: "", sheet, scenes, nonce: "", scripts: [] };
  const router = createRouter({ queryClient, visitor, assets }, routes);
  followHistory(router);
  const match = matchAt(router, addressHere());
  router.shown = { ...match, state: readPageData(queryClient), scroll: "stay" };
  await preloadScreen(match, visitor);
  keepPageInOrder(router, queryClient);
  const noteOwner = () => {
    const userId = queryClient.getQueryData(userQuery.queryKey)?.id;
    if (userId !== undefined && ownPage(userId)) personIsHere(userId);
  };
  noteOwner();
  queryClient.getQueryCache().subscribe(noteOwner);
  if (visitor.signedIn) {
    tellPageViews(router);
    watchConnection((addresses) =>
      queryClient.invalidateQueries({
        predicate: ({ queryKey: [address] }) => addresses.has(String(address)),
      }),
    );
  }
  // a part that hydrates later may know more by then than the server drew: React draws it anew, and nothing is wrong
  let knowsMore = false;
  queryClient.getQueryCache().subscribe((event) => {
    knowsMore ||= event.type === "updated" && event.action.type === "success";
  });
  const onRecoverableError = (error: unknown) => {
    if (!knowsMore) reportError(error);
  };
  await wholeSheetArrived();
  startTransition(() => {
    hydrateRoot(document, <Application router={router} />, { onRecoverableError });
  });
  if (visitor.signedIn)
    whenIdle(
      () =>
        void import("./offline/start-offline.ts").then(
          (offline) => offline.startOffline(queryClient),
          // the page is being left, or nobody answers: the next page prepares the device
          () => null,
        ),
    );
}

/** The code of the first screen. */
async function preloadScreen({ path, address }: Match, visitor: Visitor): Promise<void> {
  if (path === null) return;
  const name = path === "/" ? indexScreenOf(visitor, indexSearchOf(address.search)) : screenOfPath[path];
  await screens[name].component.preload();
}

await start();
