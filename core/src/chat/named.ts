import { readableText } from "../safety/normalise.ts";
import type { Topic, TopicName } from "./talk.ts";

/** Something that a message names: as the answer names it back, and the topic that knows it. */
export interface FoundName {
  readonly as: string;
  readonly topic: TopicName;
  /** Where it stands in the message, in letters. */
  readonly at: number;
}

/** What the message names of the things that the topics know, in the order of the message; the longest name wins. */
export function namesIn(topics: readonly Topic[], plain: string): FoundName[] {
  const text = ` ${withoutHyphens(plain)} `;
  const found = topics.flatMap(({ name, named }) =>
    named.flatMap(({ said, as }) =>
      said.flatMap((phrase) => {
        const sought = ` ${known(phrase)} `;
        const at = sought === "  " ? -1 : text.indexOf(sought);
        return at < 0 ? [] : [{ as, topic: name, at, end: at + sought.length - 1 }];
      }),
    ),
  );
  const longestFirst = found.toSorted((one, other) => other.end - other.at - (one.end - one.at));
  const kept: typeof found = [];
  for (const one of longestFirst)
    if (!kept.some((other) => other.at < one.end && one.at < other.end && other.as !== one.as))
      kept.push(one);
  return kept.toSorted((one, other) => one.at - other.at).map(({ as, topic, at }) => ({ as, topic, at }));
}

const readable = new Map<string, string>();

/** A phrase of the texts as `readableText().plain` has it. */
function known(phrase: string): string {
  const found = readable.get(phrase) ?? withoutHyphens(readableText(phrase).plain).trim();
  readable.set(phrase, found);
  return found;
}

/** "mother-in-law" is typed both ways. */
function withoutHyphens(plain: string): string {
  return plain.replaceAll("-", " ");
}

/** `text` with what was named in the place of its marks. Spanish "de el" and "a el" become "del" and "al". */
export function withNames(text: string, names: Readonly<Record<string, string>>): string {
  const filled = Object.entries(names).reduce((all, [mark, as]) => all.replaceAll(`{${mark}}`, as), text);
  const joined = filled.replace(/\b([Dd])e el\b/g, "$1el").replace(/\b([Aa]) el\b/g, "$1l");
  const ended = joined.replaceAll("….", "…").replaceAll("…,", "…");
  return ended.replace(/^\P{L}*\p{Ll}/u, (start) => start.toUpperCase());
}
