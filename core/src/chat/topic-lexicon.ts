/** Words and phrases that people use about each topic: "despid*, primera cita, turno"; "*" stands for any ending. */
export type LexiconTexts = Readonly<Record<string, string>>;

/** The topics that a message's words point at. */
export interface TopicLexicon {
  /** How many words and phrases point at each topic. `words` are those of `readableText().plain`. */
  counts(words: readonly string[]): ReadonlyMap<string, number>;
}

const longestPhrase = 3;
const stemStart = 3;

interface Stem {
  readonly text: string;
  readonly topic: string;
}

export function topicLexicon(texts: LexiconTexts): TopicLexicon {
  const whole = new Map<string, string[]>();
  const stems = new Map<string, Stem[]>();
  for (const [topic, text] of Object.entries(texts))
    for (const entry of new Set(entriesIn(text)))
      if (entry.endsWith("*")) put(stems, entry.slice(0, stemStart), { text: entry.slice(0, -1), topic });
      else put(whole, entry, topic);
  const topicsOf = (said: string): readonly string[] => [
    ...(whole.get(said) ?? []),
    ...(stems.get(said.slice(0, stemStart)) ?? []).flatMap(({ text, topic }) =>
      said.startsWith(text) ? topic : [],
    ),
  ];
  return {
    counts: (words) => {
      const counts = new Map<string, number>();
      words.forEach((_, at) => {
        for (let many = 1; many <= longestPhrase && at + many <= words.length; many += 1)
          for (const topic of new Set(topicsOf(words.slice(at, at + many).join(" "))))
            counts.set(topic, (counts.get(topic) ?? 0) + 1);
      });
      return counts;
    },
  };
}

/** The entries of a text of a lexicon: parted by commas or lines; a stem of fewer than three letters would catch too much. */
function entriesIn(text: string): string[] {
  return text
    .split(/[,\n]/)
    .map((entry) => entry.trim().replace(/\s+/g, " "))
    .filter((entry) => entry !== "" && !/^.{0,2}\*$/.test(entry));
}

function put<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}
