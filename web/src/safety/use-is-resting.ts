import { useSyncExternalStore } from "react";
import { isResting } from "@remanso/core/safety/rest.ts";
import { useUser } from "../account/use-user.ts";
import { keptAs, watchKept } from "../device/keep.ts";
import { useNow } from "../home/use-now.ts";

/**
 * True for 24 hours after a sure level 3 or 4 stood: recommendations, gamification and prompts are not shown. The account says so, or the
 * conversation that this device keeps, which needs no network.
 */
export function useIsResting(): boolean {
  const user = useUser();
  const userId = user?.id ?? null;
  const nowMs = Date.parse(useNow());
  const stoodAtMs = useSyncExternalStore(
    watchChat,
    () => keptStoodAt(userId),
    () => 0,
  );
  return isResting({ restsUntil: user?.restsUntil ?? null, stoodAtMs }, nowMs);
}

const watchChat = (listener: () => void) => watchKept("chat", listener);

/** When a sure level stood last in the kept conversation; 0: never. Read without the chat's own code, which comes later. */
const keptStoodAt = keptAs("chat", (text) => {
  const dialogue = fieldOf(parsed(text), "dialogue");
  const stoodAtMs = fieldOf(dialogue, "stoodAtMs");
  return typeof stoodAtMs === "number" ? stoodAtMs : 0;
});

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : null;
}
