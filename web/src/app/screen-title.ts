import type { ScreenName } from "./screens.ts";
import { strings } from "./strings.ts";
import type { Visitor } from "./visitor.ts";

/** A screen's own title; the landing page, the picker and home bear the product's. */
export function titled(visitor: Visitor, screen: ScreenName) {
  const titles: Readonly<Partial<Record<ScreenName, string>>> = strings[visitor.language].titles;
  const title = titles[screen];
  return title === undefined ? {} : { meta: [{ title: ownTitle(title) }] };
}

export function ownTitle(title: string): string {
  return `${title} · Remanso`;
}

interface RouteMatch {
  readonly routeId: string;
  readonly status: string;
}

/** What every page is called unless its screen has a title of its own, also the one that says that nothing is there. */
export function pageHead({ language, signedIn }: Visitor, matches: readonly RouteMatch[]) {
  const words = strings[language];
  // no route but the root: nothing is at the address
  const isNowhere = matches.length === 1 || matches.some(({ status }) => status === "notFound");
  const isHidden = !signedIn && matches.some(({ routeId }) => routeId === "/person");
  const title = isNowhere || isHidden ? ownTitle(words.notFoundTitle) : words.productTitle;
  return { meta: [{ title }, { name: "description", content: words.productDescription }] };
}
