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

/** Every drawing of the sheet of scenes. */
export type SceneName = ActivitySceneType | DaySceneName | "empty";
