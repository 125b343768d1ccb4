import { expect, test } from "vitest";
import { catalogue } from "@remanso/core/activity/catalogue.ts";
import { catalogueFacts } from "@remanso/core/activity/catalogue-facts.ts";
import { languages } from "@remanso/core/language.ts";
import { countryNames } from "@remanso/core/help/country-names.ts";
import { helpCountries } from "@remanso/core/help/helplines.ts";
import { tableModule } from "./thin-tables.ts";

const shipped = tableModule("/core/src/activity/catalogue-facts.ts") ?? "";

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

test("the table of countries carries their names, and none of the lines", async () => {
  const countries = tableModule("/core/src/help/country-names.ts") ?? "";
  const module: unknown = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(countries)}`
  );
  expect(module).toMatchObject({ countryNames });
  const numbers = helpCountries.flatMap(({ lines }) => lines.map(({ number }) => number));
  expect(numbers.length).toBeGreaterThan(20);
  expect(numbers.filter((number) => countries.includes(number))).toEqual([]);
  expect(tableModule("/core/src/help/helplines.ts")).toBeNull();
});
