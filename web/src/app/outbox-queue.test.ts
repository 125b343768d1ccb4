import { describe, expect, test } from "vitest";
import {
  appended,
  joined,
  queueName,
  readQueue,
  undated,
  verdictOf,
  without,
  type OutboxEntry,
} from "./outbox-queue.ts";

const entry = (key: string): OutboxEntry => ({
  key,
  method: "POST",
  url: "/api/breathing-sessions",
  body: "{}",
  label: { en: "Breathing game", es: "Juego de respiración" },
});

describe("the outbox", () => {
  test.each([
    [200, "sent"],
    [201, "sent"],
    [0, "wait"],
    [429, "wait"],
    [500, "wait"],
    [503, "wait"],
    [401, "signed-out"],
    [400, "refused"],
    [404, "refused"],
    [409, "refused"],
    [422, "refused"],
  ])("an answer of %d means %s", (status, verdict) => {
    expect(verdictOf(status)).toBe(verdict);
  });

  test("a plant that was watered a while ago is not watered later", () => {
    expect(verdictOf(429, "plant_rests")).toBe("refused");
    expect(verdictOf(429, "too_many_attempts")).toBe("wait");
  });

  test("keeps its order and holds nothing twice", () => {
    const queue = ["a", "b", "a", "c"].reduce<OutboxEntry[]>((kept, key) => appended(kept, entry(key)), []);
    expect(queue.map(({ key }) => key)).toEqual(["a", "b", "c"]);
    expect(without(queue, "b").map(({ key }) => key)).toEqual(["a", "c"]);
  });

  test("is put together from the disk and the other place, in the order in which it happened", () => {
    const keysOf = (onDisk: string[], other: string[]) =>
      joined(onDisk.map(entry), other.map(entry)).map(({ key }) => key);
    // the last changes had not got into the other place
    expect(keysOf(["a", "b", "c"], ["a"])).toEqual(["a", "b", "c"]);
    // the disk kept nothing, or not the last one
    expect(keysOf([], ["a", "b"])).toEqual(["a", "b"]);
    expect(keysOf(["a"], ["a", "b"])).toEqual(["a", "b"]);
  });

  test("comes back from the device as it was, and spoiled notes are left out", () => {
    const queue = [entry("a"), entry("b")];
    expect(readQueue(JSON.stringify(queue))).toEqual(queue);
    expect(readQueue(null)).toEqual([]);
    expect(readQueue("{not json")).toEqual([]);
    expect(readQueue(JSON.stringify([entry("a"), { key: 1 }, null, "x"]))).toEqual([entry("a")]);
  });

  test("forgets the moment that a wrong clock noted, and nothing else", () => {
    const dated = {
      ...entry("a"),
      body: JSON.stringify({ cycles: 3, occurredAt: "2031-01-01T00:00:00.000Z" }),
    };
    expect(undated(dated)).toEqual({ ...dated, body: JSON.stringify({ cycles: 3 }) });
    expect(undated(entry("a"))).toBe(null);
    expect(undated({ ...entry("a"), body: null })).toBe(null);
  });

  test("belongs to one account", () => {
    expect(queueName("one")).not.toBe(queueName("two"));
  });
});
