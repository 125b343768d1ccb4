import fc from "fast-check";
import { expect, test } from "vitest";
import { excerptOf } from "./excerpt.ts";

test("the excerpt of a long text begins and ends between words and always marks what was found", () => {
  const words = fc.array(fc.constantFrom("agua", "río", "piedra", "niñez", "luz", "rincón"), {
    minLength: 1,
    maxLength: 120,
  });
  fc.assert(
    fc.property(words, words, (before, after) => {
      const content = [...before, "Remanso", ...after].join(" ");
      const excerpt = excerptOf(content, (word) => word === "Remanso");
      expect(excerpt?.text.slice(excerpt.start, excerpt.end)).toBe("Remanso");
      const inner = excerpt?.text.replace(/^… | …$/g, "") ?? "";
      expect(` ${content} `).toContain(` ${inner} `);
      expect(inner.length).toBeLessThanOrEqual(160);
    }),
  );
});

test("there is none where no word is found", () => {
  expect(excerptOf("agua y piedra", () => false)).toBeNull();
});
