import { SheetScene } from "../ui/illustrations/sheet-scene.tsx";
import type { MoodStep } from "./check-in-draft.ts";

const tones = { 1: "dusk", 2: "dusk", 3: "lake", 4: "mist", 5: "dawn" } as const;

/** A round look at the water on such a day: from a storm (1) to rest (5). */
export function MoodWater({ mood, className = "" }: { mood: MoodStep; className?: string }) {
  return (
    <SheetScene
      name={`mood-${mood}`}
      tone={tones[mood]}
      view="0 0 64 64"
      className={`shrink-0 overflow-hidden rounded-full outline -outline-offset-1 outline-line ${className}`}
    />
  );
}
