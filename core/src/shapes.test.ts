import { expect, test } from "vitest";
import { cleanText, optionalText } from "./shapes.ts";

const marked = (marks: number) => `a${"\u0323\u0302".repeat(marks / 2)}`;

test("a text keeps its accents, whatever their script, but never more than 30 on one letter", () => {
  expect(cleanText("e\u0301 שָׁלוֹם tiếng Việt नमस्ते")).toBe("é שָׁלוֹם tiếng Việt नमस्ते".normalize("NFC"));
  expect(cleanText(marked(30))).toBe(marked(30).normalize("NFC"));
  // 80,000 of them would keep a processor busy for half a minute
  expect(cleanText(marked(80_000))).toBe(cleanText(marked(30)));
});

test("a text's length is that of its characters, not of the bytes that they take", () => {
  expect(optionalText(20_000).safeParse("😀".repeat(20_000)).success).toBe(true);
  expect(optionalText(20_000).safeParse("😀".repeat(20_001)).success).toBe(false);
});
