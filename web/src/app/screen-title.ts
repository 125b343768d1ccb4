import type { ScreenName } from "./screens.ts";
import { strings } from "./strings.ts";
import type { Visitor } from "./visitor.ts";

/** A screen's own title; the landing page, the picker and home bear the product's. */
export function titled(visitor: Visitor, screen: ScreenName) {
  const titles: Readonly<Partial<Record<ScreenName, string>>> = strings[visitor.language].titles;
  const title = titles[screen];
  return title === undefined ? {} : { meta: [{ title: ownTitle(visitor, title) }] };
}

/** A title of its own, unless the tab is to say nothing. decisions §12 */
export function ownTitle(
  { discreet, language }: Pick<Visitor, "discreet" | "language">,
  title: string,
): string {
  return discreet ? strings[language].plainTitle : `${title} · Remanso`;
}

interface RouteMatch {
  readonly routeId: string;
  readonly status: string;
}

/** What every page is called unless its screen has a title of its own, also the one that says that nothing is there. */
export function pageHead(visitor: Visitor, matches: readonly RouteMatch[]) {
  const { discreet, language, signedIn } = visitor;
  const words = strings[language];
  // no route but the root: nothing is at the address
  const isNowhere = matches.length === 1 || matches.some(({ status }) => status === "notFound");
  const isHidden = !signedIn && matches.some(({ routeId }) => routeId === "/person");
  const plain = discreet ? words.plainTitle : words.productTitle;
  const title = isNowhere || isHidden ? ownTitle(visitor, words.notFoundTitle) : plain;
  return { meta: [{ title }, { name: "description", content: words.productDescription }] };
}
