import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Planner } from "../activity/activity-testing.ts";
import { sharedTestApp, type SharedApp } from "../testing.ts";

let world: SharedApp;
let ana: Planner;

beforeAll(async () => {
  world = await sharedTestApp({ RATE_LIMITS: "off" });
});

beforeEach(async () => {
  world.clock.set("2026-03-11T10:00:00.000Z");
  ana = await Planner.arrive(world);
});

describe("an entry of the journal", () => {
  test("never overwrites what another device has written since: it answers with it, and takes what is based on it", async () => {
    const { body: list } = await ana.call("GET", "/api/activities");
    const written = list[0].id;
    await ana.call("PATCH", `/api/activities/${written}/complete`, { notes: "uno" });
    const { body: checkIn } = await ana.call("POST", "/api/check-ins", { mood: 4, stress: 3, note: "uno" });
    for (const id of [written, checkIn.id]) {
      const change = (text: string, basedOn: number) =>
        ana.call("PUT", `/api/journal/${id}`, { text, basedOn });
      const fromPhone = await change("del teléfono", 0);
      expect(await change("del portátil", 0)).toMatchObject({
        status: 409,
        body: {
          code: "changed_elsewhere",
          newer: { text: "del teléfono", revision: fromPhone.body.revision },
        },
      });
      const stale = await ana.call("DELETE", `/api/journal/${id}`, { basedOn: 0 });
      expect([stale.status, stale.body.newer.text]).toEqual([409, "del teléfono"]);
      // within the same millisecond too
      const chosen = await change("del portátil", fromPhone.body.revision);
      expect([chosen.status, chosen.body.revision]).toEqual([200, fromPhone.body.revision + 1]);
      const both = await Promise.all(["a", "b"].map((text) => change(text, chosen.body.revision)));
      expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    }
  });
});
