import { sceneView } from "./geometry.ts";
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
  return <SheetScene name={type} tone={tones[type]} view={sceneView(ratio)} className={className} />;
}
