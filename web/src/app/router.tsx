import { createRouter } from "@tanstack/react-router";
import { setupRouterSsrQueryIntegration } from "@tanstack/react-router-ssr-query";
import { FailureScreen } from "./failure-screen.tsx";
import { LoadingScreen } from "./loading-screen.tsx";
import { NotFoundScreen } from "./not-found-screen.tsx";
import type { AppContext } from "./root-route.ts";
import { routeTree } from "./routes.tsx";
import { stringifySearch } from "./written-search.ts";

/** The application's router, for one page on the server or for the life of a tab in the browser. */
export function createAppRouter(context: AppContext) {
  const router = createRouter({
    routeTree,
    context,
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
    defaultNotFoundComponent: NotFoundScreen,
    defaultErrorComponent: FailureScreen,
    defaultPendingComponent: LoadingScreen,
    defaultPendingMs: 600,
    scrollRestoration: true,
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch,
    ...(context.assets.nonce ? { ssr: { nonce: context.assets.nonce } } : {}),
  });
  setupRouterSsrQueryIntegration({ router, queryClient: context.queryClient });
  return router;
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
