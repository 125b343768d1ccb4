import { describe, expect, test } from "vitest";
import { readAbout, readText, type About } from "./read-resource.ts";
import { countWords, fleschOf, infleszOf, syllablesInSpanish } from "./reading-level.ts";

const about: About = { type: "article", category: "work", minutes: 5, reviewedOn: "2026-11-21", sources: [] };
const front = `---\ntitle: Un título\ndescription: ${"Una descripción que dice de qué trata este texto y a quién le puede servir. ".repeat(2).trim()}\n---\n`;
const read = (body: string, more: Partial<About> = {}) =>
  readText("es.md", front + body, { ...about, ...more });

describe("a text of the library", () => {
  test("keeps its wording, each paragraph on one line", () => {
    expect(read("Una línea\nque sigue.\n\n\n## Parte\n\n- uno\n- **dos**\n").content).toBe(
      "Una línea que sigue.\n\n## Parte\n\n- uno\n- **dos**",
    );
  });

  test.each([
    ["HTML", "Bien.\n\n<b>mal</b>", 7],
    ["HTML in a bullet", "- uno\n- <img src=x>", 6],
    ["a link", "[aquí](https://example.org)", 5],
    ["a picture", "Bien.\n\nUna ![foto](a.png)", 7],
    ["a heading of the first rank", "# Título", 5],
    ["a heading of the fourth", "Bien.\n\n#### Más", 7],
    ["a numbered list", "1. uno\n2. dos", 5],
    ["a list in a list", "- uno\n  - dos", 5],
    ["emphasis", "Muy *bien*", 5],
    ["code", "Bien.\n\n    mal", 7],
    ["a pause where nothing is spoken", "Bien.\n\n[pause 5]", 7],
  ])("names the line of %s", (_what, body, line) => {
    expect(() => read(body)).toThrow(new RegExp(`^es\\.md:${line}: `));
  });

  test("names the line of front matter that is missing, too short or not YAML", () => {
    expect(() => readText("es.md", "Sin nada", about)).toThrow(/^es\.md:1: /);
    expect(() => readText("es.md", "---\ntitle: Uno\ndescription: corta\n---\nHola", about)).toThrow(
      /^es\.md:3: description/,
    );
    expect(() => readText("es.md", "---\ntitle: Uno\n  otra: [\n---\nHola", about)).toThrow(/^es\.md:\d: /);
    expect(() => readText("es.md", front.replace("---\n", "---\nextra: 1\n"), about)).toThrow(/^es\.md:\d: /);
  });

  test("a guide in pictures has a drawing for each step", () => {
    const steps = "Antes.\n\n## Uno\n\nA.\n\n## Dos\n\nB.\n\n### Nota\n\nC.";
    expect(read(steps, { type: "video", drawings: ["seat", "feet"] }).content).toContain("## Dos");
    expect(() => read(steps, { type: "video", drawings: ["seat"] })).toThrow("2 steps");
  });
});

describe("a text to be spoken", () => {
  test("becomes paragraphs with their pauses and bells", () => {
    const text = read("[bell]\n\nHola,\nqué tal.\n\n[pause 20]\n\n[pause 5]\n\nAdiós.\n\n[bell]\n", {
      type: "audio",
      sound: "rain",
    });
    expect(text.script).toEqual([
      { text: "", pauseSeconds: 0, bell: true },
      { text: "Hola, qué tal.", pauseSeconds: 25, bell: false },
      { text: "Adiós.", pauseSeconds: 0, bell: true },
    ]);
    expect(text.content).toBe("Hola, qué tal.\n\nAdiós.");
  });

  test.each([
    ["a heading", "## Parte", 5],
    ["a list", "Hola.\n\n- uno", 7],
    ["an unknown sign", "Hola.\n\n[silence 5]", 7],
    ["a pause inside a paragraph", "[pause 5]\nHola.", 5],
  ])("names the line of %s", (_what, body, line) => {
    expect(() => read(body, { type: "audio", sound: "rain" })).toThrow(new RegExp(`^es\\.md:${line}: `));
  });
});

describe("about.yaml", () => {
  const yaml =
    "type: article\ncategory: work\nminutes: 5\nreviewedOn: 2026-11-21\nsources:\n  - authors: Una autora\n    title: Un libro\n    publisher: Una casa\n    year: 2020\n    checkedOn: 2026-11-23\n";

  test("is read", () => {
    expect(readAbout("about.yaml", yaml)).toMatchObject({
      type: "article",
      minutes: 5,
      sources: [{ year: 2020 }],
    });
  });

  test.each([
    ["an unknown type", yaml.replace("article", "film"), 1],
    ["an unknown category", yaml.replace("work", "love"), 2],
    ["minutes that are none", yaml.replace("minutes: 5", "minutes: five"), 3],
    ["a day that is none", yaml.replace("2026-11-21", "2026-13-41"), 4],
    ["no sources", yaml.replace(/sources:[\s\S]*/, "sources: []\n"), 5],
    ["an unlock that no milestone has", `${yaml}unlock: 7\n`, 11],
    ["a source without authors", yaml.replace("authors: Una autora\n    ", ""), 5],
    ["a doi that is none", `${yaml}    doi: "12"\n`, 5],
    ["a source with a doi and a link", `${yaml}    doi: 10.1000/1\n    link: https://example.org/\n`, 5],
  ])("names the line of %s", (_what, text, line) => {
    expect(() => readAbout("about.yaml", text)).toThrow(new RegExp(`^about\\.yaml:${line}: `));
  });

  test("audio, and only audio, has a sound", () => {
    expect(() => readAbout("about.yaml", yaml.replace("article", "audio"))).toThrow("sound");
    expect(() => readAbout("about.yaml", `${yaml}sound: rain\n`)).toThrow("sound");
  });
});

describe("the reading level", () => {
  test.each([
    ["sol", 1],
    ["agua", 2],
    ["guitarra", 3],
    ["pingüino", 3],
    ["queso", 2],
    ["río", 2],
    ["aire", 2],
    ["poeta", 3],
    ["ahora", 3],
    // the h is silent: Ortografía de la lengua española, §2.1.2.1
    ["prohibir", 2],
    ["ciudad", 2],
    ["país", 2],
    ["muy", 1],
    ["y", 1],
    ["leer", 2],
    ["respiración", 4],
    ["tranquilidad", 4],
  ])("%s has %i syllables", (word, syllables) => {
    expect(syllablesInSpanish(word)).toBe(syllables);
  });

  test("short words in short sentences read more easily than long ones in long ones", () => {
    const hard =
      "La institucionalización administrativa imposibilita considerablemente cualquier racionalización organizativa simultánea";
    expect(infleszOf("El sol sale. La luz llega a la casa. Tomas un té.")).toBeGreaterThan(80);
    expect(infleszOf(hard)).toBeLessThan(10);
    expect(fleschOf("The sun is up. The light comes in. You have some tea.")).toBeGreaterThan(90);
    expect(
      fleschOf(
        "Organisational rationalisation necessitates considerable administrative institutionalisation",
      ),
    ).toBeLessThan(0);
  });

  test("counts words without the marks of the format", () => {
    expect(countWords("## Una parte\n\n- **dos** palabras\n\n[pause 5]\n\nO'Neill y bien-estar")).toBe(7);
  });
});
