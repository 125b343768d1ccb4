import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { blocksOf, spansOf, type Block, type Span } from "./content-blocks.ts";

// short notation: asterisks mark strong words
const written = (spans: readonly Span[]) =>
  spans.map(({ text, strong }) => (strong ? `*${text}*` : text)).join("|");
const brief = (block: Block) => {
  switch (block.kind) {
    case "heading":
      return `h${block.level} ${written(block.spans)}`;
    case "paragraph":
      return `p ${written(block.spans)}`;
    case "list":
      return `ul ${block.items.map(written).join(" / ")}`;
  }
};
const read = (content: string) => blocksOf(content).map(brief);

describe("the parts of a text", () => {
  test.each<[string, string, string[]]>([
    ["nothing", "", []],
    ["blank lines only", "\n  \n\t\n", []],
    ["headings of three ranks", "# One\n## Two\n### Three", ["h1 One", "h2 Two", "h3 Three"]],
    ["four signs are no heading", "#### Four", ["p #### Four"]],
    ["a sign without a space is none", "#One\n-two", ["p #One -two"]],
    ["a sign without words is none", "# \n- ", ["p # -"]],
    ["a sign within a line is none", "See # 4 - or not", ["p See # 4 - or not"]],
    ["an indented sign is none", "  # One", ["p # One"]],
    ["a blank line is a break", "One\n\nTwo", ["p One", "p Two"]],
    ["lines that follow each other are one paragraph", "One\n  goes on\nand on", ["p One goes on and on"]],
    ["bullets are one list", "- one\n- two", ["ul one / two"]],
    ["a break ends a list", "- one\n\n- two", ["ul one", "ul two"]],
    ["a list after its sentence", "These:\n- one\n- two\nEnd", ["p These:", "ul one / two", "p End"]],
    ["a heading needs no blank lines", "One\n## Two\nThree", ["p One", "h2 Two", "p Three"]],
    ["line ends of Windows", "## One\r\n\r\n- two\r\n- three\r\n", ["h2 One", "ul two / three"]],
    ["line ends of old machines", "One\r\rTwo", ["p One", "p Two"]],
    [
      "strong words anywhere",
      "# **A** b\n- **c:** d\n\ne **f** g",
      ["h1 *A*| b", "ul *c:*| d", "p e |*f*| g"],
    ],
    ["strong words over a line's end", "a **b\nc** d", ["p a |*b c*| d"]],
    ["markup is plain text", '<script>alert("1")</script>', ['p <script>alert("1")</script>']],
    [
      "other formats are plain text",
      "1. one\n\n> two\n\n[three](x:y)",
      ["p 1. one", "p > two", "p [three](x:y)"],
    ],
    ["entities are plain text", "&lt;b&gt; & &amp;", ["p &lt;b&gt; & &amp;"]],
    ["other bullets are plain text", "* one\n+ two", ["p * one + two"]],
  ])("%s", (_name, content, expected) => {
    expect(read(content)).toEqual(expected);
  });

  test("every word of a text comes out once, in its order", () => {
    const line = fc.constantFrom("# a", "## b **c**", "- d", "- **e** f", "", "g", "<i>h</i>", "**i");
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        const spans = blocksOf(lines.join("\n")).flatMap((block) =>
          block.kind === "list" ? block.items.flat() : block.spans,
        );
        const letters = (text: string) => text.replace(/[^a-z<>/]/g, "");
        expect(letters(spans.map(({ text }) => text).join(""))).toBe(letters(lines.join("")));
      }),
    );
  });
});

describe("strong words", () => {
  test.each([
    ["", ""],
    ["plain", "plain"],
    ["**all**", "*all*"],
    ["**one** and **two**", "*one*| and |*two*"],
    ["one**two**three", "one|*two*|three"],
    ["**not closed", "**not closed"],
    ["closed only**", "closed only**"],
    ["**one** and **not", "*one*| and **not"],
    ["****", "****"],
    ["** **", "** **"],
    ["2 ** 3 ** 4", "2 ** 3 ** 4"],
    ["**a * b**", "*a * b*"],
    ["**a**b**", "*a*|b**"],
    ["*one*", "*one*"],
  ])("%j", (text, expected) => {
    expect(written(spansOf(text))).toBe(expected);
  });
});
