import type { Tone } from "./kit.tsx";
import type { ActivitySceneType } from "./scene-names.ts";
import { SheetScene } from "./sheet-scene.tsx";

export type { ActivitySceneType } from "./scene-names.ts";

const tones: Readonly<Record<ActivitySceneType, Tone>> = {
  meditation: "dawn",
  breathing: "mist",
  journaling: "sand",
  exercise: "meadow",
  creative: "blossom",
  social: "gold",
  selfcare: "clay",
  nature: "forest",
  "digital-detox": "dusk",
  financial: "plum",
  reflection: "lake",
  custom: "noon",
};

type ActivitySceneProps = { type: ActivitySceneType; className?: string; ratio?: number };

/**
 * The drawing of an activity type. `ratio` is width by height, 1.6 as drawn; another one crops around the middle, so that
 * the svg has the right shape before any style arrives.
 */
export function ActivityScene({ type, className, ratio = 1.6 }: ActivitySceneProps) {
  return <SheetScene name={type} tone={tones[type]} view={viewFor(ratio)} className={className} />;
}

function viewFor(ratio: number): string {
  const width = Math.min(320, Math.round(200 * ratio));
  const height = Math.min(200, Math.round(320 / ratio));
  return `${(320 - width) / 2} ${(200 - height) / 2} ${width} ${height}`;
}
