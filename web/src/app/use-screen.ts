import { useMatches, useRouter, useSearch } from "@tanstack/react-router";
import { indexScreenOf, screenOfRoute, type ScreenName } from "./screens.ts";

/** Which screen is shown just now; null where there is none, as on the 404 page. */
export function useScreen(): ScreenName | null {
  const { visitor } = useRouter().options.context;
  const routeId = useMatches({ select: (matches) => matches.at(-1)?.routeId });
  const search = useSearch({ strict: false });
  if (routeId === "/") return indexScreenOf(visitor, search);
  // specification §2: to the signed-out every other path is the 404 page
  return visitor.signedIn && routeId !== undefined ? (screenOfRoute[routeId] ?? null) : null;
}
