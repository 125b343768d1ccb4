import { useEffect, useState, type ComponentType } from "react";
import type { Reading } from "@remanso/core/safety/reading.ts";
import { useSafetyCheck } from "./use-safety-check.ts";

interface SafetyNoticeProps {
  /** What stands in the field above. */
  text: string;
}

/** Below a field of the person's own: nothing, until something in it sounds heavy. What is shown then is fetched then. */
export function SafetyNotice({ text }: SafetyNoticeProps) {
  const reading = useSafetyCheck(text);
  const [Dialogue, setDialogue] = useState<ComponentType<{ text: string; reading: Reading }> | null>(null);
  const isNeeded = reading.level >= 2;
  useEffect(() => {
    if (!isNeeded) return;
    // without a network the screen goes on without it
    import("./field-dialogue.tsx").then(
      (module) => setDialogue(() => module.FieldDialogue),
      () => null,
    );
  }, [isNeeded]);
  return <div role="status">{Dialogue ? <Dialogue text={text} reading={reading} /> : null}</div>;
}
