import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext } from "@tanstack/react-router";
import { loadPerson } from "../account/queries.ts";
import { Document } from "./document.tsx";
import { StoppedPage } from "./last-resort.tsx";
import { NotFoundScreen } from "./not-found-screen.tsx";
import { pageHead } from "./screen-title.ts";
import type { Assets, Visitor } from "./visitor.ts";

export interface AppContext {
  readonly queryClient: QueryClient;
  readonly visitor: Visitor;
  readonly assets: Assets;
}

/** Every page stands in it. */
export const rootRoute = createRootRouteWithContext<AppContext>()({
  component: Document,
  // the top bar shows who is here, on every page
  loader: ({ context }) => (context.visitor.signedIn ? loadPerson(context.queryClient) : undefined),
  notFoundComponent: NotFoundScreen,
  errorComponent: StoppedPage,
  head: ({ match, matches }) => pageHead(match.context.visitor, matches),
});
