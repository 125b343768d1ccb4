import { useRouter, useShown } from "../router/provider.tsx";
import { indexSearchOf } from "./index-address.ts";
import { indexScreenOf } from "./index-search.ts";
import { screenOfPath, type ScreenName } from "./screens.ts";

/** Which screen is shown just now; null where there is none, as on the 404 page. */
export function useScreen(): ScreenName | null {
  const { visitor } = useRouter().context;
  const { path, address } = useShown();
  if (path === null) return null;
  return path === "/" ? indexScreenOf(visitor, indexSearchOf(address.search)) : screenOfPath[path];
}
