import { expect, test } from "vitest";
import { catalogue } from "@remanso/core/activity/catalogue.ts";
import { catalogueFacts } from "@remanso/core/activity/catalogue-facts.ts";
import { languages } from "@remanso/core/language.ts";
import { factsModule } from "./thin-catalogue.ts";

const shipped = factsModule();

test("the table that a browser gets is the catalogue's own facts", async () => {
  const module: unknown = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(shipped)}`
  );
  expect(module).toMatchObject({ catalogueFacts });
  expect(catalogueFacts.map(({ key }) => key)).toEqual(catalogue.map(({ key }) => key));
});

test("it carries names, and none of the descriptions and steps", () => {
  const texts = catalogue.flatMap(({ description, steps }) =>
    languages.flatMap((language) => [
      description[language],
      ...(steps ?? []).map(({ instruction }) => instruction[language]),
    ]),
  );
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter((text) => shipped.includes(text.slice(0, 60)))).toEqual([]);
  for (const { name } of catalogue) expect(shipped).toContain(name.es);
});
