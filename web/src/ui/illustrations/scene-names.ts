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

type DaySceneName = "morning" | "afternoon" | "night";

type MoodSceneName = `mood-${1 | 2 | 3 | 4 | 5}`;

/** Every drawing of the sheet of scenes. */
export type SceneName = ActivitySceneType | DaySceneName | MoodSceneName | "empty";
