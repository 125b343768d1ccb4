const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
};

/** The words of a fragment of HTML: breaks become lines, items get a bullet, every other tag goes. What is no HTML stays as it is. */
export function htmlText(html: string): string {
  if (!/[<&]/.test(html)) return html.trim();
  return decoded(
    html
      .replace(/<(?:script|style)\b[^>]*>[\s\S]*?<\/(?:script|style)\s*>/gi, "")
      .replace(/<br\s*\/?>|<\/(?:div|p|h[1-6]|li|tr|ul|ol|blockquote)\s*>/gi, "\n")
      .replace(/<li\b[^>]*>/gi, "• ")
      .replace(/<\/?[a-z][^<>]*>/gi, ""),
  )
    .replace(/[ \t]+\n/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function decoded(text: string): string {
  return text.replace(/&(?:#x?[\da-f]{1,7}|[a-z]+);/gi, (entity) => {
    const name = entity.slice(1, -1).toLowerCase();
    if (!name.startsWith("#")) return named[name] ?? entity;
    const code = name[1] === "x" ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}

// U+FFFC stands for an object that cannot be shown, U+2028 for a line's end, U+200B shows nothing
const media = /!?\[[^\]]*\]\(dayone-moment:[^)]*\)|dayone-moment:\/[^\s)]*|\uFFFC/g;

/** A text of Day One as it was typed: the marks of photos, sounds and films become "[…]", what was escaped for Markdown is not any more. */
export function dayOneText(text: string): string {
  return text
    .replace(media, "[…]")
    .replaceAll("\u2028", "\n")
    .replaceAll("\u200b", "")
    .replace(/\\([\\`*_{}[\]()#+\-.!>~|])/g, "$1")
    .trim();
}

/** Texts that are there, one below the other. */
export function joined(...parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join("\n\n");
}

/** Longer texts in pieces of at most `most` code points, cut at a line or a blank where there is one near. */
export function inPieces(text: string, most: number): string[] {
  if (text.length <= most) return [text];
  const letters = [...text];
  const pieces: string[] = [];
  let start = 0;
  while (start < letters.length) {
    let end = Math.min(start + most, letters.length);
    if (end < letters.length) {
      const blank = letters.slice(start, end).findLastIndex((letter) => /\s/.test(letter));
      if (blank > most / 2) end = start + blank + 1;
    }
    pieces.push(letters.slice(start, end).join("").trim());
    start = end;
  }
  return pieces.filter((piece) => piece !== "");
}
