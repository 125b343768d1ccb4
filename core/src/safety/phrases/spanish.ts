import type { PhraseRule, Vocabulary } from "./phrase.ts";

// Words come in lower case, without accents, in their usual spelling (chat-spelling.ts); punctuation stands alone.

export const spanishVocabulary: Vocabulary = {
  pills: "pastilla|pastillas|comprimidos|tabletas|medicamentos|capsulas|somniferos",
};

export const spanish: readonly PhraseRule[] = [
  {
    id: "es-suicidal-thoughts",
    level: 3,
    kind: "life",
    said: ["(tengo|tuve|vuelvo a tener|me vienen) <2 (pensamientos|ideas) (suicidas|de suicidio|de muerte)"],
    unless: ["no tengo <2 (pensamientos|ideas)", "(hace|de) <3 anos"],
  },
];
