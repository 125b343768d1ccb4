import "./app/app.css";
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { keepPageInOrder } from "./app/page-order.ts";
import { tellPageViews } from "./app/page-views.ts";
import { createQueryClient } from "./app/query-client.ts";
import { createAppRouter } from "./app/router.tsx";
import { indexScreenOf } from "./app/index-search.ts";
import { screens } from "./app/screens.ts";
import type { Visitor } from "./app/visitor.ts";
import { userQuery } from "./account/queries.ts";
import { sendBy, sendByFetch } from "./call.ts";
import { hearServerClock } from "./device/clock.ts";
import { personIsHere } from "./device/person.ts";
import { whenIdle } from "./first-paint/when-quiet.ts";
import { wholeSheetArrived } from "./first-paint/whole-sheet.ts";
import { watchConnection } from "./offline/connection.ts";
import { ownPage } from "./page-owner.ts";

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
  const router = createAppRouter({
    queryClient,
    visitor,
    assets: { css: "", sheet, scenes, nonce: "", scripts: [] },
  });
  if (location.pathname === "/") {
    const search = Object.fromEntries(new URLSearchParams(location.search));
    await screens[indexScreenOf(visitor, search)].component.preload?.();
  }
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
  await wholeSheetArrived();
  startTransition(() => {
    hydrateRoot(document, <RouterClient router={router} />);
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

await start();
