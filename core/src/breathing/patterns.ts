export const patternKeys = ["4-7-8", "box", "4-4-6-2", "pranayama"] as const;
export type PatternKey = (typeof patternKeys)[number];

// specification §9: target cycles only 3, 5, 8 or 10, default 5
export const cycleChoices = [3, 5, 8, 10] as const;
export const defaultCycles = 5;
// specification §9: pause 2 s between cycles
export const pauseSeconds = 2;
// more holds than this in one game are not breaths; a device sends the first ones
export const mostHolds = 200;

export interface BreathingPattern {
  readonly key: PatternKey;
  /** The specified name, the same in both languages. */
  readonly name: string;
  readonly difficulty: "beginner" | "intermediate" | "advanced";
  /** Seconds. */
  readonly inhale: number;
  readonly hold: number;
  readonly exhale: number;
}

/** safety.md: the circle in panic breathes 4 in, 6 out, and holds nothing. Seconds. */
export const easyRhythm = { inhale: 4, hold: 0, exhale: 6, pause: 0 } as const;

// specification §9
export const patterns: Readonly<Record<PatternKey, BreathingPattern>> = {
  "4-7-8": { key: "4-7-8", name: "4-7-8", difficulty: "beginner", inhale: 4, hold: 7, exhale: 8 },
  box: { key: "box", name: "Box Breathing", difficulty: "beginner", inhale: 4, hold: 4, exhale: 4 },
  "4-4-6-2": { key: "4-4-6-2", name: "4-4-6-2", difficulty: "intermediate", inhale: 4, hold: 4, exhale: 6 },
  pranayama: {
    key: "pranayama",
    name: "Pranayama Avanzado",
    difficulty: "advanced",
    inhale: 6,
    hold: 6,
    exhale: 8,
  },
};
