import "./app/app.css";
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { repeatEarlyPress, whenTakenOver } from "./app/early-press.ts";
import { keepPageInOrder } from "./app/page-order.ts";
import { tellPageViews } from "./app/page-views.ts";
import { createQueryClient } from "./app/query-client.ts";
import { createAppRouter } from "./app/router.tsx";
import { indexScreenOf, screens } from "./app/screens.ts";
import type { Visitor } from "./app/visitor.ts";
import { userQuery } from "./account/queries.ts";
import { sendBy, sendByFetch } from "./call.ts";
import { ownPage } from "./page-owner.ts";

const root = document.documentElement;
// the page that the service worker gives where the server cannot be reached
const shellPath = "/offline-shell";

/** Takes over the page that the server drew. */
async function start(): Promise<void> {
  const visitor: Visitor = JSON.parse(document.getElementById("visitor")?.textContent ?? "{}");
  const queryClient = createQueryClient();
  sendBy(queryClient, sendByFetch);
  const { sheet = "", scenes = "", shell } = root.dataset;
  if (shell !== undefined && location.pathname !== shellPath) {
    // it must be taken over as the page that it was drawn as; shell-screen.tsx goes on from there
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
  const noteOwner = () => ownPage(queryClient.getQueryData(userQuery.queryKey)?.id);
  noteOwner();
  queryClient.getQueryCache().subscribe(noteOwner);
  if (visitor.signedIn) tellPageViews(router);
  await sheetArrived();
  startTransition(() => {
    hydrateRoot(document, <RouterClient router={router} />);
  });
  whenTakenOver(root, () => {
    root.dataset["running"] = "yes";
    repeatEarlyPress();
  });
  if (visitor.signedIn)
    whenSettled(
      () => void import("./offline/start-offline.ts").then((offline) => offline.startOffline(queryClient)),
    );
}

/** What nobody waits for comes when the page has nothing else to do. */
function whenSettled(work: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work, { timeout: 4000 });
  else setTimeout(work, 2000);
}

/** The whole style sheet, which boot.js asks for: what the application shows next needs more than the first page's rules. */
function sheetArrived(): Promise<unknown> | null {
  const link = document.querySelector<HTMLLinkElement>("link#sheet");
  if (!link || link.sheet) return null;
  return new Promise((resolve) =>
    ["load", "error"].forEach((event) => link.addEventListener(event, resolve)),
  );
}

await start();
