import { describe, expect, test } from "vitest";
import { inScript, inSheet, longNamesIn, shortNames } from "./short-classes.ts";

const sheet = String.raw`@layer utilities {.flex{display:flex}
.text-soft{color:gray}
.-mt-1{margin-top:-.25rem}
.bg-wash{background:white}
.sr-only{position:absolute}
.inline-block{display:inline-block}
.gap-1\.5{gap:.375rem}
.lg\:flex{display:flex}
.lg\:bg-\[red\]{background:red}
.w-\[calc\(100\%-1\.5rem\)\]{width:calc(100% - 1.5rem)}
.group:hover .group-hover\:underline{text-decoration:underline}
.before\:content-\[\'·\'\]{content:"·"}
.rounded-card{border-radius:20px}
.\{{top:0}
}
a.rounded-card{padding:0}
.art-tone{color:red}
span[class*="bg-"]:empty{color:red}
.gap-1\.5{gap:.375rem}`;
const names = shortNames(sheet);

describe("a class of Tailwind's", () => {
  test("has a short name if no rule and no script could read its own", () => {
    expect([...names]).toEqual([
      ["text-soft", "a"],
      ["-mt-1", "b"],
      ["gap-1.5", "c"],
      ["lg:flex", "d"],
      ["w-[calc(100%-1.5rem)]", "e"],
      ["group-hover:underline", "f"],
    ]);
  });

  test("is named alike in the sheet", () => {
    const short = inSheet(sheet, names);
    expect(short).toContain(".c{gap:.375rem}");
    expect(short).toContain(".e{width:calc(100% - 1.5rem)}");
    expect(short).toContain(".group:hover .f{");
    expect(short).toContain(".flex{display:flex}");
    expect(short).toContain(".a{color:gray}");
  });

  test("has properties with short names", () => {
    expect(inSheet(".a{--tw-ring:1;--ink:2;--tw-ring-color:var(--tw-ring)}", names)).toBe(
      ".a{--_0:1;--ink:2;--_1:var(--_0)}",
    );
  });

  test("never has the name of another class", () => {
    expect([...shortNames("@layer utilities {.a{top:0}.mt-1{top:0}.z-1{top:0}}.c{top:0}")]).toEqual([
      ["mt-1", "b"],
      ["z-1", "d"],
    ]);
  });

  test("is named alike in a script, and nothing else is", () => {
    const script = 'a("flex lg:flex",`${b}gap-1.5 ${c} lg:flex${d}`,c?"lg:flex":"max-lg:flex",e={lg:flex})';
    expect(inScript(script, names)).toBe('a("flex d",`${b}c ${c} d${d}`,c?"d":"max-lg:flex",e={lg:flex})');
    expect(inScript('a("text-soft -mt-1 flex"),h - 1', names)).toBe('a("a b flex"),h - 1');
  });

  test("that is left in a script is found", () => {
    expect(longNamesIn("a=\"(lg:flex\"+b+'gap-1.5'", names)).toEqual(["gap-1.5"]);
    expect(longNamesIn("a(`flex|lg:flex`)", names)).toEqual(["lg:flex"]);
    expect(longNamesIn("a(`flex|text-soft`)", names)).toEqual(["text-soft"]);
    // a subtraction
    expect(longNamesIn("return h-1;", shortNames("@layer utilities {.h-1{top:0}}"))).toEqual([]);
    expect(longNamesIn(inScript('a("flex lg:flex")', names), names)).toEqual([]);
  });
});
