import type { Bilingual } from "../../language.ts";

export const notUnderstood: readonly Bilingual[] = [];
export const closings: readonly Bilingual[] = [];
export const topicChoices: readonly Bilingual[] = [];
