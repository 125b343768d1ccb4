import type { ByLanguage, Language } from "../language.ts";
import { readableText } from "../safety/normalise.ts";
import { isPainful } from "../safety/painful.ts";
import type { TopicName } from "./talk.ts";

// a word of these says what it is about
const losses: readonly { readonly topic: TopicName; readonly words: ByLanguage<RegExp> }[] = [
  {
    topic: "work",
    words: {
      en: /\b(?:fired|sacked|laid (?:me |us )?off|redundant|let go|lost my job|walked me out|(?:mine|plant|factory|mill|firm|company) (?:closed|shut|is closing))\b/,
      es: /\b(?:despidieron|corrieron|liquidaron|(?:despedid|desped|ech)\w* (?:del|de la)|han (?:despedido|echado)|perdi (?:el|mi) (?:trabajo|empleo|curro|chamba|laburo|pega)|cerro la (?:fabrica|planta|mina|empresa))\b/,
    },
  },
  {
    topic: "family",
    words: {
      en: /\b(?:dumped me|left me|broke up|cheat(?:ed|ing) on me|affair|seeing (?:someone|somebody)|divorce\w*|drinking again)\b/,
      es: /\b(?:me (?:termino|dejo|engan\w+)|termine con|infiel|separ(?:amos|ando)|divorci\w+)\b/,
    },
  },
  {
    topic: "grief",
    words: {
      en: /\b(?:died|passed|drowned|funeral|widow\w*|miscarri\w+|stillborn|lost (?:my|our|him|her) ?\w*)\b/,
      es: /\b(?:fallec\w+|murio|murieron|ha muerto|viud[oa]|entierro|velorio|funeral)\b/,
    },
  },
  {
    topic: "money",
    words: {
      en: /\b(?:evict\w+|bailiffs?|repossess\w*|taking (?:the|my|our) \w+)\b/,
      es: /\b(?:desaloj\w*|desahucio|embarg\w+|juzgado|debo \w+ meses)\b/,
    },
  },
];

/** What a painful message is about, where a word of it says so. */
export function lossIn(message: string, language: Language): TopicName | null {
  if (!isPainful(message, language)) return null;
  const { plain } = readableText(message.slice(0, 1500));
  return losses.find(({ words }) => words[language].test(plain))?.topic ?? null;
}
