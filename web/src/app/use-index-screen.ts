import { useMatches, useRouter, useSearch } from "@tanstack/react-router";
import { indexScreenOf, type ScreenName } from "./screens.ts";

/** Which screen stands at "/" just now, or null on every other path. */
export function useIndexScreen(): ScreenName | null {
  const { visitor } = useRouter().options.context;
  const matches = useMatches();
  const search = useSearch({ strict: false });
  return matches.some((match) => match.routeId === "/") ? indexScreenOf(visitor, search) : null;
}
