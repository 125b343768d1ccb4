import { describe, expect, test } from "vitest";
import { sessionTypes, specialties, spokenLanguages } from "./contract.ts";
import { isConfirmed, professionalOf } from "./listing.ts";
import { languageNames, sessionTypeNames, specialtyNames } from "./marketplace-words.ts";
import { sampleListings } from "./professionals-text.ts";
import { findProfessionals, type Wanted } from "./search.ts";

const inSpanish = sampleListings.map((listing) =>
  professionalOf(listing, { language: "es", nextAvailable: null }),
);
const found = (wanted: Wanted) => findProfessionals(inSpanish, wanted).map(({ id }) => id);
const everybody = inSpanish.map(({ id }) => id);

describe("the samples", () => {
  test("are four, say so in their names, and are marked", () => {
    expect(sampleListings).toHaveLength(4);
    for (const { name, isSample, licence, contact, credentials } of sampleListings) {
      expect(name.es).toMatch(/Muestra|Ejemplo|Fictici[ao]|Inventad[ao]/);
      expect(name.en).toMatch(/Sample|Example|Fictional|Invented/);
      expect(credentials.every(({ es, en }) => es.includes("(ejemplo)") && en.includes("(sample)"))).toBe(
        true,
      );
      expect({ isSample, licence, contact }).toEqual({ isSample: true, licence: null, contact: null });
    }
  });

  // specification §9: sample hourly rates 85–120 USD
  test("cost 85 to 120 dollars, and every filter finds some of them, none all", () => {
    const rates = sampleListings.map(({ hourlyRate }) => hourlyRate);
    expect([Math.min(...rates), Math.max(...rates)]).toEqual([85, 120]);
    const filters: Wanted[] = [
      ...specialties.map((specialty) => ({ specialty })),
      ...spokenLanguages.map((language) => ({ language })),
      ...sessionTypes.filter((session) => session !== "video").map((session) => ({ session })),
    ];
    for (const filter of filters) {
      expect(found(filter).length).toBeGreaterThan(0);
      expect(found(filter).length).toBeLessThan(4);
    }
  });

  test("promise nothing", () => {
    const texts = sampleListings.flatMap(({ bio }) => [bio.en, bio.es]);
    expect(texts.filter((text) => /cure|guarantee|will feel|garantiz|curar|te sentirás/i.test(text))).toEqual(
      [],
    );
  });

  test("never reveal the address for booking notices", () => {
    const [sample] = sampleListings;
    expect(sample).toBeDefined();
    if (!sample) return;
    const told = professionalOf(
      { ...sample, contact: "a@example.org" },
      { language: "en", nextAvailable: null },
    );
    expect(JSON.stringify(told)).not.toContain("a@example.org");
    expect(told.name).toBe("Alma Sample");
  });
});

// specification §9
test("the filters bear the specified names", () => {
  expect(specialties.map((one) => specialtyNames[one].es)).toEqual([
    "Ansiedad",
    "Depresión",
    "Estrés Laboral",
    "Terapia Familiar",
    "Burnout",
  ]);
  expect(spokenLanguages.map((one) => languageNames[one])).toEqual(["Español", "English", "Português"]);
  expect(sessionTypes.map((one) => sessionTypeNames[one].es)).toEqual([
    "Video llamada",
    "Chat",
    "Sesión presencial",
  ]);
});

describe("the search", () => {
  test.each([
    ["noor", ["noor-ficticia"]],
    ["FICTICIA", ["noor-ficticia"]],
    ["ficticia noor", ["noor-ficticia"]],
    ["depresion", ["bruno-ejemplo", "teo-inventado"]],
    ["estrés", ["alma-muestra", "teo-inventado"]],
    ["estre", ["alma-muestra", "teo-inventado"]],
    ["work stress", ["alma-muestra", "teo-inventado"]],
    ["  ", everybody],
    ["¿?", everybody],
    ["madrid", []],
    ["(", everybody],
  ])("for “%s” finds %j", (q, expected) => {
    expect(found({ q })).toEqual(expected);
  });

  test("without any filters returns everybody, in the given order", () => {
    expect(found({})).toEqual(everybody);
  });

  test("combined with filters requires all of them", () => {
    expect(found({ q: "burnout", language: "en" })).toEqual(["teo-inventado"]);
    expect(found({ specialty: "burnout", language: "es", session: "in_person" })).toEqual(["bruno-ejemplo"]);
    expect(found({ specialty: "family_therapy", session: "chat" })).toEqual([]);
  });
});

describe("a listing", () => {
  test.each([
    ["2025-03-12", "2026-03-11", true],
    ["2025-03-11", "2026-03-11", false],
    ["2024-02-29", "2025-02-27", true],
    ["2024-02-29", "2025-02-28", false],
    ["2026-03-11", "2026-03-11", true],
  ])("confirmed on %s is shown on %s: %s", (confirmedOn, today, expected) => {
    expect(isConfirmed(confirmedOn, today)).toBe(expected);
  });
});
