import { useMatches, useRouter, useSearch } from "@tanstack/react-router";
import { indexScreenOf } from "./index-search.ts";
import { screenOfRoute, type ScreenName } from "./screens.ts";

/** Which screen is shown just now; null where there is none, as on the 404 page. */
export function useScreen(): ScreenName | null {
  const { visitor } = useRouter().options.context;
  const routeId = useMatches({ select: (matches) => matches.at(-1)?.routeId });
  const search = useSearch({ strict: false });
  if (routeId === "/") return indexScreenOf(visitor, search);
  // specification §2: to the signed-out a person's path is the 404 page
  if (routeId === undefined || (routeId.startsWith("/person") && !visitor.signedIn)) return null;
  return screenOfRoute[routeId] ?? null;
}
