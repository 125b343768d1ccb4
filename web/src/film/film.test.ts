import { expect, test } from "vitest";
import { captionAt, filmOf, lineAt, linesOf, restAt, sceneAt, type FilmStep } from "./film.ts";
import { timeAt } from "./film-clock.ts";
import { wayAt } from "./movements.ts";

const plain = (text: string) => [{ text, strong: false }];
const steps: FilmStep[] = [
  {
    title: plain("See five things"),
    drawing: "eyes",
    blocks: [
      { kind: "list", items: [plain("Let your eyes travel slowly. Say what each one is."), plain("Stay.")] },
    ],
  },
  {
    title: plain("Come down"),
    drawing: "feet",
    blocks: [{ kind: "paragraph", spans: plain("Press both feet against the floor.") }],
  },
];
const film = filmOf(steps);

test("has a scene for each step, one after the other, from the beginning to the end", () => {
  expect(film.scenes.map(({ title, drawing }) => [title, drawing])).toEqual([
    ["See five things", "eyes"],
    ["Come down", "feet"],
  ]);
  expect(film.scenes[0]?.startsAt).toBe(0);
  expect(film.scenes[1]?.startsAt).toBe(film.scenes[0]?.endsAt);
  expect(film.scenes[1]?.endsAt).toBe(film.totalSeconds);
});

test("any moment has the scene that tells its caption", () => {
  for (let seconds = 0; seconds <= film.totalSeconds; seconds += 0.25) {
    const scene = film.scenes[sceneAt(film, seconds)];
    const caption = film.captions[captionAt(film, seconds)];
    expect(caption?.startsAt).toBeLessThanOrEqual(seconds);
    expect(caption?.startsAt).toBeGreaterThanOrEqual(scene?.startsAt ?? Number.NaN);
    expect(caption?.endsAt).toBeLessThanOrEqual(scene?.endsAt ?? Number.NaN);
    expect(caption?.lines).toContain(caption && lineAt(caption, seconds));
  }
  expect(sceneAt(film, film.totalSeconds + 60)).toBe(1);
  expect(film.captions.map(({ text }) => text)).toEqual([
    "See five things.",
    "Let your eyes travel slowly.",
    "Say what each one is.",
    "Stay.",
    "Come down.",
    "Press both feet against the floor.",
  ]);
});

test("a long sentence is shown in lines of even length, and none of its words is lost", () => {
  const text =
    "If it’s very loud, choose one sound in the noise and follow it until it changes, and then look for the next one near you.";
  const lines = linesOf(text);
  expect(lines.join(" ")).toBe(text);
  expect(lines.every((line) => line.length <= 68)).toBe(true);
  expect(lines.length).toBe(2);
  const caption = { text, lines, startsAt: 10, endsAt: 20 };
  expect([9, 11, 19, 25].map((seconds) => lines.indexOf(lineAt(caption, seconds)))).toEqual([0, 0, 1, 1]);
  expect(restAt(caption, 10)).toBe(text);
  expect(text.endsWith(restAt(caption, 16))).toBe(true);
  expect(restAt({ ...caption, text: "one two", startsAt: 0, endsAt: 7 }, 5)).toBe("two");
});

test("the clock goes at its speed, stands at its limit, and never goes back", () => {
  const clock = { seconds: 10, atMs: 1000, speed: 1.2, limit: 14 };
  expect(timeAt(clock, 2000)).toBeCloseTo(11.2);
  expect(timeAt(clock, 60_000)).toBe(14);
  expect(timeAt(clock, 0)).toBe(10);
  expect(timeAt({ ...clock, atMs: null }, 60_000)).toBe(10);
});

test("a drawing is at any moment where the time says, and is drawn as printed where nothing moves", () => {
  expect(wayAt("fists", { seconds: 0, share: 0 })).toBe(0);
  expect(wayAt("fists", { seconds: 5, share: 0.1 })).toBe(1);
  expect(wayAt("neck", { seconds: 4, share: 0.1 })).toBeCloseTo(1);
  expect(wayAt("neck", { seconds: 12, share: 0.1 })).toBeCloseTo(-1);
  expect(wayAt("coins", { seconds: 90, share: 1 })).toBe(1);
  expect(wayAt("coins", { seconds: 0, share: 0 })).toBe(0);
});
