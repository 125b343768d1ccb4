import { expect, test } from "vitest";
import * as z from "zod/mini";
import { Country } from "@remanso/core/account/shapes.ts";
import { helpAtHand } from "@remanso/core/help/help-at-hand.ts";
import { countriesByName, elsewhere } from "./countries-by-name.ts";
import { helpCountryOf } from "./country-choice.ts";

test("the time zone suggests the country while nobody has chosen one", () => {
  expect(helpCountryOf({ asked: undefined, kept: null, zones: ["America/Montevideo"] })?.code).toBe("UY");
});

test("the account's country counts before the time zone, and what the page is asked for before both", () => {
  expect(helpCountryOf({ asked: undefined, kept: "MX", zones: ["Europe/Madrid"] })?.code).toBe("MX");
  expect(helpCountryOf({ asked: "CL", kept: "MX", zones: ["Europe/Madrid"] })?.code).toBe("CL");
});

test.each([elsewhere, "other", "mx'--"])("asked for %s, no country's lines are shown", (asked) => {
  expect(helpCountryOf({ asked, kept: "MX", zones: ["Europe/Madrid"] })).toBeNull();
});

test("who has chosen another country is not led back to that of the time zone", () => {
  const kept = z.parse(Country, elsewhere);
  expect(helpCountryOf({ asked: undefined, kept, zones: ["Europe/Madrid"] })).toBeNull();
  expect(helpAtHand(kept, ["Europe/Madrid"])).toEqual({ emergency: null, lines: [] });
});

test.each([
  { device: "Europe/Madrid", account: "UTC", code: "ES" },
  { device: "America/Bogota", account: "Europe/Madrid", code: "CO" },
  { device: "UTC", account: "America/Lima", code: "PE" },
  { device: "Asia/Tokyo", account: "Europe/Madrid", code: "ES" },
])("a device in $device with an account in $account gets the lines of $code at once", (zones) => {
  const { device, account, code } = zones;
  expect(helpCountryOf({ asked: undefined, kept: null, zones: [device, account] })?.code).toBe(code);
});

test("where the time zone belongs to no known country there is none", () => {
  expect(helpCountryOf({ asked: undefined, kept: null, zones: ["Asia/Tokyo"] })).toBeNull();
});

test("countries stand in the order of their names in the language", () => {
  const names = countriesByName("es").map(({ name }) => name.es);
  expect(names.indexOf("España")).toBeLessThan(names.indexOf("Estados Unidos"));
  expect(names.at(-1)).toBe("Uruguay");
});
