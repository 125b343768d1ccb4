import { useRef } from "react";
import { newKey } from "../app/new-key.ts";

/**
 * One Idempotency-Key for each intention: the same content again is a retry and keeps its key, other content is
 * another intention. `settle` ends an intention once it has been answered.
 */
export function useIntentionKey(): { keyFor: (content: unknown) => string; settle: () => void } {
  const intention = useRef<{ content: string; key: string } | null>(null);
  return {
    keyFor: (content) => {
      const text = JSON.stringify(content ?? null);
      if (intention.current?.content !== text) intention.current = { content: text, key: newKey() };
      return intention.current.key;
    },
    settle: () => {
      intention.current = null;
    },
  };
}
