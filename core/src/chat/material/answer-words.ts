import type { Answer } from "./topic.ts";

export const answers: readonly Answer[] = [];
