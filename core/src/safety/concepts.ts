import type { ByLanguage } from "../language.ts";
import { aroundDanger, type ConceptOfDanger, type ConceptOfEveryDay } from "./lexicon/concept.ts";
import { englishDaily } from "./lexicon/daily-en.ts";
import { spanishDaily } from "./lexicon/daily-es.ts";
import { englishDanger } from "./lexicon/danger-en.ts";
import { spanishDanger } from "./lexicon/danger-es.ts";

/** What a word stands for: learned readers learn from how concepts combine, so a single one is not a sign of danger. */
export interface Concept {
  readonly name: ConceptOfDanger | ConceptOfEveryDay;
  /** Whether it is near danger: pairs of concepts are looked at where one of them is. */
  readonly isOfDanger: boolean;
  /** Whether it touches danger by itself: a short text without any such concept is not heard as danger. */
  readonly isTouching: boolean;
}

interface Lexicon {
  readonly danger: Readonly<Record<ConceptOfDanger, string>>;
  readonly daily: Readonly<Record<ConceptOfEveryDay, string>>;
}

const lexicon: ByLanguage<Lexicon> = {
  en: { danger: englishDanger, daily: englishDaily },
  es: { danger: spanishDanger, daily: spanishDaily },
};

interface Stem {
  readonly concept: Concept;
  readonly text: string;
  readonly isOpen: boolean;
}

/** The concepts that a word belongs to in any language, often none. The word is in lower case and without accents. */
export function conceptsOf(word: string): readonly Concept[] {
  const found = known.get(word);
  if (found) return found;
  const candidates = [...(stems.get(word.slice(0, 1)) ?? []), ...(stems.get(word.slice(0, 2)) ?? [])];
  const fresh = [
    ...new Set(
      candidates
        .filter(({ text, isOpen }) => (isOpen ? word.startsWith(text) : word === text))
        .map(({ concept }) => concept),
    ),
  ];
  if (known.size < mostKnown) known.set(word, fresh);
  return fresh;
}

const stems = stemsByBeginning();
const known = new Map<string, readonly Concept[]>();
const mostKnown = 20_000;

function stemsByBeginning(): ReadonlyMap<string, readonly Stem[]> {
  const byBeginning = new Map<string, Stem[]>();
  const add = (concept: Concept, words: readonly string[]) => {
    for (const word of new Set(words.flatMap((list) => list.split(" ")))) {
      const isOpen = word.endsWith("*");
      const text = isOpen ? word.slice(0, -1) : word;
      const beginning = text.slice(0, text.length > 1 ? 2 : 1);
      byBeginning.set(beginning, [...(byBeginning.get(beginning) ?? []), { concept, text, isOpen }]);
    }
  };
  const wordsOf = Object.values(lexicon);
  for (const name of namesOf(englishDanger))
    add(
      { name, isOfDanger: true, isTouching: !aroundDanger.has(name) },
      wordsOf.map(({ danger }) => danger[name]),
    );
  for (const name of namesOf(englishDaily))
    add(
      { name, isOfDanger: false, isTouching: false },
      wordsOf.map(({ daily }) => daily[name]),
    );
  return byBeginning;
}

function namesOf<Name extends string>(lexicon: Readonly<Record<Name, string>>): Name[] {
  return Object.keys(lexicon) as Name[];
}
