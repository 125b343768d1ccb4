/** A run of words, strong or not. */
export interface Span {
  readonly text: string;
  readonly strong: boolean;
}

/** A part of a text: a heading, a paragraph, or a list of bullets. */
export type Block =
  | { readonly kind: "heading"; readonly level: 1 | 2 | 3; readonly spans: readonly Span[] }
  | { readonly kind: "paragraph"; readonly spans: readonly Span[] }
  | { readonly kind: "list"; readonly items: readonly (readonly Span[])[] };

/**
 * The parts of a resource's `content`, in order. Lines that begin with '# ', '## ' or '### ' are headings, those with '- '
 * bullets; a blank line is a break; **words** are strong; consecutive lines form one paragraph or one list. Everything else is
 * plain text: no other format is recognized, and no markup is ever produced. specification §3: content format
 */
export function blocksOf(content: string): Block[] {
  const blocks: Block[] = [];
  let group: Group = { kind: "break", lines: [] };
  for (const line of [...content.split(/\r\n|\r|\n/), ""]) {
    const { kind, text } = lineOf(line);
    if (kind === group.kind && kind !== "heading") group.lines.push(text);
    else {
      blocks.push(...blockOf(group));
      group = { kind, lines: [text], level: levelOf(line) };
    }
  }
  return blocks;
}

/** Splits `text` into runs: what is between two ** is strong. An unclosed or empty pair is plain text. */
export function spansOf(text: string): Span[] {
  return text
    .split(strongWords)
    .map((part, index) => ({ text: part, strong: index % 2 === 1 }))
    .filter((span) => span.text !== "");
}

// split() returns the captured groups at odd positions
const strongWords = /\*\*(?=[^\s*])(.*?[^\s*])\*\*/;

type Kind = Block["kind"] | "break";

interface Group {
  readonly kind: Kind;
  readonly lines: string[];
  readonly level?: 1 | 2 | 3;
}

function lineOf(line: string): { kind: Kind; text: string } {
  if (line.trim() === "") return { kind: "break", text: "" };
  const [, sign, words = ""] = /^(#{1,3}|-) +(\S.*)$/.exec(line.trimEnd()) ?? [];
  if (sign === undefined) return { kind: "paragraph", text: line.trim() };
  return { kind: sign === "-" ? "list" : "heading", text: words };
}

function levelOf(line: string): 1 | 2 | 3 {
  return line.startsWith("###") ? 3 : line.startsWith("##") ? 2 : 1;
}

function blockOf({ kind, lines, level = 1 }: Group): Block[] {
  switch (kind) {
    case "break":
      return [];
    case "heading":
      return [{ kind, level, spans: spansOf(lines.join(" ")) }];
    case "paragraph":
      return [{ kind, spans: spansOf(lines.join(" ")) }];
    case "list":
      return [{ kind, items: lines.map(spansOf) }];
  }
}
