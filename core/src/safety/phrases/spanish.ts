import type { PhraseRule } from "./phrase.ts";
import { spanishAsides } from "./spanish-asides.ts";
import { spanishBody } from "./spanish-body.ts";
import { spanishHints } from "./spanish-hints.ts";
import { spanishLife } from "./spanish-life.ts";
import { spanishMind } from "./spanish-mind.ts";
import { spanishOthers } from "./spanish-others.ts";
import { spanishPassive } from "./spanish-passive.ts";
import { spanishPlans } from "./spanish-plan.ts";
import { spanishSelf } from "./spanish-self.ts";
import { spanishViolence } from "./spanish-violence.ts";

export { spanishVocabulary } from "./spanish-words.ts";

// Words come in lower case, without accents, in their usual spelling (chat-spelling.ts); punctuation stands alone.

export const spanish: readonly PhraseRule[] = [
  ...spanishLife,
  ...spanishPassive,
  ...spanishPlans,
  ...spanishBody,
  ...spanishSelf,
  ...spanishViolence,
  ...spanishMind,
  ...spanishOthers,
  ...spanishHints,
  ...spanishAsides,
];
