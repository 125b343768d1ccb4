import { describe, expect, test } from "vitest";
import { bodyOf, entryOf, isEntry, type Making } from "./entry.ts";

const making: Making = { id: "key-1", kind: "breathing.finish", madeAtMs: 1 };

describe("an entry", () => {
  test("sends exactly what was done, with its moment", () => {
    const input = { cycles: 3, occurredAt: "2026-01-01T10:00:00.000Z" };
    const entry = entryOf({ ...making, input });
    expect(entry.input).toEqual({ cycles: 3 });
    expect(entry.occurredAt).toBe("2026-01-01T10:00:00.000Z");
    expect(bodyOf(entry)).toBe(JSON.stringify(input));
  });

  test("sends nothing but what was done where the clock of the device is wrong", () => {
    const entry = entryOf({ ...making, input: { cycles: 3, occurredAt: "2031-01-01T00:00:00.000Z" } });
    expect(bodyOf({ ...entry, occurredAt: null })).toBe('{"cycles":3}');
  });

  test.each([
    ["a deletion sends no body", undefined, undefined],
    ["a list stays a list", [1, 2], "[1,2]"],
    ["an empty input is one", {}, "{}"],
    ["a check-in for a day before has no moment", { on: "2026-01-01" }, '{"on":"2026-01-01"}'],
  ])("%s", (_title, input, body) => {
    expect(bodyOf(entryOf({ ...making, input }))).toBe(body);
  });

  test("comes back from the device as it was kept", () => {
    const entry = entryOf({ ...making, input: { text: "río" }, params: { id: "7" }, subject: "Paseo" });
    expect(isEntry(JSON.parse(JSON.stringify(entry)))).toBe(true);
    const aside = { why: "refused", detail: null, isOvertaken: false } as const;
    expect(isEntry(JSON.parse(JSON.stringify({ ...entry, aside })))).toBe(true);
  });

  test.each([
    null,
    "x",
    [],
    {},
    { ...entryOf(making), id: 1 },
    { ...entryOf(making), params: null },
    { ...entryOf(making), aside: { why: "tired" } },
  ])("is not made of what something else has left: %j", (value) => {
    expect(isEntry(value)).toBe(false);
  });
});
