import { describe, expect, test } from "vitest";
import { languages } from "@remanso/core/language.ts";
import { builtInResources } from "./built-in.ts";

const files: Record<string, string> = import.meta.glob("../../../library/texts/*/*.{md,yaml}", {
  eager: true,
  query: "?raw",
  import: "default",
});
const fileOf = (id: string, name: string) => files[`../../../library/texts/${id}/${name}`] ?? "";

describe("the built-in resources", () => {
  test.each(languages)("are those of the library, under the same titles: %s", (language) => {
    const found = builtInResources(language);
    expect(found.map(({ duration }) => duration)).toEqual(["5 min", "10 min", "8 min"]);
    for (const { id, title, type, category, minutes } of found) {
      expect(fileOf(id, `${language}.md`)).toContain(`\ntitle: ${title}\n`);
      const about = fileOf(id, "about.yaml");
      for (const fact of [`type: ${type}`, `category: ${category}`, `minutes: ${minutes}`])
        expect(about).toContain(fact);
      expect(about).not.toContain("unlock:");
    }
  });
});
