import { readPhrases } from "@remanso/core/safety/phrases/read-phrases.ts";
import { readableText } from "@remanso/core/safety/normalise.ts";
import { withoutIdioms } from "@remanso/core/safety/idioms.ts";
import { choosingVoices, readCorpus, testVoices } from "./corpus.ts";
import { harmlessTalk } from "./harmless.ts";

/**
 * What the phrases find among the messages that may be looked at: for each rule how many of each level, what it finds that is harmless, and the
 * dangers of a category that none finds. Voices kept for testing are left out.
 */
export function phraseHits(language: string, missedCategory?: string): string[] {
  const corpus = readCorpus();
  const apart = new Set([...testVoices(corpus), ...choosingVoices(corpus)]);
  const messages = [...corpus.filter(({ voice }) => !apart.has(voice)), ...harmlessTalk()].filter(
    (one) => one.language === language,
  );
  const hits = new Map<string, number[]>();
  const lines: string[] = [];
  const shares = new Map<string, { found: number; all: number }>();
  for (const { level, category, text } of messages) {
    const { found, level: read, sure } = readPhrases(withoutIdioms(readableText(text).clear));
    const share = shares.get(`${level} ${category}`) ?? { found: 0, all: 0 };
    share.all += 1;
    if (found) share.found += 1;
    shares.set(`${level} ${category}`, share);
    if (found) {
      const counts = hits.get(found) ?? [0, 0, 0, 0, 0];
      counts[level] = (counts[level] ?? 0) + 1;
      hits.set(found, counts);
      if (level < 2 || (level === 2 && read >= 3 && sure))
        lines.push(`wrong? ${level} ${category} read ${read}${sure ? " sure" : ""} by ${found}: ${text}`);
    } else if (category === missedCategory) lines.push(`missed ${level} ${category}: ${text}`);
  }
  const rows = [...hits].toSorted(([one], [other]) => one.localeCompare(other));
  return [
    ...lines,
    "rule: messages of level 0 · 1 · 2 · 3 · 4",
    ...rows.map(([id, counts]) => `${id}: ${counts.join(" · ")}`),
    ...[...shares]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([name, { found, all }]) => `${name}: found ${found} of ${all}`),
  ];
}
