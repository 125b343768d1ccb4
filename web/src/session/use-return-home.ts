import { useNavigate } from "@tanstack/react-router";
import { useCallback, useEffect } from "react";

/** Goes home after `afterMs` (null: not by itself), in the session's place in the history. Answers how to go at once. */
export function useReturnHome(afterMs: number | null): () => void {
  const navigate = useNavigate();
  const goHome = useCallback(() => void navigate({ to: "/", replace: true }), [navigate]);
  useEffect(() => {
    if (afterMs === null) return undefined;
    const timer = setTimeout(goHome, afterMs);
    return () => clearTimeout(timer);
  }, [afterMs, goHome]);
  return goHome;
}
