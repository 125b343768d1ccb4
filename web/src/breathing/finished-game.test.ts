import { describe, expect, test } from "vitest";
import { finishedInput, type PlayedGame } from "./finished-game.ts";
import { qualitiesOf } from "./qualities.ts";

const guided: PlayedGame = {
  id: "0b7e4bb0-7a64-4d51-9d8c-2f4c5b8d3a10",
  pattern: "box",
  cycles: 3,
  mode: "guided",
};
const followed: PlayedGame = { ...guided, mode: "follow" };
const holds = [{ pressedMs: 0, releasedMs: 4000 }];
const endedAtMs = Date.UTC(2026, 10, 21, 9, 30);

describe("a finished game", () => {
  test("is sent with its own id and the moment at which its last breath ended", () => {
    expect(finishedInput(guided, [], endedAtMs)).toEqual({
      ...guided,
      occurredAt: "2026-11-21T09:30:00.000Z",
    });
  });

  test("sends holds when it was followed only", () => {
    expect(finishedInput(followed, holds, endedAtMs).holds).toEqual(holds);
    expect(finishedInput(guided, holds, endedAtMs)).not.toHaveProperty("holds");
  });

  test("sends no more holds than the server takes", () => {
    const many = Array.from({ length: 250 }, (_, index) => ({
      pressedMs: index * 10,
      releasedMs: index * 10 + 5,
    }));
    expect(finishedInput(followed, many, endedAtMs).holds).toHaveLength(200);
  });
});

describe("the qualities shown while playing", () => {
  test("are those of the breaths that are over", () => {
    expect(qualitiesOf(followed, holds, 0)).toEqual([]);
    expect(qualitiesOf(followed, holds, 2)).toEqual([100, 0]);
  });

  test("of a guided game are simulated, and the same each time", () => {
    const simulated = qualitiesOf(guided, [], 3);
    expect(simulated).toEqual(qualitiesOf(guided, holds, 3));
    expect(simulated.every((quality) => quality >= 85 && quality <= 99)).toBe(true);
  });
});
