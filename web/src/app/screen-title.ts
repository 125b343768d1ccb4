import type { ScreenName } from "./screens.ts";
import type { Router } from "../router/router.ts";
import { strings } from "./strings.ts";
import type { Visitor } from "./visitor.ts";

/** A screen's own title; null for the landing page, the picker and home, which bear the product's. */
export function titleOf(visitor: Visitor, screen: ScreenName): string | null {
  const titles: Readonly<Partial<Record<ScreenName, string>>> = strings[visitor.language].titles;
  const title = titles[screen];
  return title === undefined ? null : ownTitle(visitor, title);
}

/** A title of its own, unless the tab is to say nothing. decisions §12 */
export function ownTitle(
  { discreet, language }: Pick<Visitor, "discreet" | "language">,
  title: string,
): string {
  return discreet ? strings[language].plainTitle : `${title} · Remanso`;
}

/** The title of the tab: the screen's own or the product's, and where nothing is at the address, that. */
export function pageTitle({ context, routes, shown }: Pick<Router, "context" | "routes" | "shown">): string {
  const { visitor } = context;
  const { path, params, address, state } = shown;
  const words = strings[visitor.language];
  if (path === null || state === "missing") return ownTitle(visitor, words.notFoundTitle);
  const own = routes[path].title({ context, params, search: address.search });
  return own ?? (visitor.discreet ? words.plainTitle : words.productTitle);
}
