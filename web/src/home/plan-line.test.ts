import { expect, test } from "vitest";
import type { Week } from "@remanso/core/progress/contract.ts";
import { planLine } from "./plan-line.ts";
import { strings } from "./strings.ts";

const nothing = { done: 0, target: 1 };
const week = (planTotal: number, planCompleted: number): Week => ({
  today: "2026-03-11",
  days: [],
  goals: { activities: nothing, minutes: nothing, breathing: nothing, checkIns: nothing },
  planTotal,
  planCompleted,
  recentMood: null,
});

test("the line of the plan counts what there is, and says nothing where there is nothing", () => {
  expect(planLine(week(8, 3), strings.es)).toBe("Has completado 3 de 8 actividades.");
  expect(planLine(week(8, 0), strings.es)).toBe("Tienes 8 actividades preparadas. Por hoy, con una basta.");
  expect(planLine(week(0, 0), strings.es)).toBeNull();
  expect(planLine(undefined, strings.es)).toBeNull();
});
