import { learnedReaders } from "../core/src/safety/learned-readers.ts";
import { readMessage } from "../core/src/safety/read-message.ts";
import { readableText } from "../core/src/safety/normalise.ts";
import { medianOf, type Figure } from "./figure.ts";

// safety.md, Detection: of any kind, median, warm
const limits = [
  { letters: 4000, atMost: 5 },
  { letters: 20_000, atMost: 20 },
] as const;
const rounds = 15;

/** Texts that look harmless and are costly: one word, letters alone, signs that grow by normalising, words nobody knows, plain talk. */
const kinds: Readonly<Record<string, string>> = {
  "everyday talk":
    "Hoy he ido a comprar pan y luego he visto la tele un rato con mi hermana, que ya no puede más. ",
  "one letter": "a",
  "letters alone": "a b c ",
  "signs that grow": "ﷺ",
  "unknown words": "xqzwv jklmp trwqx ",
  "words with a slip": "qiero moriir no pudo mass ",
  "emoji between words": "no 😔 puedo 😔 más 😔 ",
};

/** How long the danger check reads, beside making the same text readable alone. */
export function measureReading(): Figure[] {
  const readers = learnedReaders();
  return Object.entries(kinds).flatMap(([name, piece]) =>
    limits.map(({ letters, atMost }): Figure => {
      const text = piece.repeat(Math.ceil(letters / piece.length)).slice(0, letters);
      const bare = medianOf(timesOf(() => readableText(text)));
      return {
        part: "danger check",
        name: `${letters} letters, ${name}`,
        value: medianOf(timesOf(() => readMessage(text, readers))),
        unit: "ms",
        atMost,
        beside: `made readable alone: ${bare.toFixed(2)} ms`,
      };
    }),
  );
}

function timesOf(work: () => unknown): number[] {
  work();
  return Array.from({ length: rounds }, () => {
    const since = performance.now();
    work();
    return performance.now() - since;
  });
}
