import { QueryClientProvider } from "@tanstack/react-query";
import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from "react";
import type { Address, RawSearch } from "./address.ts";
import type { ParamName, Path } from "./places.ts";
import type { Shown } from "./route.ts";
import { scrollAfterStep } from "./steps.ts";
import { showBy, type Router } from "./router.ts";

const RouterContext = createContext<Router | null>(null);
const ShownContext = createContext<Shown | null>(null);

/** Shows what the router leads to: `children` are drawn once, and what depends on the address follows it. */
export function RouterProvider({ router, children }: { router: Router; children: ReactNode }) {
  const [shown, setShown] = useState(router.shown);
  const before = useRef(shown);
  // before any effect of a screen, which may go on at once
  useLayoutEffect(() => {
    showBy(router, (next, when) => {
      // a field that React sets back until its new value is drawn would seem dead
      if (when === "at once") setShown(next);
      else startTransition(() => setShown(next));
    });
  }, [router]);
  useLayoutEffect(() => {
    if (before.current !== shown) scrollAfterStep(shown);
  }, [shown]);
  useEffect(() => {
    if (before.current === shown || shown.state === "pending") return;
    const pathChanged = before.current.address.pathname !== shown.address.pathname;
    before.current = shown;
    for (const tell of router.arrivals) tell({ pathChanged });
  }, [router, shown]);
  return (
    <RouterContext value={router}>
      <QueryClientProvider client={router.context.queryClient}>
        <ShownContext value={shown}>{children}</ShownContext>
      </QueryClientProvider>
    </RouterContext>
  );
}

export function useRouter(): Router {
  const router = useContext(RouterContext);
  if (!router) throw new Error("There is no router here: use RouterProvider.");
  return router;
}

/** What is on screen. */
export function useShown(): Shown {
  const shown = useContext(ShownContext);
  if (!shown) throw new Error("There is no router here: use RouterProvider.");
  return shown;
}

/** The address of what is on screen. */
export function useAddress(): Address {
  return useShown().address;
}

/** What the address holds behind its "?", as `searchOf` reads it: the same answer until it changes. */
export function useSearch<Search>(searchOf: (raw: RawSearch) => Search): Search {
  const { search } = useAddress();
  const written = JSON.stringify(search);
  return useMemo(() => searchOf(JSON.parse(written)), [written, searchOf]);
}

/** The part of the path that differs, by its name. */
export function useParam(name: ParamName<Path>): string {
  return useShown().params[name] ?? "";
}

/** False while the page is drawn as the server drew it, and true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => {};
