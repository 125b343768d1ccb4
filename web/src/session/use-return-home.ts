import { useRouter } from "../router/provider.tsx";
import { goTo } from "../router/steps.ts";
import { useCallback, useEffect } from "react";

/** Goes home after `afterMs` (null: not by itself), in the session's place in the history. Answers how to go at once. */
export function useReturnHome(afterMs: number | null): () => void {
  const router = useRouter();
  const goHome = useCallback(() => void goTo(router, { to: "/", replace: true }), [router]);
  useEffect(() => {
    if (afterMs === null) return undefined;
    const timer = setTimeout(goHome, afterMs);
    return () => clearTimeout(timer);
  }, [afterMs, goHome]);
  return goHome;
}
