import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sharedTestApp, TestPerson, type SharedApp } from "../testing.ts";

let world: SharedApp;
let ana: TestPerson;

beforeAll(async () => {
  world = await sharedTestApp({ RATE_LIMITS: "off" });
});

beforeEach(async () => {
  world.clock.set("2024-03-11T10:00:00.000Z");
  ana = await new TestPerson(world.app).signUp({ timeZone: "America/Mexico_City" });
});

const checkIn = (more: object) => ana.call("POST", "/api/check-ins", { mood: 3, ...more });
const days = async (query = "") => (await ana.call("GET", `/api/check-ins/days${query}`)).body;

describe("the days of a year", () => {
  test("are those with a check-in, with the means of what was stated", async () => {
    expect(await days()).toEqual([]);
    await checkIn({ mood: 2, stress: 7 });
    await checkIn({ mood: 3, stress: 8.5 });
    await checkIn({ mood: 5 });
    await checkIn({ mood: 4, on: "2024-02-29" });
    expect(await days()).toEqual([
      { on: "2024-02-29", mood: 4, stress: null, source: "check_in" },
      { on: "2024-03-11", mood: 3.3, stress: 7.8, source: "check_in" },
    ]);
  });

  test("are the person's own days, and end with the week of the day asked for", async () => {
    world.clock.set("2024-03-18T05:30:00.000Z"); // Sunday, 23:30 in Mexico
    await checkIn({ stress: 5 });
    expect(await days()).toEqual([{ on: "2024-03-17", mood: 3, stress: 5, source: "check_in" }]);
    expect((await days("?until=2024-03-11")).length).toBe(1);
    expect(await days("?until=2024-03-10")).toEqual([]);
    expect((await days("?until=2025-03-16")).length).toBe(1);
    expect(await days("?until=2025-03-17")).toEqual([]);
  });

  test("are nobody else's", async () => {
    await checkIn({ stress: 5 });
    const other = await new TestPerson(world.app).signUp();
    expect((await other.call("GET", "/api/check-ins/days")).body).toEqual([]);
    expect((await new TestPerson(world.app).call("GET", "/api/check-ins/days")).status).toBe(401);
  });

  test("lead to the check-ins of one day", async () => {
    await checkIn({ mood: 5, on: "2024-03-01" });
    await checkIn({ mood: 2 });
    const ofDay = await ana.call("GET", "/api/check-ins?on=2024-03-01");
    expect(ofDay.body.map(({ mood }: { mood: number }) => mood)).toEqual([5]);
  });
});
