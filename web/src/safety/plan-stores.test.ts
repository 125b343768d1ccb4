import { afterEach, expect, test, vi } from "vitest";
import { stubStores } from "../device/testing.ts";
import { keepOpen, openKept } from "./plan-stores.ts";
import { emptyPlan } from "./safety-plan.ts";

afterEach(() => vi.unstubAllGlobals());

test("a line that was added to an empty plan is there to be written in", () => {
  stubStores({});
  const plan = { ...emptyPlan, people: [{ name: "", number: "" }] };
  keepOpen("ana", { plan, base: null });
  expect(openKept("ana").plan).toEqual(plan);
});

test("a plan in which nothing is left is kept no longer", () => {
  stubStores({ localStorage: { "remanso.safety-plan.ana": JSON.stringify({ ...emptyPlan, signs: "a" }) } });
  keepOpen("ana", { plan: emptyPlan, base: null });
  expect(Object.keys(localStorage)).toEqual([]);
});
