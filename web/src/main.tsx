import "./app/app.css";
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { keepPageInOrder } from "./app/page-order.ts";
import { createQueryClient } from "./app/query-client.ts";
import { createAppRouter } from "./app/router.tsx";
import { indexScreenOf, screens } from "./app/screens.ts";
import type { Visitor } from "./app/visitor.ts";
import { sendBy, sendByFetch } from "./call.ts";

/** Takes over the page that the server drew. */
async function start(): Promise<void> {
  const visitor: Visitor = JSON.parse(document.getElementById("visitor")?.textContent ?? "{}");
  const queryClient = createQueryClient();
  sendBy(queryClient, sendByFetch);
  const router = createAppRouter({ queryClient, visitor, assets: { css: "", nonce: "", scripts: [] } });
  if (location.pathname === "/") {
    const search = Object.fromEntries(new URLSearchParams(location.search));
    await screens[indexScreenOf(visitor, search)].component.preload?.();
  }
  keepPageInOrder(router, queryClient);
  document.documentElement.dataset["running"] = "yes";
  startTransition(() => {
    hydrateRoot(document, <RouterClient router={router} />);
  });
}

await start();
