/** A message as the rules and the classifier read it. Each form is lower case, without accents, marks and invisible signs. */
export interface ReadableText {
  /** Words parted by one space, "." "," "?" and "!" kept as words of their own; letters said three times or more said twice. */
  readonly plain: string;
  /** As `plain`, with digits and signs inside words read as letters, and letters said three times or more said once. */
  readonly clear: string;
  /** As `clear`, and no letter said twice. */
  readonly bare: string;
}

/**
 * Makes capitals, accents, look-alike letters, invisible signs, s p a c e d letters and leet alike; pictures part words, and a new line ends a
 * sentence. Reads 40,000 signs, counted after normalising. Never throws.
 */
export function readableText(message: string): ReadableText {
  const spaced = joinSpacedLetters(folded(message));
  const plain = inWords(withRows(spaced, "$1$1"));
  const unleet = withoutLeet(spaced);
  const clear = unleet === spaced && !hasRows(spaced) ? plain : inWords(withRows(unleet, "$1"));
  return { plain, clear, bare: clear.replace(/(\p{L})\1+/gu, "$1") };
}

/** Whether any sign stands three times in a row. */
function hasRows(text: string): boolean {
  return /(.)\1\1/.test(text);
}

function withRows(text: string, instead: string): string {
  return hasRows(text) ? text.replace(/(\p{L})\1{2,}/gu, instead) : text;
}

// safety.md: cut after normalising; some signs become 18 by it, so that it is done part by part
const mostRead = 40_000;
const part = 2000;

function folded(message: string): string {
  let text = "";
  for (let at = 0; at < message.length && text.length < mostRead; at += part)
    text += foldedPart(message.slice(at, at + part));
  return text.slice(0, mostRead).toWellFormed();
}

function foldedPart(written: string): string {
  return written
    .toWellFormed()
    .normalize("NFKC")
    .replace(/\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\ufe0f/gu, " ")
    .replace(/[\p{Cf}\p{Cc}\u034f\u3164]/gu, (sign) => (sign === "\n" ? " . " : sign === "\t" ? " " : ""))
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[’‘´`]/g, "'")
    .replace(/[“”«»„]/g, '"')
    .replace(foreign, (letter) => lookAlikes[letter] ?? letter);
}

// Cyrillic and Greek letters that look like Latin ones
const lookAlikes: Readonly<Record<string, string>> = {
  а: "a",
  е: "e",
  о: "o",
  р: "p",
  с: "c",
  у: "y",
  х: "x",
  і: "i",
  ѕ: "s",
  α: "a",
  ο: "o",
  ι: "i",
  ν: "v",
  ı: "i",
};
const foreign = new RegExp(`[${Object.keys(lookAlikes).join("")}]`, "g");

/** "m e  q u i e r o" and "s.u.i.c.i.d.e": four single letters or more in a row are words; two spaces part them. */
function joinSpacedLetters(text: string): string {
  return text.replace(
    /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}@$!][\s.\-_*·]+){3,}[\p{L}\p{N}@$!](?![\p{L}\p{N}])/gu,
    (row) =>
      row
        .split(/\s{2,}/)
        .map((word) => word.replace(/[\s.\-_*·]+/g, ""))
        .join(" "),
  );
}

const leet: Readonly<Record<string, string>> = {
  0: "o",
  1: "i",
  3: "e",
  4: "a",
  5: "s",
  7: "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/** Digits and signs inside words are letters; where many words are written so, digits that stand alone are too. */
function withoutLeet(text: string): string {
  // most texts have none
  if (!/[0134579@$!]/.test(text)) return text;
  const words = text.split(" ");
  const mixed = words.filter((word) => isMixed(word)).length;
  const isAllSo = mixed >= 2 && mixed * 4 >= words.length;
  return words
    .map((word) => (isMixed(word) || (isAllSo && /[0134579@$]/.test(word)) ? undone(word) : word))
    .join(" ");
}

/** True for "su1c1d3" and "m3", not for "10mg", "3am" and numbers. */
function isMixed(word: string): boolean {
  if (/^[\d.,:]+\p{L}{0,3}[.,;:!?]*$/u.test(word)) return false;
  return /\p{L}/u.test(word) && (/[0134579@$]/.test(word) || /!\p{L}/u.test(word));
}

function undone(word: string): string {
  // an exclamation mark at the end is one
  return word.replace(/[013457@$]|!(?=\p{L})/gu, (sign) => leet[sign] ?? sign);
}

function inWords(text: string): string {
  return (text.match(/[\p{L}\p{N}]+(?:'[\p{L}]+)?|[.,;?!"]/gu) ?? []).join(" ");
}
