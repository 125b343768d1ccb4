import { expect, it } from "vitest";
import { dashboardSearchOf, searchFor, tabOf } from "./dashboard-address.ts";

it.each([
  [{ tab: "log" }, "log"],
  [{ tab: "milestones", history: "" }, "milestones"],
  [{ tab: "summary" }, "summary"],
  [{}, "summary"],
  [{ tab: "visits" }, "summary"],
  [{ tab: "" }, "summary"],
])("%j shows %s", (address, tab) => {
  expect(tabOf(dashboardSearchOf(address))).toBe(tab);
});

it("the window of the assessments is open wherever it is named", () => {
  expect(dashboardSearchOf({ history: "" }).history).toBe("");
  expect(dashboardSearchOf({ history: "yes" }).history).toBe("");
  expect(dashboardSearchOf({}).history).toBeUndefined();
});

it("the address does not name the first tab", () => {
  expect(searchFor("summary")).toEqual({ tab: undefined });
  expect(searchFor("sessions")).toEqual({ tab: "sessions" });
});
