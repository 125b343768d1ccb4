import { createRoute } from "@tanstack/react-router";
import { rootRoute } from "./root-route.ts";
import { screens } from "./screens.ts";
import { titled } from "./screen-title.ts";

// decisions §1: open without signing in
export const helpRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/help",
  component: screens.help.component,
  head: ({ match }) => titled(match.context.visitor, "help"),
  validateSearch: ({ country }: Record<string, unknown>) => (typeof country === "string" ? { country } : {}),
});

export const privacyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/privacy",
  component: screens.privacy.component,
  head: ({ match }) => titled(match.context.visitor, "privacy"),
});

// decisions §12: a page that somebody shared; it opens by a press alone
export const sharedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/shared/$id",
  component: screens.sharedPage.component,
  head: ({ match }) => titled(match.context.visitor, "sharedPage"),
});
