import type { Tone } from "../ui/illustrations/kit.tsx";
import { SheetScene } from "../ui/illustrations/sheet-scene.tsx";
import type { PartOfDay } from "./greeting.ts";

const tones: Readonly<Record<PartOfDay, Tone>> = { morning: "dawn", afternoon: "noon", night: "dusk" };

/** The same bend of the river at different times: the light comes up on the left and goes down on the right. */
export function DayScene({ part, className }: { part: PartOfDay; className?: string }) {
  return <SheetScene name={part} tone={tones[part]} view="0 0 960 300" className={className} />;
}
