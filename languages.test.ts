import { describe, expect, test } from "vitest";
import { refusals } from "./core/src/refusals.ts";

// Every text exists in both languages: the types make a missing key impossible, this finds the empty and the forgotten.

type Words = Readonly<Record<string, unknown>>;
const modules: Record<string, { en?: Words; es?: Words }> = import.meta.glob(
  "./web/src/**/{strings,*-text}.ts",
  { eager: true },
);
const content: Record<string, unknown> = import.meta.glob(
  ["./core/src/**/*.ts", "!./core/src/**/*.test.ts"],
  { eager: true },
);

// the same in both languages, and rightly so
const sameInBoth =
  /^(Remanso|Google|Apple|Email|E-mail|Chat|Burnout|Cookies|Error|English|Español|No|Color|Normal|General|Personal|Global|Social|Total|Audio|·|[^\p{L}]*|[A-Z]{2,3})$/u;

describe("every text in both languages", () => {
  test("there are words of every feature", () => {
    expect(Object.keys(modules).length).toBeGreaterThanOrEqual(6);
    for (const [path, module] of Object.entries(modules)) {
      expect({ path, en: typeof module.en, es: typeof module.es }).toEqual({
        path,
        en: "object",
        es: "object",
      });
    }
  });

  test.each(Object.entries(modules))(
    "%s says the same things in Spanish and in English",
    (_path, { en = {}, es = {} }) => {
      const [english, spanish] = [leavesOf(en), leavesOf(es)];
      expect([...english.keys()]).toEqual([...spanish.keys()]);
      const empty = [...english, ...spanish].filter(([, text]) => text.trim() === "").map(([key]) => key);
      const forgotten = [...english]
        .filter(([key, text]) => text === spanish.get(key) && !sameInBoth.test(text))
        .map(([key, text]) => `${key}: ${text}`);
      expect({ empty, forgotten }).toEqual({ empty: [], forgotten: [] });
    },
  );

  test("every refusal has its words", () => {
    const kinds = Object.entries(refusals);
    expect(kinds.length).toBeGreaterThan(15);
    expect(
      kinds
        .filter(([, { en, es }]) => en.length < 5 || es.length < 5 || String(en) === es)
        .map(([code]) => code),
    ).toEqual([]);
  });

  test("every bilingual text of core is written twice", () => {
    const found = Object.entries(content).flatMap(([path, module]) =>
      bilingualsOf(module).map((text) => ({ path, ...text })),
    );
    expect(found.length).toBeGreaterThan(500);
    const wrong = found.filter(
      ({ en, es }) => en.trim() === "" || es.trim() === "" || (en === es && !sameInBoth.test(en)),
    );
    expect(wrong.filter(({ path }) => !path.includes("/help/"))).toEqual([]);
  });
});

function leavesOf(value: unknown, path = ""): Map<string, string> {
  if (typeof value === "string") return new Map([[path, value]]);
  // a sentence with a gap: what it says is seen on the screens
  if (typeof value === "function") return new Map([[`${path}(${value.length})`, "·"]]);
  if (typeof value !== "object" || value === null) return new Map();
  return new Map(
    Object.entries(value).flatMap(([key, child]) => [...leavesOf(child, path ? `${path}.${key}` : key)]),
  );
}

function bilingualsOf(value: unknown, depth = 0): { en: string; es: string }[] {
  if (typeof value !== "object" || value === null || depth > 8) return [];
  if ("en" in value && "es" in value && typeof value.en === "string" && typeof value.es === "string") {
    return [{ en: value.en, es: value.es }];
  }
  return Object.values(value).flatMap((child) => bilingualsOf(child, depth + 1));
}
