// what people write instead of a letter; i, l and 1 are one, since nobody can tell which is meant
const written: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "9": "g",
  "@": "a",
  $: "s",
  "!": "i",
  "|": "i",
  "+": "t",
  l: "i",
};

/** One form of all spellings of a password: without capitals, accents and digits or signs that stand for letters. */
export function plainForm(password: string): string {
  const bare = password.normalize("NFKD").toLowerCase().replace(/\p{M}/gu, "").trim();
  return [...bare].map((character) => written[character] ?? character).join("");
}

/**
 * The plain forms under which a password may be known: its own, and those of what is left without the digits and signs at its end, if
 * that is at least half of it and four characters. `Passw0rd!` has that of `password`.
 */
export function plainForms(password: string): string[] {
  const withoutSigns = password.replace(/[^\p{L}\p{M}\p{N}]+$/u, "");
  const withoutDigits = password.replace(/[^\p{L}\p{M}]+$/u, "");
  const bases = [withoutSigns, withoutDigits].filter(
    (base) => base.length >= 4 && base.length * 2 >= password.length,
  );
  return [...new Set([password, ...bases].map(plainForm))];
}

/** True for `abcdefgh` and `87654321`: each character is the next, or the one before, of the one before it. */
export function isRun(text: string): boolean {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  const [first] = steps;
  return (first === 1 || first === -1) && steps.every((step) => step === first);
}
