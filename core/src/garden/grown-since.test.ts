import { describe, expect, test } from "vitest";
import { eventsOf, type Deed } from "./events.ts";
import { gardenOf, grownSince } from "./garden-of.ts";

const deed = (type: Deed["type"], minute: number): Deed => ({
  id: `${type} ${minute}`,
  type,
  on: "2026-03-01",
  at: new Date(Date.UTC(2026, 2, 1, 10, minute)),
  isDiaryEntry: false,
});
const times = (count: number, type: Deed["type"]) =>
  Array.from({ length: count }, (_, minute) => deed(type, minute));

describe("what a deed lets grow", () => {
  const grewBy = (before: readonly Deed[], one: Deed) =>
    grownSince(gardenOf(eventsOf(before), []), gardenOf(eventsOf([...before, one]), [])).map(
      ({ plant, isNew }) => [`${plant.type} ${plant.ordinal}`, plant.level, isNew],
    );

  test("is the plant that it brings, then those that it raises, the highest first", () => {
    expect(grewBy(times(2, "game"), deed("game", 9))).toEqual([
      ["bamboo 3", 1, true],
      ["bamboo 1", 3, false],
      ["bamboo 2", 2, false],
    ]);
  });

  test("is nothing while a plant is still on its way, and nothing where all are fully grown", () => {
    expect(grewBy(times(1, "meditation"), deed("meditation", 9))).toEqual([]);
    expect(grewBy(times(40, "game"), deed("game", 59))).toEqual([]);
  });
});
