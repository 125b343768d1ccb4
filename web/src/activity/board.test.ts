import { describe, expect, test } from "vitest";
import { catalogue } from "@remanso/core/activity/catalogue.ts";
import type { Activity } from "@remanso/core/activity/contract.ts";
import { languages } from "@remanso/core/language.ts";
import { boardOf, excerptOf, minutesOf, percentOf } from "./board.ts";
import { waitingActivity } from "./testing.ts";

const plan = "0198a000-0000-7000-8000-000000000001";
const olderPlan = "0198a000-0000-7000-8000-000000000002";
const nothing = { description: null, notes: null, instructions: null };
const nobody = new Map<string, boolean>();

function activity(name: string, more: Partial<Activity> = {}): Activity {
  const id = `id-${name}-${more.planId ?? plan}-${more.completed ?? false}`;
  return waitingActivity(name, { id, planId: plan, ...more });
}

const names = (activities: readonly Activity[]) => activities.map(({ activityName }) => activityName);

describe("the board", () => {
  test("shows the recommended ones first and the completed ones apart", () => {
    const board = boardOf(
      [activity("A"), activity("B", { completed: true }), activity("C", { recommended: true })],
      plan,
      nobody,
    );
    expect(names(board.pending)).toEqual(["C", "A"]);
    expect(names(board.completed)).toEqual(["B"]);
  });

  test("one that is done again shows as pending only", () => {
    const board = boardOf([activity("Walk", { completed: true }), activity("walk ")], plan, nobody);
    expect(names(board.pending)).toEqual(["walk "]);
    expect(board.completed).toEqual([]);
  });

  test("progress counts the active plan, what was completed in an older one stays listed", () => {
    const board = boardOf(
      [
        activity("A", { completed: true }),
        activity("B"),
        activity("Old", { completed: true, planId: olderPlan }),
      ],
      plan,
      nobody,
    );
    expect(board).toMatchObject({ done: 1, total: 2 });
    expect(names(board.completed)).toEqual(["A", "Old"]);
    expect(percentOf(board)).toBe(50);
  });

  test("adding never lowers progress: what was added counts once it is done", () => {
    const begun = [activity("A", { completed: true }), activity("B"), activity("C")];
    expect(boardOf(begun, plan, nobody)).toMatchObject({ done: 1, total: 3 });
    // the same one again, and another one
    const more = [activity("A", { added: true }), activity("D", { added: true })];
    expect(boardOf([...begun, ...more], plan, nobody)).toMatchObject({ done: 1, total: 3 });
    const done = more.map((one) => ({ ...one, completed: true }));
    expect(boardOf([...begun, ...done], plan, nobody)).toMatchObject({ done: 3, total: 5 });
  });

  test("one just completed stays in its place for a moment, and already counts", () => {
    const done = activity("A", { completed: true });
    const board = boardOf([activity("B"), done], plan, new Map([[done.id, true]]));
    expect(names(board.pending)).toEqual(["A", "B"]);
    expect(board).toMatchObject({ done: 1, total: 2, isLow: true });
  });

  test.each([
    [2, true],
    [3, false],
  ])("with %i pending the warning shows: %s", (count, isLow) => {
    const pending = Array.from({ length: count }, (_, index) => activity(`A${index}`));
    expect(boardOf(pending, plan, nobody).isLow).toBe(isLow);
  });

  test("an empty plan is 0 %", () => {
    expect(percentOf(boardOf([], plan, nobody))).toBe(0);
  });
});

describe("a card", () => {
  test("shows 15 minutes when nobody said how long", () => {
    expect(minutesOf({ duration: null })).toBe(15);
    expect(minutesOf({ duration: 7 })).toBe(7);
  });

  test("shows 85 characters of what the activity is, else of the person's notes", () => {
    const long = "x".repeat(86);
    expect(excerptOf({ ...nothing, description: "y".repeat(85) })).toBe("y".repeat(85));
    expect(excerptOf({ ...nothing, description: long })).toBe(`${"x".repeat(85)}…`);
    expect(excerptOf({ ...nothing, notes: " mine ", instructions: "not this" })).toBe("mine");
    expect(excerptOf({ ...nothing, instructions: "Go out: open the door." })).toBe("Go out: open the door.");
    expect(excerptOf(nothing)).toBeNull();
  });

  test.each(languages)("ends with a whole word, whatever the catalogue says (%s)", (language) => {
    for (const { description } of catalogue) {
      const shown = excerptOf({ ...nothing, description: description[language] }) ?? "";
      const [start, rest] = [shown.replace("…", ""), description[language].slice(shown.length - 1)];
      expect([...start].length).toBeLessThanOrEqual(85);
      expect(shown.endsWith("…") ? rest : " ").toMatch(/^[\s\p{P}]/u);
    }
  });
});
