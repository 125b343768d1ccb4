import { expect, test } from "vitest";
import { providerOutcomes } from "@remanso/core/account/provider-outcome.ts";
import { outcomeIn } from "./settings-address.ts";
import { strings } from "./ways-in-text.ts";

test("the settings read what came of a way to a provider, and nothing else", () => {
  expect(outcomeIn({ outcome: "connected" })).toBe("connected");
  for (const search of [
    {},
    { outcome: "" },
    { outcome: "<b>" },
    { outcome: "toString" },
    { error: "expired" },
  ])
    expect(outcomeIn(search)).toBeNull();
});

test("each outcome has its own words in both languages", () => {
  for (const language of ["en", "es"] as const) {
    const said = providerOutcomes.map((outcome) => strings[language].outcomes[outcome]);
    expect(new Set(said).size).toBe(providerOutcomes.length);
  }
});
