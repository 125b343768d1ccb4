import type { Mood } from "./topic.ts";

export const moods: readonly Mood[] = [];
