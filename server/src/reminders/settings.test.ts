import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { quietSettings } from "@remanso/core/reminders/settings.ts";
import { sharedTestApp, type SharedApp } from "../testing.ts";
import { Reminded } from "./reminders-testing.ts";

let world: SharedApp;
let ana: Reminded;

beforeAll(async () => {
  world = await sharedTestApp({ RATE_LIMITS: "off" });
});

beforeEach(async () => {
  world.clock.set("2026-10-24T10:00:00.000Z");
  ana = await Reminded.arrive(world);
});

describe("what somebody wants to be reminded of", () => {
  test("is nothing until they choose, and only the list is on", async () => {
    expect(await ana.reminders()).toEqual({
      settings: quietSettings,
      mail: "unavailable",
      devices: 0,
      next: null,
    });
    expect(quietSettings).toMatchObject({
      daily: { isOn: false },
      weekly: { isOn: false },
      channels: { push: false, email: false, list: true },
      quietHours: { isOn: false },
    });
  });

  test("is stored, and says when the next one is due on their own clock", async () => {
    const answered = await ana.choose({ daily: { isOn: true, time: "08:30" } });
    // the clock is put back in the night
    expect([answered.status, answered.body.next]).toEqual([200, "2026-10-25T07:30:00.000Z"]);
    expect(await ana.reminders()).toEqual(answered.body);
    const weekly = await ana.choose({
      daily: { isOn: false, time: "08:30" },
      weekly: { isOn: true, weekday: 1, time: "21:15" },
    });
    expect(weekly.body.next).toBe("2026-10-26T20:15:00.000Z");
    expect((await ana.choose({ channels: { push: false, email: false, list: false } })).body.next).toBe(null);
  });

  test("is changed setting by setting: an older page sets back nothing that another one has chosen", async () => {
    await ana.choose({ daily: { isOn: true, time: "08:30" } });
    await Promise.all([
      ana.choose({ daily: { time: "20:00" } }),
      ana.choose({ quietHours: { isOn: true } }),
      ana.choose({ weekly: { weekday: 3 } }),
    ]);
    expect((await ana.reminders()).settings).toEqual({
      daily: { isOn: true, time: "20:00" },
      weekly: { ...quietSettings.weekly, weekday: 3 },
      channels: quietSettings.channels,
      quietHours: { ...quietSettings.quietHours, isOn: true },
    });
    // together with what was chosen before they would have no length
    expect((await ana.choose({ quietHours: { from: "08:00" } })).body.errors).toEqual({
      "quietHours.to": expect.any(String),
    });
  });

  test("follows the person to another time zone", async () => {
    await ana.daily("08:30");
    await ana.call("PATCH", "/api/settings", { timeZone: "America/Santiago" });
    expect((await ana.reminders()).next).toBe("2026-10-24T11:30:00.000Z");
    await ana.call("PATCH", "/api/settings", { theme: "dark" });
    expect((await ana.reminders()).next).toBe("2026-10-24T11:30:00.000Z");
  });

  test("a time that has passed today means tomorrow, not an immediate reminder", async () => {
    await ana.daily("11:59");
    expect((await ana.reminders()).next).toBe("2026-10-25T10:59:00.000Z");
  });

  test.each([
    ["daily.time", { daily: { isOn: true, time: "24:00" } }],
    ["daily.time", { daily: { isOn: true, time: "8:30" } }],
    ["weekly.weekday", { weekly: { isOn: true, weekday: 0, time: "08:30" } }],
    ["weekly.weekday", { weekly: { isOn: true, weekday: 1.5, time: "08:30" } }],
    ["quietHours.to", { quietHours: { isOn: true, from: "22:00", to: "22:00" } }],
    ["channels.list", { channels: { push: false, email: false, list: "yes" } }],
  ])("%s that cannot be is refused", async (field, changes) => {
    const answered = await ana.call("PATCH", "/api/reminders", changes);
    expect([answered.status, Object.keys(answered.body.errors)]).toEqual([400, [field]]);
    expect((await ana.reminders()).settings).toEqual(quietSettings);
  });

  test("e-mail cannot be turned on where this installation has none", async () => {
    const answered = await ana.choose({ channels: { push: false, email: true, list: true } });
    expect([answered.status, answered.body.code]).toEqual([409, "mail_unavailable"]);
  });

  test("is private", async () => {
    const other = await Reminded.arrive(world);
    await ana.daily("08:30");
    expect((await other.reminders()).settings).toEqual(quietSettings);
  });
});
