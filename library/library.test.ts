import { beforeAll, describe, expect, test } from "vitest";
import { languages } from "@remanso/core/language.ts";
import type { LibraryResource } from "@remanso/core/resources/library.ts";
import { readLibrary } from "./build-library.ts";
import { faultsOf } from "./check-texts.ts";
import { readTexts } from "../talk/read-texts.ts";

// The content of the library: complete in both languages, of the stated length, easy to read, careful in its promises.

let library: LibraryResource[];

beforeAll(async () => {
  library = await readLibrary();
});

const texts = () =>
  library.flatMap((one) => languages.map((language) => ({ one, language, text: one.texts[language] })));

describe("the library", () => {
  test("has what the product promises", () => {
    expect(library.length).toBeGreaterThanOrEqual(24);
    for (const type of ["article", "guide", "audio", "video"]) {
      expect({ type, few: library.filter((one) => one.type === type).length < 4 }).toEqual({
        type,
        few: false,
      });
    }
    for (const category of ["work", "financial", "personal", "global", "general"]) {
      expect({ category, few: library.filter((one) => one.category === category).length < 4 }).toEqual({
        category,
        few: false,
      });
    }
    expect(library.filter(({ unlock }) => unlock === 5).length).toBeGreaterThanOrEqual(3);
    expect(library.filter(({ unlock }) => unlock === 15).length).toBeGreaterThanOrEqual(3);
  });

  // specification §3: built-in
  test.each([
    ["work-stress-understanding", "article", 5, "work"],
    ["morning-meditation", "audio", 10, "general"],
    ["financial-stress-management", "guide", 8, "financial"],
  ])("has %s, as specified", (id, type, minutes, category) => {
    expect(library.find((one) => one.id === id)).toMatchObject({ type, minutes, category, unlock: null });
  });

  test("has the stated length and reads easily, in both languages", () => {
    const faults = texts().flatMap(({ one, language, text }) =>
      faultsOf(one, text, language).map((fault) => `${one.id} ${language}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  test("names the authors of every source, and for most of them where to find it", () => {
    const sources = library.flatMap((one) => one.sources);
    expect(sources.length).toBeGreaterThan(120);
    const found = sources.filter(({ link }) => link !== null);
    expect(found.length / sources.length).toBeGreaterThan(0.8);
    // one work is written the same way wherever it is a source
    for (const same of Map.groupBy(sources, ({ title }) => title).values())
      expect(new Set(same.map((source) => JSON.stringify(source))).size).toBe(1);
  });

  test("never repeats itself: no sentence of six or more words is in two texts", () => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const { one, language, text } of texts()) {
      const sentences = text.content
        .replace(/^#.*$/gm, "")
        .split(/(?<=[.!?…])\s+|\n+/)
        .map((sentence) => sentence.trim().toLowerCase());
      for (const sentence of new Set(sentences.filter((part) => part.split(" ").length >= 6))) {
        const before = seen.get(sentence);
        if (before !== undefined && before !== one.id)
          twice.push(`${language}: ${before} and ${one.id}: ${sentence}`);
        seen.set(sentence, one.id);
      }
    }
    expect(twice).toEqual([]);
  });

  test("has guides that open with a box, each in its own words", () => {
    const guides = texts().filter(({ one }) => one.type === "guide");
    const opening = ({ text }: (typeof guides)[number]) => /^\*\*([^*]+)\*\*/.exec(text.content)?.[1] ?? "";
    expect(guides.filter((guide) => opening(guide) === "").map(({ one }) => one.id)).toEqual([]);
    expect(new Set(guides.map(opening)).size).toBe(guides.length);
  });

  test("has what the chat offers of it, and opens it at once", () => {
    const offered = languages
      .flatMap(readTexts)
      .flatMap(({ topics, moods, answers }) => [
        ...topics.flatMap(({ situations }) => situations),
        ...moods,
        ...answers,
      ])
      .flatMap(({ offers }) => offers.map(({ to }) => to));
    const open = new Set(library.filter(({ unlock }) => unlock === null).map(({ id }) => `resource:${id}`));
    const wanted = offered.filter((name) => name.startsWith("resource:"));
    expect(wanted.length).toBeGreaterThan(50);
    expect(wanted.filter((name) => !open.has(name))).toEqual([]);
  });

  test("has a title in each language", () => {
    for (const language of languages) {
      const titles = library.map((one) => one.texts[language].title);
      expect(new Set(titles).size).toBe(titles.length);
    }
    const same = library.filter(
      ({ texts: { en, es } }) => en.title === es.title || en.description === es.description,
    );
    expect(same.map(({ id }) => id)).toEqual([]);
  });
});

// safety.md, content standards
const unwanted = {
  en: /\b(cures?|guarantee[ds]?|commit(s|ted|ting)? suicide|reduces (your )?stress|proven to|works for everyone|therapist in your pocket)\b/i,
  es: /\b(garantiza|te garantizamos|comet(e|er|ió) (un )?suicidio|reduce (tu |el )?estrés|funciona siempre|vosotros|vuestr[oa]s?|habéis|tenéis|podéis|coged?|ordenador(es)?|computador[ae]s?|móvil(es)?|celular(es)?|cansado\/a)\b/i,
} as const;

describe("the words of the library", () => {
  test("promise nothing, and are understood on both sides of the ocean", () => {
    const found = texts().flatMap(({ one, language, text }) =>
      [text.title, text.description, text.content].flatMap((part) => {
        const [words] = unwanted[language].exec(part) ?? [];
        return words ? [`${one.id} ${language}: ${words}`] : [];
      }),
    );
    expect(found).toEqual([]);
  });

  test("every text with held breath says when to stop, and not to do it while driving", () => {
    const held = {
      en: {
        holds: /\b(hold (your|the) breath|breath hold)/i,
        stop: /dizz|light-headed|lightheaded/i,
        driving: /driv/i,
      },
      es: {
        holds: /\b(reten(er|ga|gas|ción)|aguanta(r|s)?) (el aire|la respiración)/i,
        stop: /mare[oa]/i,
        driving: /conduc|manej/i,
      },
    };
    const careless = texts().filter(({ language, text: { content } }) => {
      const { holds, stop, driving } = held[language];
      return holds.test(content) && !(stop.test(content) && driving.test(content));
    });
    expect(careless.map(({ one, language }) => `${one.id} ${language}`)).toEqual([]);
  });

  test("audio leaves the eyes to the listener and shows a way out", () => {
    const eyes = { en: /\beyes\b/i, es: /\bojos\b/i };
    const spoken = texts().filter(({ one }) => one.type === "audio");
    expect(spoken.length).toBeGreaterThanOrEqual(8);
    expect(
      spoken
        .filter(({ language, text }) => !eyes[language].test(text.content))
        .map(({ one, language }) => `${one.id} ${language}`),
    ).toEqual([]);
    expect(
      spoken.filter(({ text }) => !text.script?.some(({ bell }) => bell)).map(({ one }) => one.id),
    ).toEqual([]);
  });
});
