import { expect, it } from "vitest";
import { waitingActivity } from "../activity/testing.ts";
import { waitingActivities } from "./recommended.ts";

const recommended = true;
const walk = waitingActivity("walk", { recommended, hours: [7, 20], plannedFor: "2026-05-01" });
const leaf = waitingActivity("leaf", { recommended, timeOfDay: "afternoon", plannedFor: "2026-05-02" });
const breath = waitingActivity("breath", { plannedFor: "2026-05-03" });

it.each([
  { hour: 2, order: ["breath", "walk", "leaf"] },
  { hour: 9, order: ["walk", "breath", "leaf"] },
  { hour: 15, order: ["walk", "leaf", "breath"] },
])("at $hour o'clock what fits the hour comes first", ({ hour, order }) => {
  expect(waitingActivities([walk, leaf, breath], hour).map(({ id }) => id)).toEqual(order);
});
