import { expect, test } from "vitest";
import { keptThings } from "./kept-things.ts";
import { keyOf, thingAt } from "./keys.ts";

test("a key is known in each of its stores, whether or not it names a person", () => {
  const named = Object.entries(keptThings).flatMap(([name, { key, stores }]) =>
    stores.map((store) => [name, store, key.replace("{person}", "p1").replace("{id}", "x.y")] as const),
  );
  expect(named.length).toBeGreaterThan(15);
  for (const [name, store, key] of named) expect([key, thingAt(store, key)?.name]).toEqual([key, name]);
  expect(thingAt("localStorage", "language")).toEqual({ name: "language", userId: null, id: null });
  expect(thingAt("localStorage", keyOf("session", ["p1", "a1"]))).toEqual({
    name: "session",
    userId: "p1",
    id: "a1",
  });
  expect(thingAt("localStorage", "somebody-elses")).toBeNull();
});
