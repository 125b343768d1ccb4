import { describe, expect, test, vi } from "vitest";
import { readPhrases } from "./read-phrases.ts";

const danger = "pienso en el suicidio";

describe("what takes the meaning away from a phrase", () => {
  test.each([`${danger} de mi novela .`, `${danger} . es de una novela .`, `en la novela que leo ${danger}`])(
    "stands in its sentence or in a short one after it: %s",
    (text) => {
      expect(readPhrases(text).level).toBe(0);
    },
  );

  test.each([
    `${danger} . manana tengo que llevar el coche al taller y comprar una novela .`,
    `acabo de leer una novela . ${danger} .`,
    `${danger} ${"y la verdad es que sigo con ello ".repeat(20)} y leo una novela`,
  ])("does not where it stands in a longer one, before it or far away: %s", (text) => {
    expect(readPhrases(text)).toMatchObject({ level: 3, kind: "life" });
  });
});

test("a phrase is found wherever it stands in a long text, and once is enough", () => {
  const calm = "hoy he ido a comprar pan y luego he visto la tele . ".repeat(40);
  expect(readPhrases(`${calm}${danger} . ${calm}`).level).toBe(3);
  expect(readPhrases(calm).level).toBe(0);
});

test("words that stand too far apart make no phrase", () => {
  const between = "y luego fuimos a pasear por el parque con los ninos ".repeat(6);
  expect(readPhrases(`pienso en ${between}el suicidio asistido de las plantas`).level).toBe(0);
});

test("what is not ready yet when a text comes is found all the same", async () => {
  vi.resetModules();
  const fresh = await import("./read-phrases.ts");
  expect(fresh.prepareSomePhrases()).toBe(true);
  expect(fresh.readPhrases("me quiero matar")).toEqual(readPhrases("me quiero matar"));
  // the reading has made the rest ready
  expect(fresh.prepareSomePhrases()).toBe(false);
});
