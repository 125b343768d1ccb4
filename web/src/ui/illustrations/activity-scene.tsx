import type { ComponentType } from "react";
import type { Tone } from "./kit.tsx";
import { Scene } from "./kit.tsx";
import { DigitalDetoxScene, NatureScene, SelfcareScene, SocialScene } from "./scenes-of-care.tsx";
import { CreativeScene, CustomScene, FinancialScene, JournalingScene } from "./scenes-of-making.tsx";
import { BreathingScene, ExerciseScene, MeditationScene, ReflectionScene } from "./scenes-of-stillness.tsx";

export type ActivitySceneType =
  | "meditation"
  | "breathing"
  | "journaling"
  | "exercise"
  | "creative"
  | "social"
  | "selfcare"
  | "nature"
  | "digital-detox"
  | "financial"
  | "reflection"
  | "custom";

const scenes: Record<ActivitySceneType, { tone: Tone; Drawing: ComponentType }> = {
  meditation: { tone: "dawn", Drawing: MeditationScene },
  breathing: { tone: "mist", Drawing: BreathingScene },
  journaling: { tone: "sand", Drawing: JournalingScene },
  exercise: { tone: "meadow", Drawing: ExerciseScene },
  creative: { tone: "blossom", Drawing: CreativeScene },
  social: { tone: "gold", Drawing: SocialScene },
  selfcare: { tone: "clay", Drawing: SelfcareScene },
  nature: { tone: "forest", Drawing: NatureScene },
  "digital-detox": { tone: "dusk", Drawing: DigitalDetoxScene },
  financial: { tone: "plum", Drawing: FinancialScene },
  reflection: { tone: "lake", Drawing: ReflectionScene },
  custom: { tone: "noon", Drawing: CustomScene },
};

type ActivitySceneProps = { type: ActivitySceneType; className?: string; ratio?: number };

/**
 * The drawing of an activity type. `ratio` is width by height, 1.6 as drawn; another one crops around the middle, so that
 * the svg has the right shape before any style arrives.
 */
export function ActivityScene({ type, className, ratio = 1.6 }: ActivitySceneProps) {
  const { tone, Drawing } = scenes[type];
  return (
    <Scene tone={tone} view={viewFor(ratio)} className={className}>
      <Drawing />
    </Scene>
  );
}

function viewFor(ratio: number): string {
  const width = Math.min(320, Math.round(200 * ratio));
  const height = Math.min(200, Math.round(320 / ratio));
  return `${(320 - width) / 2} ${(200 - height) / 2} ${width} ${height}`;
}
