import type { StylePiece } from "./style-pieces.ts";

/**
 * The rules of the style sheet that can apply to `html` as it stands; the whole sheet follows for what is drawn later, and for the files
 * of drawings that the page refers to.
 */
export function usedStyle(pieces: readonly StylePiece[], html: string): string {
  const there = thingsOn(html);
  const properties = new Set(html.match(/--[\w-]+/g));
  const key = [...there, ...properties].toSorted().join(" ");
  const chosen = chosenOf.get(pieces) ?? new Map<string, string>();
  chosenOf.set(pieces, chosen);
  const known = chosen.get(key);
  if (known !== undefined) return known;
  const style = styleFor(pieces, there, properties);
  if (chosen.size >= mostChosen) chosen.clear();
  chosen.set(key, style);
  return style;
}

/** The pieces without those that need a wider window than that of any phone. */
export function piecesForPhones(pieces: readonly StylePiece[]): readonly StylePiece[] {
  return pieces.flatMap((piece): StylePiece[] => {
    if (!("around" in piece)) return [piece];
    if (isForWide.test(piece.around)) return [];
    return [{ ...piece, pieces: piecesForPhones(piece.pieces) }];
  });
}

// what lg: and xl: ask for; the largest phone, lying on its side, has 60rem
const isForWide = /^@media \(width>=(?:64|80)rem\)[^,]*$/;

// pages that hold the same things need the same rules; there are few kinds of pages
const chosenOf = new WeakMap<readonly StylePiece[], Map<string, string>>();
const mostChosen = 100;

function styleFor(
  pieces: readonly StylePiece[],
  there: ReadonlySet<string>,
  properties: ReadonlySet<string>,
): string {
  const applies = ({ needs }: Leaf) => needs?.some((all) => all.every((one) => there.has(one))) ?? true;
  const rules = textOf(pieces, (piece) => !("name" in piece) && applies(piece));
  const named = new Set([...(rules.match(/[\w-]+/g) ?? []), ...properties]);
  const isNamed = (piece: Leaf) => !("name" in piece) || named.has(piece.name);
  for (;;) {
    // in the order of the whole sheet
    const style = textOf(pieces, (piece) => isNamed(piece) && applies(piece));
    const before = named.size;
    for (const name of style.match(/var\(--[\w-]+/g) ?? []) named.add(name.slice("var(".length));
    if (named.size === before) return style;
  }
}

type Leaf = Exclude<StylePiece, { around: string }>;

function textOf(pieces: readonly StylePiece[], isUsed: (leaf: Leaf) => boolean): string {
  let text = "";
  for (const piece of pieces) {
    if ("around" in piece) {
      const inside = textOf(piece.pieces, isUsed);
      if (inside) text += `${piece.around}{${inside}}`;
    } else if (isUsed(piece)) {
      text += piece.text;
    }
  }
  return text;
}

/** The classes, elements and theme on a page, written as in `needs`. */
function thingsOn(html: string): Set<string> {
  const things = new Set<string>();
  // many elements of a page are of the same classes
  const ofElements = new Set(html.match(/ class="[^"]*"/g));
  for (const attribute of ofElements) {
    for (const name of attribute.slice(' class="'.length, -1).split(" "))
      things.add(`.${name.includes("&") ? unescaped(name) : name}`);
  }
  for (const opened of new Set(html.match(/<[a-z][a-z0-9]*/g))) things.add(opened.slice(1));
  things.add(`theme=${/ data-theme="(\w+)"/.exec(html)?.[1] ?? ""}`);
  return things;
}

const escapes: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

function unescaped(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_whole, name: string) => escapes[name] ?? "");
}
