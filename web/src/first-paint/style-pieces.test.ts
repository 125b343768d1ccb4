import { describe, expect, test } from "vitest";
import { piecesOfSheet } from "./style-pieces.ts";

describe("a rule of the style sheet", () => {
  test.each([
    [".card h2{top:0}", [[".card", "h2"]]],
    [".a,b{top:0}", [[".a"], ["b"]]],
    [".bottom-\\[max\\(0\\.75rem\\,env\\(x\\)\\)\\]{top:0}", [[".bottom-[max(0.75rem,env(x))]"]]],
    [".\\32xl\\:p-2{top:0}", [[".2xl:p-2"]]],
    [".a:not(.b){top:0}", [[".a"]]],
    [":where(.rows>:not(:last-child)){top:0}", [[".rows"]]],
    [":is(.a,.b){top:0}", [[]]],
    ["input[type=search]::placeholder{top:0}", [["input"]]],
    [".has-checked\\:x:has(:checked){top:0}", [[".has-checked:x"]]],
    ['.dark\\:x:where([data-theme="dark"] *,[data-theme="dark"]){top:0}', [[".dark:x", "theme=dark"]]],
    [":root,.art{top:0}", [[], [".art"]]],
    ["#main *{top:0}", [[]]],
  ])("%s asks for no more than it needs", (css, needs) => {
    expect(piecesOfSheet(css)).toEqual([{ text: css, needs }]);
  });

  test("is left to the whole sheet if it shows only on hover", () => {
    expect(piecesOfSheet(".a:hover{top:0}")).toEqual([{ text: ".a:hover{top:0}", needs: [] }]);
  });
});

describe("the rest of the style sheet", () => {
  test("is without transitions and what only they read: nothing changes slowly before it is pressed", () => {
    const css = ".slow{--ease:linear;top:0;transition-timing-function:var(--ease)}.swift{transition:none}";
    expect(piecesOfSheet(`${css}.only{transition:top 1s}`)).toEqual([
      { text: ".slow{top:0}", needs: [[".slow"]] },
      { text: ".swift{transition:none}", needs: [[".swift"]] },
    ]);
  });

  test("is found by name, and each property of the theme on its own", () => {
    expect(piecesOfSheet("@keyframes drift{to{top:0}}@layer theme{:root{--calm:teal;--loud:red}}")).toEqual([
      { text: "@keyframes drift{to{top:0}}", name: "drift" },
      {
        around: "@layer theme",
        pieces: [
          {
            around: ":root",
            pieces: [
              { text: "--calm:teal;", name: "--calm", needs: [[]] },
              { text: "--loud:red;", name: "--loud", needs: [[]] },
            ],
          },
        ],
      },
    ]);
  });

  test("holds the colors of drawings one by one, each where the whole rule applies", () => {
    const colors = ["a", "b", "c", "d", "e", "f"].map((name) => `--${name}:red`);
    expect(piecesOfSheet(`[data-theme=dark] .art{${colors.join(";")}}`)).toEqual([
      {
        around: "[data-theme=dark] .art",
        pieces: colors.map((text) => ({
          text: `${text};`,
          name: text.slice(0, 3),
          needs: [[".art", "theme=dark"]],
        })),
      },
    ]);
  });

  test("asks nothing that every browser of the minimum answers alike", () => {
    const asked = "@supports (color:color-mix(in lab, red, red)){.a{top:0}}";
    expect(piecesOfSheet(asked)).toEqual([{ text: ".a{top:0}", needs: [[".a"]] }]);
    expect(piecesOfSheet("@supports (color:lab(from red l 1 1)){.a{top:0}}")).toHaveLength(1);
  });

  test("leaves out what shows on paper, and where a window comes from", () => {
    expect(piecesOfSheet("@media print{.a{top:0}}@starting-style{.a{opacity:0}}")).toEqual([]);
  });

  test("leaves out stronger colors, for which the whole sheet comes first", () => {
    const strong =
      "@media (forced-colors:active){.a{top:0}}@layer x{@media (prefers-contrast: more){.a{top:0}}}";
    expect(piecesOfSheet(strong)).toEqual([{ around: "@layer x", pieces: [] }]);
  });

  test("names no other value of what the theme sets", () => {
    const set = "@layer theme{:root{--font:Some}}";
    expect(piecesOfSheet(`${set}p{font:var(--font,Any, "Other");top:var(--a,1px)}`).slice(1)).toEqual([
      { text: "p{font:var(--font);top:var(--a,1px)}", needs: [["p"]] },
    ]);
  });

  test("contains no font that must be fetched", () => {
    expect(piecesOfSheet("@font-face{src:url(/a.woff2)}")).toEqual([]);
    expect(piecesOfSheet("@font-face{src:local(Arial)}")).toHaveLength(1);
  });
});
