import { seeded, seedOf } from "@remanso/core/seeded.ts";

/** Other spellings of the same message. Each is a pure function of the text: the same typo every time. */
export const bends = {
  "without accents": (text: string) => text.normalize("NFD").replace(/\p{M}/gu, ""),
  "in capitals": (text: string) => text.toUpperCase(),
  "with typos": (text: string) => withTypos(text),
  "repeated letters": (text: string) => text.replace(/([aeiouáéíóú])(?=\p{L}?(\s|$))/giu, "$1$1$1$1"),
  "spaces between letters": (text: string) =>
    [...text].map((letter) => (letter === " " ? "  " : letter)).join(" "),
  "in leet": (text: string) => text.replace(/[aeiost]/gi, (letter) => leet[letter.toLowerCase()] ?? letter),
} as const;

/** Variants to train on, so that spelling matters less than content. */
export function bentVariants(text: string): string[] {
  return [withTypos(text), withTypos(`${text} `), text.replace(/[.,;:!?¿¡"]/g, "")];
}

const leet: Readonly<Record<string, string>> = { a: "4", e: "3", i: "1", o: "0", s: "5", t: "7" };
const neighbours = "qwertyuiopasdfghjklzxcvbnm";

/** About one word in four gets a typo: two letters swapped, one missing, one doubled, or a neighbouring key. */
function withTypos(text: string): string {
  const chance = seeded(seedOf(text));
  return text.replace(/\p{L}{4,}/gu, (word) => (chance() < 0.25 ? slipped(word, chance) : word));
}

function slipped(word: string, chance: () => number): string {
  const at = 1 + Math.floor(chance() * (word.length - 2));
  const [before, letter, after] = [word.slice(0, at), word[at] ?? "", word.slice(at + 1)];
  const kind = Math.floor(chance() * 4);
  if (kind === 0) return `${before}${after.slice(0, 1)}${letter}${after.slice(1)}`;
  if (kind === 1) return before + after;
  if (kind === 2) return before + letter + letter + after;
  const beside = neighbours[(neighbours.indexOf(letter.toLowerCase()) + 1) % neighbours.length] ?? letter;
  return before + beside + after;
}
