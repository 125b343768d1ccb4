import { englishLife } from "./english-life.ts";
import type { PhraseRule } from "./phrase.ts";

export { englishVocabulary } from "./english-words.ts";

/** What is said plainly in English, by kind. */
export const english: readonly PhraseRule[] = [...englishLife];
