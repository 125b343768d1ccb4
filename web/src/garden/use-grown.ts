import { useEffect, useState } from "react";
import type { Plant } from "@remanso/core/garden/contract.ts";
import { useHydrated } from "../router/provider.tsx";
import { useUser } from "../account/use-user.ts";
import { readKept, writeKept } from "../device/keep.ts";
import { grownSinceSeen, levelsOf } from "./grown-since-seen.ts";

const none: ReadonlySet<string> = new Set();

/** The plants that have come or grown since this person last saw the garden on this device: shown growing, once. */
export function useGrown(plants: readonly Plant[]): ReadonlySet<string> {
  const userId = useUser()?.id ?? "";
  const [seen] = useState(() => (import.meta.env.SSR ? null : readKept("seenPlants", userId)));
  useEffect(() => {
    writeKept("seenPlants", levelsOf(plants), userId);
  }, [plants, userId]);
  // the server, which drew the page first, does not know what was seen
  return useHydrated() ? grownSinceSeen(plants, seen) : none;
}
