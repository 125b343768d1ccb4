import { describe, expect, test } from "vitest";
import { countryCodes } from "./helpline.ts";
import { countryOfTimeZone, helpCountries } from "./helplines.ts";
import { timeZonesOf } from "./time-zone-country.ts";

const lines = helpCountries.flatMap((country) => country.lines);

describe("countries", () => {
  test("are listed once each", () => {
    expect(helpCountries.map((country) => country.code)).toEqual([...countryCodes]);
  });

  test.each(helpCountries)("$code has a name in both languages and a line for a crisis", (country) => {
    expect(country.name.en).not.toBe("");
    expect(country.name.es).not.toBe("");
    expect(country.lines.some((line) => line.kind === "crisis")).toBe(true);
    expect(country.lines.every((line) => line.country === country.code)).toBe(true);
  });

  test.each(helpCountries)("$code has an emergency number and its source, or neither", (country) => {
    if (country.emergency === null) expect(country.emergencySource).toBeNull();
    else {
      expect(country.emergency).toMatch(/^\d+$/);
      expect(country.emergencySource).toBeTruthy();
    }
  });

  test("the United Kingdom and Ireland each keep their own facts", () => {
    expect(numbersOf("GB")).toEqual(["116 123", "85258"]);
    expect(numbersOf("IE")).toEqual(["116 123"]);
  });
});

describe("helplines", () => {
  test.each(lines)("$country $number has a source and the day it was checked", (line) => {
    expect(line.name).not.toBe("");
    expect(line.source.trim()).not.toBe("");
    expect(isIsoDate(line.checkedOn)).toBe(true);
  });

  test.each(lines)("$country $number dials the number it shows", (line) => {
    if (line.dial === null) return;
    expect(line.dial).toMatch(/^[0-9+*]+$/);
    expect(line.dial).toBe(line.number.replaceAll(/[^0-9+*]/g, ""));
  });

  test.each(lines)("$country $number has every text in both languages", (line) => {
    for (const text of [line.hours, line.cost, line.note]) {
      if (text === null) continue;
      expect(text.en).not.toBe("");
      expect(text.es).not.toBe("");
    }
  });

  test("a country lists each number once", () => {
    const numbers = lines.map((line) => `${line.country} ${line.number}`);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});

describe("the country that a time zone suggests", () => {
  const zones = Object.values(timeZonesOf).flat();

  test.each(zones)("%s is a time zone", (zone) => {
    expect(() => new Intl.DateTimeFormat("en", { timeZone: zone })).not.toThrow();
  });

  test("no zone belongs to two countries", () => {
    expect(new Set(zones).size).toBe(zones.length);
  });

  test.each([
    ["Europe/Madrid", "ES"],
    ["Atlantic/Canary", "ES"],
    ["Africa/Ceuta", "ES"],
    ["America/Argentina/Ushuaia", "AR"],
    ["America/Buenos_Aires", "AR"],
    ["America/Puerto_Rico", "PR"],
    ["Pacific/Honolulu", "US"],
    ["Pacific/Easter", "CL"],
    ["Europe/London", "GB"],
    ["Europe/Dublin", "IE"],
    ["Asia/Calcutta", "IN"],
    ["Europe/Paris", null],
    ["America/Caracas", null],
    ["UTC", null],
    ["", null],
    ["constructor", null],
  ])("%s suggests %s", (zone, country) => {
    expect(countryOfTimeZone(zone)).toBe(country);
  });
});

function numbersOf(code: string): string[] {
  return lines.filter((line) => line.country === code).map((line) => line.number);
}

function isIsoDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toISOString().startsWith(text);
}
