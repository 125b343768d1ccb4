// specification §2: instructions truncated at 85 characters
export const excerptLength = 85;

/** At most so many characters of a text, as people see them, up to a word's end; a longer text ends in "…". */
export function cutAtWord(text: string, most: number): string {
  // a character takes at most two units: a long text is not taken apart as a whole
  const characters = Array.from(text.slice(0, 2 * most + 2));
  if (characters.length <= most) return text;
  const start = characters.slice(0, most).join("");
  const isWhole = /[\s\p{P}]/u.test(characters[most] ?? "");
  const lastSpace = start.search(/\s\S*$/u);
  const cut = isWhole || lastSpace < 0 ? start : start.slice(0, lastSpace);
  return `${cut.replace(/[\s\p{P}]+$/u, "")}…`;
}

// a shorter beginning would say too little of a text
const fewestShown = 0.4;

/** As much of a text as a card shows: its whole sentences where they are enough, else up to a word's end. At most `most` characters. */
export function cutToShow(text: string, most = excerptLength): string {
  const cut = cutAtWord(text, most);
  if (cut === text) return text;
  const start = Array.from(text.slice(0, 2 * most + 2))
    .slice(0, most + 1)
    .join("");
  const whole = /^.*[.!?](?=\s)/su.exec(start)?.[0] ?? "";
  return Array.from(whole).length >= fewestShown * most ? whole : cut;
}
