import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { stubStores } from "../device/testing.ts";
import { emptyPlan, type SafetyPlan } from "./safety-plan.ts";
import {
  keyState,
  leaveKeys,
  newBrowser,
  newTab,
  storageEvent,
  untilIdle,
  userId,
  wayTo,
  type Tab,
} from "./testing.ts";

const canary = "canario-cerrado";
const written: SafetyPlan = {
  ...emptyPlan,
  signs: `${canary} no duermo`,
  people: [{ name: `${canary} Ana`, number: "600" }],
};
const planKey = `remanso.safety-plan.${userId}`;
const copyKey = `remanso.plan-copy.${userId}`;
const closedKey = `remanso.closed-plan.${userId}`;
const choiceKey = `remanso.plan-closing.${userId}`;

const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

beforeEach(() => {
  const text = JSON.stringify(written);
  newBrowser({ [planKey]: text, [copyKey]: `3 ${text}` });
});
afterEach(async () => {
  await untilIdle();
  vi.doUnmock("../device/disk.ts");
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function closedTab(): Promise<Tab> {
  const tab = await newTab();
  await tab.addKey(1);
  tab.beginOpening(userId);
  expect(await tab.closePlan(userId, keyState(1))).toBe(true);
  tab.beginOpening(userId);
  await expect.poll(tab.planHere).toEqual(written);
  return tab;
}

/** Another tab, where these keys alone are left. */
async function openTab(versions: readonly number[]): Promise<Tab> {
  const tab = await newTab();
  await leaveKeys(versions);
  for (const version of versions) await tab.addKey(version);
  tab.beginOpening(userId);
  await expect.poll(tab.planHere).not.toBe("opening");
  return tab;
}

describe("a plan that is closed on the device", () => {
  test("lies nowhere open, with what is known of its copy, and is read and changed at once", async () => {
    expect(stored()).toContain(canary);
    const tab = await closedTab();
    expect(stored()).not.toContain(canary);
    expect(Object.keys(localStorage).toSorted()).toEqual([closedKey, choiceKey].toSorted());
    expect(tab.keptHere(userId)).toEqual({ plan: written, base: `3 ${JSON.stringify(written)}` });
    expect(tab.changeKept(userId, (kept) => ({ ...kept, plan: { ...kept.plan, coping: "a" } }))).toBe(true);
    expect(tab.changeKept(userId, (kept) => ({ ...kept, plan: { ...kept.plan, coping: "andar" } }))).toBe(
      true,
    );
    // before anything is stored
    expect(tab.planHere()).toEqual({ ...written, coping: "andar" });
    await expect.poll(async () => (await openTab([1])).planHere()).toEqual({ ...written, coping: "andar" });
    expect(stored()).not.toContain("andar");
  });

  test("without its key shows nothing, takes nothing, and stays as it is", async () => {
    await closedTab();
    const before = localStorage.getItem(closedKey);
    const tab = await openTab([]);
    expect(tab.planHere()).toBe("closed");
    expect(tab.changeKept(userId, () => ({ plan: emptyPlan, base: null }))).toBe(false);
    await tab.keepWays(userId, keyState(1));
    expect(localStorage.getItem(closedKey)).toBe(before);
    await tab.addKey(1);
    await expect.poll(() => tab.planHere()).toEqual(written);
  });

  test("stores what was written just before its key goes, and then is closed", async () => {
    const tab = await closedTab();
    tab.changeKept(userId, (kept) => ({ ...kept, plan: { ...kept.plan, reasons: "la gata" } }));
    await tab.forgetKeys(userId);
    await expect.poll(() => tab.planHere()).toBe("closed");
    expect((await openTab([1])).planHere()).toEqual({ ...written, reasons: "la gata" });
  });

  test("opens for good as it is now, and nothing closed is left", async () => {
    const tab = await closedTab();
    tab.changeKept(userId, (kept) => ({ ...kept, plan: { ...kept.plan, reasons: "la gata" } }));
    expect(await tab.openPlanForGood(userId)).toBe(true);
    expect(Object.keys(localStorage).toSorted()).toEqual([planKey, copyKey].toSorted());
    expect(tab.planHere()).toEqual({ ...written, reasons: "la gata" });
    const other = await newTab();
    expect(other.planHere()).toEqual({ ...written, reasons: "la gata" });
  });

  test("is not opened for good without its key", async () => {
    await closedTab();
    const tab = await openTab([]);
    expect(await tab.openPlanForGood(userId)).toBe(false);
    expect(tab.planHere()).toBe("closed");
  });

  test("cannot be closed without a key: it stays open as it was", async () => {
    const tab = await newTab();
    expect(await tab.closePlan(userId, keyState(1))).toBe(false);
    expect(tab.planHere()).toEqual(written);
    expect(Object.keys(localStorage).toSorted()).toEqual([planKey, copyKey].toSorted());
  });

  test("an empty one is no unfinished work, and is written under the key", async () => {
    stubStores({});
    const tab = await newTab();
    await tab.addKey(1);
    tab.beginOpening(userId);
    expect(await tab.closePlan(userId, keyState(1))).toBe(true);
    expect(Object.keys(localStorage)).toEqual([choiceKey]);
    tab.beginOpening(userId);
    await expect.poll(() => tab.planHere()).toEqual(emptyPlan);
    tab.changeKept(userId, (kept) => ({ ...kept, plan: written }));
    await expect.poll(() => localStorage.getItem(closedKey)).not.toBeNull();
    expect(stored()).not.toContain(canary);
  });
});

describe("a closed plan in two tabs", () => {
  test("loses nothing of what either writes", async () => {
    const one = await closedTab();
    const other = await openTab([1]);
    one.changeKept(userId, (kept) => ({ ...kept, plan: { ...kept.plan, coping: "andar" } }));
    other.changeKept(userId, (kept) => ({ ...kept, plan: { ...kept.plan, reasons: "la gata" } }));
    const both = { ...written, coping: "andar", reasons: "la gata" };
    await expect.poll(async () => (await openTab([1])).planHere()).toEqual(both);
    storageEvent(closedKey);
    await expect.poll(() => [one.planHere(), other.planHere()]).toEqual([both, both]);
  });

  test("is joined with what a tab that did not know yet leaves open", async () => {
    const tab = await closedTab();
    const late = { ...emptyPlan, signs: "grito", people: [{ name: "Luis", number: "700" }] };
    localStorage.setItem(planKey, JSON.stringify(late));
    storageEvent(planKey);
    await expect.poll(() => localStorage.getItem(planKey)).toBeNull();
    await expect
      .poll(() => tab.planHere())
      .toEqual({ ...written, signs: `${written.signs}\ngrito`, people: [...written.people, ...late.people] });
  });

  test("opened for good in one, stays open in the other, with what that was writing", async () => {
    const one = await closedTab();
    const other = await openTab([1]);
    await one.openPlanForGood(userId);
    other.changeKept(userId, (kept) => ({ ...kept, plan: { ...kept.plan, coping: "andar" } }));
    storageEvent(choiceKey);
    await expect.poll(() => other.planHere()).toEqual({ ...written, coping: "andar" });
  });
});

describe("after the key was changed", () => {
  test("it is closed with the new one where both are here, and the ways to the old one go", async () => {
    const tab = await closedTab();
    await tab.addKey(2);
    await tab.keepWays(userId, keyState(2));
    expect(tab.closingOf(userId)).toEqual({ version: 2, ways: [wayTo(2)] });
    expect((await openTab([2])).planHere()).toEqual(written);
    expect((await openTab([1])).planHere()).toBe("closed");
  });

  test("elsewhere while it was closed here, the ways to the old one stay, and open it", async () => {
    await closedTab();
    const tab = await openTab([2]);
    expect(tab.planHere()).toBe("closed");
    await tab.keepWays(userId, keyState(2));
    expect(tab.closingOf(userId)?.ways).toEqual([wayTo(2), wayTo(1)]);
    await tab.addKey(1);
    await expect.poll(() => tab.planHere()).toEqual(written);
    await tab.keepWays(userId, keyState(2));
    expect((await openTab([2])).planHere()).toEqual(written);
  });

  test("and lost, its person can begin anew, with the present key or without any", async () => {
    await closedTab();
    const tab = await openTab([2]);
    await tab.beginAnew(userId, 2);
    expect(tab.planHere()).toEqual(emptyPlan);
    tab.changeKept(userId, (kept) => ({ ...kept, plan: written }));
    await expect.poll(async () => (await openTab([2])).planHere()).toEqual(written);
    const other = await openTab([]);
    await other.beginAnew(userId, 0);
    expect(other.planHere()).toEqual(emptyPlan);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  test("a way that was removed is kept no longer", async () => {
    const tab = await closedTab();
    await tab.keepWays(userId, { ...keyState(1), ways: [wayTo(1, "another")] });
    expect(tab.closingOf(userId)?.ways).toEqual([wayTo(1, "another")]);
  });
});
