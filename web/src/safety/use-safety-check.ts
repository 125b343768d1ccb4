import { useEffect, useState } from "react";
import { noDanger, type Reading } from "@remanso/core/safety/reading.ts";
import { loadChecker, loadReaders, readingOf } from "./load-checker.ts";

const pauseMs = 600;

/**
 * How a text is read, looked at when its writer pauses. Nothing leaves the device, nothing is kept, and nothing is ever held back by it.
 * safety.md: the crisis check applies to every free text
 */
export function useSafetyCheck(text: string): Reading {
  const [reading, setReading] = useState(noDanger);
  const isBlank = text.trim() === "";
  useEffect(() => {
    if (isBlank) return;
    let isOver = false;
    // fetched at the first letter, so that it is here at the first pause
    const fetching = loadChecker().catch(() => null);
    const timer = setTimeout(() => {
      void fetching.then(async (checker) => {
        if (!checker || isOver) return;
        setReading(readingOf(checker, text));
        await loadReaders();
        if (!isOver) setReading(readingOf(checker, text));
      });
    }, pauseMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [text, isBlank]);
  return isBlank ? noDanger : reading;
}
