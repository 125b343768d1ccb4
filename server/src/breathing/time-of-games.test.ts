import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "../ids.ts";
import { sharedTestApp, TestPerson, type SharedApp } from "../testing.ts";
import { finishGame } from "./breathing-testing.ts";

let world: SharedApp;
let ana: TestPerson;

beforeAll(async () => {
  world = await sharedTestApp({ RATE_LIMITS: "off" });
});

beforeEach(async () => {
  world.clock.set("2026-03-11T10:00:00.000Z");
  ana = await new TestPerson(world.app).signUp();
});

const stats = async () => (await ana.call("GET", "/api/breathing-sessions/stats")).body;

describe("the time of games", () => {
  const at = (time: string) => ({ occurredAt: `2026-03-11T${time}.000Z` });

  test("two games of one person cannot overlap, and the refusal says so", async () => {
    // box breathing three times lasts 40 s
    expect((await finishGame(ana, at("09:30:40"))).status).toBe(201);
    for (const inside of ["09:30:01", "09:30:40", "09:31:19"]) {
      const { status, body } = await finishGame(ana, at(inside));
      expect([status, body.code, body.detail]).toEqual([
        409,
        "game_overlaps",
        "Ya hay otro juego guardado de ese mismo momento. Solo puede contar uno de los dos.",
      ]);
    }
    for (const beside of ["09:30:00", "09:31:20"])
      expect((await finishGame(ana, at(beside))).status).toBe(201);
    expect((await stats()).totalSessions).toBe(3);
    const other = await new TestPerson(world.app).signUp();
    expect((await finishGame(other, at("09:30:20"))).status).toBe(201);
  });

  test("of two that overlap and are sent at once, one counts", async () => {
    const answers = await Promise.all(
      ["09:30:00", "09:30:10", "09:30:20"].map((time) => finishGame(ana, at(time))),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 409, 409,
    ]);
  });

  test("no game is longer than the account has existed, wherever its device places it", async () => {
    const newcomer = await new TestPerson(world.app).signUp();
    const play = (more = {}) =>
      newcomer.call("POST", "/api/breathing-sessions", {
        id: newId(),
        pattern: "box",
        cycles: 3,
        mode: "guided",
        ...more,
      });
    world.clock.advance(39_999);
    for (const sent of [await play(), await play(at("07:00:00"))])
      expect([sent.status, sent.body.code, sent.body.detail]).toEqual([
        409,
        "game_too_long",
        "Este juego duró más tiempo del que lleva tu cuenta, así que no puede contar.",
      ]);
    world.clock.advance(1);
    // a device with a slow clock loses nothing
    const slow = await play(at("07:00:00"));
    expect([slow.status, slow.body.game.finishedAt]).toEqual([201, "2026-03-11T10:00:40.000Z"]);
    expect((await play(at("07:00:00"))).body.code).toBe("game_overlaps");
  });
});
