import { describe, expect, test } from "vitest";
import type { Language } from "@remanso/core/language.ts";
import type { LibraryResource } from "@remanso/core/resources/library.ts";
import { builtLibrary } from "./library-file.ts";
import { libraryIndex } from "./library-index.ts";

const library = builtLibrary();
const everything = () => true;

const indexes = { en: libraryIndex(library, "en"), es: libraryIndex(library, "es") };

function found(language: Language, query: string): string[] {
  return indexes[language](query, everything).map(({ id }) => id);
}

// what people type when they are looking for something, with their endings, their slips and their whole sentences
const looked: readonly (readonly [Language, string, readonly string[]])[] = [
  ["es", "dormir", ["sleep-when-the-mind-runs", "money-worry-at-night"]],
  ["es", "no puedo dormir", ["sleep-when-the-mind-runs", "money-worry-at-night"]],
  ["es", "insomnio", ["sleep-when-the-mind-runs", "money-worry-at-night"]],
  ["es", "duermo mal", ["sleep-when-the-mind-runs", "money-worry-at-night"]],
  ["es", "panico", ["when-panic-comes"]],
  ["es", "ataques de pánico", ["when-panic-comes"]],
  ["es", "deudas", ["debt-first-steps"]],
  ["es", "debo dinero", ["debt-first-steps", "financial-stress-management"]],
  ["es", "mi jefe", ["difficult-conversations-at-work"]],
  ["es", "quemada del trabajo", ["when-work-burns-out"]],
  ["es", "burnout", ["when-work-burns-out"]],
  ["es", "discutimos mucho", ["pauses-in-an-argument"]],
  ["es", "peleas con mi marido", ["pauses-in-an-argument"]],
  ["es", "se murió mi mamá", ["grief-without-a-calendar"]],
  ["es", "me siento solo", ["small-bridges"]],
  ["es", "noticas", ["news-without-drowning"]],
  ["es", "dolor de cuello", ["chair-stretches"]],
  ["es", "respirando", ["breathing-and-your-body", "breathing-for-hard-moments", "coherent-breathing"]],
  ["es", "meditar", ["morning-meditation", "still-water"]],
  [
    "es",
    "ansiosa",
    ["when-panic-comes", "living-with-uncertainty", "five-senses", "breathing-for-hard-moments"],
  ],
  ["es", "presupuesto", ["one-page-month", "financial-stress-management"]],
  ["es", "cuido a mi madre", ["caring-without-emptying"]],
  ["es", "mensajes del jefe por la noche", ["boundaries-with-messages"]],
  ["en", "sleep", ["sleep-when-the-mind-runs", "money-worry-at-night"]],
  ["en", "can't sleep", ["sleep-when-the-mind-runs", "money-worry-at-night"]],
  ["en", "sleeping", ["sleep-when-the-mind-runs", "money-worry-at-night"]],
  ["en", "insomnia", ["sleep-when-the-mind-runs", "money-worry-at-night"]],
  ["en", "panick", ["when-panic-comes"]],
  ["en", "panic attacks", ["when-panic-comes"]],
  ["en", "owe money", ["debt-first-steps", "financial-stress-management", "talking-about-money-at-home"]],
  ["en", "budgeting", ["one-page-month"]],
  ["en", "my boss", ["difficult-conversations-at-work"]],
  ["en", "burned out", ["when-work-burns-out"]],
  ["en", "fighting with my husband", ["pauses-in-an-argument"]],
  ["en", "my mom died", ["grief-without-a-calendar"]],
  ["en", "lonely", ["small-bridges"]],
  ["en", "news", ["news-without-drowning"]],
  ["en", "neck hurts", ["chair-stretches", "muscle-relaxation"]],
  ["en", "breathe", ["breathing-and-your-body", "breathing-for-hard-moments", "coherent-breathing"]],
  ["en", "meditating", ["morning-meditation", "still-water"]],
  ["en", "caregiver", ["caring-without-emptying"]],
  ["en", "work emails at night", ["boundaries-with-messages"]],
  ["en", "uncertain future", ["living-with-uncertainty"]],
  ["en", "too hard on myself", ["self-compassion"]],
];

test.each(looked)("%s: whoever looks for “%s” finds it among the first three", (language, query, wanted) => {
  expect(
    found(language, query)
      .slice(0, 3)
      .filter((id) => wanted.includes(id)),
  ).not.toEqual([]);
});

function small(id: string, title: string, description: string, content: string): LibraryResource {
  const [sample] = library;
  if (!sample) throw new Error("the library is empty");
  const text = { title, description, content, script: null };
  return { ...sample, id, texts: { en: text, es: text } };
}

describe("a library of four", () => {
  const four = [
    small("text", "Cosas", "Para noches.", "## La cama\n\nEl **corazón** se calma\n- Sin pantallas"),
    small("description", "Otra cosa", "Del corazón, en calma.", "Fin."),
    small("title", "El corazón en calma", "Despacio.", "Nada más."),
    small("none", "Piedras", "Del río.", "Agua."),
  ];
  const search = libraryIndex(four, "es");
  const ids = (query: string) => search(query, everything).map(({ id }) => id);

  test("titles come before descriptions, these before texts, without accents and capitals", () => {
    expect(ids("CORAZON")).toEqual(["title", "description", "text"]);
    expect(ids("calmando corazones")).toEqual(["title", "description", "text"]);
  });

  test("what has every word comes before what has any", () => {
    expect(ids("corazón pantalla")[0]).toBe("text");
    expect(ids("corazón pantalla")).toHaveLength(3);
    expect(ids("piedras avión")).toEqual(["none"]);
    expect(ids("avión")).toEqual([]);
  });

  test("one wrong letter finds the word, the middle of a word does not", () => {
    expect(ids("corason")).toHaveLength(3);
    expect(ids("razón")).toEqual([]);
  });

  test("what is not open is not found", () => {
    expect(search("corazón", (id) => id !== "title").map(({ id }) => id)).toEqual(["description", "text"]);
  });

  test("a match in the text shows the words around it, without the signs of the format", () => {
    const [hit] = search("pantallas", everything);
    expect(hit?.excerpt?.text).toBe("La cama El corazón se calma Sin pantallas");
    expect(hit?.excerpt?.text.slice(hit.excerpt.start, hit.excerpt.end)).toBe("pantallas");
    expect(search("piedra", everything)[0]?.excerpt).toBeNull();
  });

  test.each(["", "  ", "¿?", "**", "de la que", "🫠", "{}", "a".repeat(100)])(
    "finds nothing for %j",
    (query) => {
      expect(ids(query)).toEqual([]);
    },
  );
});
