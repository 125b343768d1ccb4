import { useEffect, useState } from "react";
import type { Risk } from "@remanso/core/safety/risk.ts";
import { loadChecker } from "./load-checker.ts";

const pauseMs = 600;
const none: Risk = { level: 0, found: null };

/**
 * How much danger a text speaks of, looked at when its writer pauses. Nothing leaves the device, nothing is kept, and nothing is
 * ever held back by it. safety.md: the crisis check applies to every free text
 */
export function useSafetyCheck(text: string): Risk {
  const [risk, setRisk] = useState(none);
  const isBlank = text.trim() === "";
  useEffect(() => {
    if (isBlank) return;
    let isOver = false;
    // fetched at the first letter, so that it is here at the first pause
    const fetching = loadChecker().catch(() => null);
    const timer = setTimeout(() => {
      void fetching.then((checker) => {
        if (checker && !isOver) setRisk(checker.riskOf(text));
      });
    }, pauseMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [text, isBlank]);
  return isBlank ? none : risk;
}
