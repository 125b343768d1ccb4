import type { PhraseRule, Vocabulary } from "./phrase.ts";

// Words come in lower case, without accents, in their usual spelling (chat-spelling.ts); punctuation stands alone.

export const englishVocabulary: Vocabulary = {
  pills: "pill|pills|tablet|tablets|meds|capsules|painkillers|sleeping pills",
};

export const english: readonly PhraseRule[] = [
  {
    id: "en-took-overdose",
    level: 4,
    kind: "taken",
    said: [
      "(took|taken) <2 overdose",
      "i <2 (took|taken|swallowed) <1 (all|too many|a handful|handfuls|a load|loads|a bunch|the lot) <3 {pills}",
    ],
    unless: ["years ago", "(never|didn't|she|her|film|movie) <3 (took|taken|overdose)"],
  },
];
