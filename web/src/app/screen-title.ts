import type { ScreenName } from "./screens.ts";
import { strings } from "./strings.ts";
import type { Visitor } from "./visitor.ts";

/** A screen's own title; the landing page, the picker and home bear the product's. */
export function titled(visitor: Visitor, screen: ScreenName) {
  const titles: Readonly<Partial<Record<ScreenName, string>>> = strings[visitor.language].titles;
  const title = titles[screen];
  return title === undefined ? {} : { meta: [{ title: `${title} · Remanso` }] };
}
