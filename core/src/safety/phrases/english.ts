import { englishAsides } from "./english-asides.ts";
import { englishFarewells } from "./english-farewells.ts";
import { englishHints } from "./english-hints.ts";
import { englishLife } from "./english-life.ts";
import { englishMindAndBody } from "./english-mind-body.ts";
import { englishMinors } from "./english-minors.ts";
import { englishOthers } from "./english-others.ts";
import { englishPassive } from "./english-passive.ts";
import { englishPlans } from "./english-plans.ts";
import { englishSelfInjury } from "./english-self-injury.ts";
import { englishTaken } from "./english-taken.ts";
import { englishViolenceNow } from "./english-violence-now.ts";
import { englishViolence } from "./english-violence.ts";
import type { PhraseRule } from "./phrase.ts";

export { englishVocabulary } from "./english-words.ts";

/** What is said plainly in English, by kind. */
export const english: readonly PhraseRule[] = [
  ...englishLife,
  ...englishPassive,
  ...englishPlans,
  ...englishFarewells,
  ...englishTaken,
  ...englishSelfInjury,
  ...englishViolence,
  ...englishViolenceNow,
  ...englishMinors,
  ...englishOthers,
  ...englishMindAndBody,
  ...englishHints,
  ...englishAsides,
];
