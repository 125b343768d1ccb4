import { describe, expect, test } from "vitest";
import type { StylePiece } from "./style-pieces.ts";
import { piecesForPhones, usedStyle } from "./used-style.ts";

const sheet: StylePiece[] = [
  {
    around: "@layer theme",
    pieces: [
      {
        around: ":root",
        pieces: [
          { text: "--calm:var(--water);", name: "--calm" },
          { text: "--water:teal;", name: "--water" },
          { text: "--loud:red;", name: "--loud" },
        ],
      },
    ],
  },
  { text: "h1,h2{color:var(--calm)}", needs: [["h1"], ["h2"]] },
  { text: ".sm\\:card .lid{color:teal}", needs: [[".sm:card", ".lid"]] },
  { around: "@media print", pieces: [{ text: ".paper{color:black}", needs: [[".paper"]] }] },
  { text: "[data-theme=dark]{color:white}", needs: [["theme=dark"]] },
  { text: ".drift{animation:drift 1s}", needs: [[".drift"]] },
  { text: "@keyframes drift{to{opacity:0}}", name: "drift" },
];

describe("the style inlined in a page", () => {
  test("is what its elements, its classes and its theme need", () => {
    expect(usedStyle(sheet, '<html data-theme="dark"><p class="lid sm:card">')).toBe(
      ".sm\\:card .lid{color:teal}[data-theme=dark]{color:white}",
    );
    expect(usedStyle(sheet, '<html data-theme="light"><p class="lid">')).toBe("");
  });

  test("includes the properties and animations that its rules name, directly or through others", () => {
    expect(usedStyle(sheet, "<h2>")).toBe(
      "@layer theme{:root{--calm:var(--water);--water:teal;}}h1,h2{color:var(--calm)}",
    );
    expect(usedStyle(sheet, '<b class="drift">')).toBe(
      ".drift{animation:drift 1s}@keyframes drift{to{opacity:0}}",
    );
  });

  test("includes the colors that it names where their own rule applies, and none of the drawings that come later", () => {
    const colors = (selector: string, needs: string[][]): StylePiece => ({
      around: selector,
      pieces: ["sky", "hill", "reed"].map((name) => ({
        text: `--${name}:${selector};`,
        name: `--${name}`,
        needs,
      })),
    });
    const pieces = [colors(":root", [[]]), colors("dark", [["theme=dark"]])];
    expect(usedStyle(pieces, '<i style="color:var(--sky)">')).toBe(":root{--sky::root;}");
    expect(usedStyle(pieces, '<html data-theme="dark"><i style="color:var(--sky)">')).toBe(
      ":root{--sky::root;}dark{--sky:dark;}",
    );
    expect(usedStyle(pieces, '<use data-href="/scene.svg">')).toBe("");
  });

  test("recognises a class that is written with entities", () => {
    const pieces = [{ text: "a", needs: [[".[&>p]:lid"]] }];
    expect(usedStyle(pieces, '<p class="[&amp;&gt;p]:lid">')).toBe("a");
  });

  test("leaves out for a phone what asks for a wider window than any phone has", () => {
    const wide = (around: string): StylePiece => ({
      around,
      pieces: [{ text: ".lid{color:red}", needs: [[".lid"]] }],
    });
    const pieces = [
      { around: "@layer utilities", pieces: [wide("@media (width>=64rem)"), wide("@media (width>=40rem)")] },
      wide("@media (width>=80rem)"),
      wide("@media (width>=64rem) and (height>=42rem)"),
      wide("@media (width>=64rem),(width>=40rem) and (height<=32rem)"),
    ];
    expect(usedStyle(piecesForPhones(pieces), '<p class="lid">')).toBe(
      "@layer utilities{@media (width>=40rem){.lid{color:red}}}" +
        "@media (width>=64rem),(width>=40rem) and (height<=32rem){.lid{color:red}}",
    );
    expect(usedStyle(pieces, '<p class="lid">')).toContain("@media (width>=80rem)");
  });

  test("keeps the at-rules around its rules", () => {
    expect(usedStyle(sheet, '<i class="paper">')).toBe("@media print{.paper{color:black}}");
  });
});
