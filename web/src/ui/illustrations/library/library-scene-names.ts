import type { Tone } from "../kit.tsx";

/** The address of the sheet of these drawings; the API's image addresses begin with it. */
export const librarySheetAddress = "/library-scenes.svg";

/** The drawings of the library, one for each resource, and their hues. */
const resourceScenes = {
  "work-stress-understanding": "dusk",
  "work-resilience-map": "sand",
  "difficult-conversations-at-work": "mist",
  "evening-detachment": "plum",
  "boundaries-with-messages": "meadow",
  "when-work-burns-out": "clay",
  "financial-stress-management": "noon",
  "debt-first-steps": "dawn",
  "talking-about-money-at-home": "gold",
  "breathing-and-your-body": "mist",
  "coherent-breathing": "lake",
  "breathing-for-hard-moments": "dusk",
  "sleep-when-the-mind-runs": "lake",
  "grief-without-a-calendar": "plum",
  "small-bridges": "meadow",
  "self-compassion": "blossom",
  "muscle-relaxation": "clay",
  "pauses-in-an-argument": "gold",
  "news-without-drowning": "noon",
  "living-with-uncertainty": "mist",
  "caring-without-emptying": "forest",
  "five-senses": "sand",
  "still-water": "forest",
  "when-panic-comes": "lake",
  "morning-meditation": "dawn",
  "what-stress-is": "meadow",
  "small-breaks": "noon",
  "chair-stretches": "gold",
  "one-page-month": "blossom",
  "money-worry-at-night": "dusk",
  "out-of-work": "dawn",
  "illness-that-stays": "clay",
  "first-months-with-a-baby": "plum",
  "working-while-others-sleep": "lake",
  "changes-at-midlife": "sand",
} as const satisfies Record<string, Tone>;

/** The drawings of the steps of guides in pictures. Those of one guide share their hues. */
const stepScenes = {
  "step-seat": "mist",
  "step-fists": "mist",
  "step-shoulders": "mist",
  "step-face": "mist",
  "step-belly": "mist",
  "step-legs": "mist",
  "step-rest": "mist",
  "step-neck": "mist",
  "step-side-bend": "mist",
  "step-wrists": "mist",
  "step-back": "mist",
  "step-ankles": "mist",
  "step-eyes": "sand",
  "step-hands-on-stone": "sand",
  "step-ear": "sand",
  "step-scent": "sand",
  "step-taste": "sand",
  "step-feet": "sand",
  "step-page": "blossom",
  "step-coins": "blossom",
  "step-house": "blossom",
  "step-basket": "blossom",
  "step-envelopes": "blossom",
  "step-lamp": "blossom",
} as const satisfies Record<string, Tone>;

export const libraryScenes = { ...resourceScenes, ...stepScenes };

export type LibrarySceneName = keyof typeof libraryScenes;

/** The fallback drawing. */
export const generalScene = "what-stress-is" satisfies LibrarySceneName;

export function isLibraryScene(name: string): name is LibrarySceneName {
  return Object.hasOwn(libraryScenes, name);
}
