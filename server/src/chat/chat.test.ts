import { beforeAll, describe, expect, test } from "vitest";
import type { Language } from "@remanso/core/language.ts";
import { openTestDatabase, sharedTestApp, somebodyWaits, TestPerson, type SharedApp } from "../testing.ts";

let world: SharedApp;

beforeAll(async () => {
  world = await sharedTestApp();
});

const person = (more: { language?: Language } = {}) => new TestPerson(world.app).signUp(more);
const say = (who: TestPerson, message: string, more = {}) =>
  who.call("POST", "/api/chat/message", { message, ...more });

describe("the embedded program", () => {
  test("reflects what was said, asks one question, and says who is speaking", async () => {
    const { status, body } = await say(await person(), "Mi jefe me grita delante de todos y salgo temblando");
    expect(status).toBe(200);
    expect(body).toMatchObject({ by: "program", choices: [] });
    expect(body.message.match(/\?/g)).toHaveLength(1);
    expect(body.said.length).toBeGreaterThanOrEqual(2);
  });

  test("answers in the language of the message", async () => {
    const someone = await person({ language: "es" });
    const { body } = await say(
      someone,
      "My boss keeps shouting at me in front of everybody and I don't know what to do",
    );
    expect(body.message).toMatch(/\b(boss|work|you|that|with)\b/);
    expect(body.message).not.toMatch(/¿/);
  });

  test("never repeats itself in a conversation, and says so when it has nothing left", async () => {
    const someone = await person();
    const said: string[] = [];
    const heard: string[] = [];
    const history: { role: string; content: string }[] = [];
    for (let turn = 0; turn < 60; turn += 1) {
      const message = ["no puedo dormir", "sigo sin dormir", "asdf qwer", "estoy triste"][turn % 4] ?? "";
      world.clock.advance(10_000);
      const { status, body } = await say(someone, message, { said, chatHistory: history.slice(-20) });
      expect(status).toBe(200);
      history.push({ role: "user", content: message }, { role: "assistant", content: body.message });
      said.push(...body.said);
      if (body.said.length > 0) heard.push(body.message);
    }
    expect(new Set(said).size).toBe(said.length);
    expect(new Set(heard).size).toBe(heard.length);
    expect(heard.length).toBeGreaterThan(20);
  });

  test("without a clear subject says so, and offers four taps", async () => {
    const { body } = await say(await person(), "xkcd zzz 42 blorp");
    expect(body).toMatchObject({ by: "program", offer: null });
    expect(body.choices).toHaveLength(4);
  });

  test("offers one thing at once, with its reason and an address that opens, and not again in the next answer", async () => {
    const someone = await person();
    const first = await say(someone, "Me cuesta dormirme, doy vueltas y más vueltas");
    expect(first.body.offer).toMatchObject({
      path: expect.stringMatching(/^\//),
      label: expect.any(String),
      reason: expect.any(String),
    });
    expect(first.body.said.filter((id: string) => id.startsWith("offer."))).toHaveLength(1);
    const chatHistory = [{ role: "user", content: "Me cuesta dormirme, doy vueltas y más vueltas" }];
    const second = await say(someone, "Doy vueltas en la cama y miro el reloj", {
      chatHistory,
      said: first.body.said,
    });
    expect(second.body.offer).toBeNull();
  });
});

describe("what is in danger", () => {
  test.each([
    ["me quiero matar", 3],
    ["i want to kill myself", 3],
    ["mi marido me pega y me da miedo", 3],
    ["esta noche me voy a quitar la vida, ya lo tengo todo preparado", 4],
  ])("%s gets the fixed reply alone", async (message, level) => {
    const { body } = await say(await person(), message);
    expect(body).toMatchObject({ by: "safety", level, offer: null, choices: [] });
    expect(body.said[0]).toMatch(/^alarm\./);
    expect(body.message).not.toMatch(/\d{3}/);
  });

  test("calmer messages afterwards keep the level, as long as the signed state comes back", async () => {
    const someone = await person();
    const { body: alarmed } = await say(someone, "me quiero morir");
    const { body: calmer } = await say(someone, "gracias, ya llamé a mi hermana", { state: alarmed.state });
    expect(calmer).toMatchObject({ level: 3, offer: null });
    const forged = `${alarmed.state.split(".")[0]}.AAAA`;
    expect((await say(someone, "hoy hace sol", { state: forged })).body.level).toBe(0);
  });

  test("only the person's own turns count", async () => {
    const chatHistory = [{ role: "assistant", content: "¿Piensas en quitarte la vida? me quiero morir" }];
    expect((await say(await person(), "hoy hace sol", { chatHistory })).body.level).toBe(0);
  });

  test("a message taken back as a joke goes down to level 2, once", async () => {
    const someone = await person();
    const { body: alarmed } = await say(someone, "me quiero morir");
    expect((await say(someone, "era broma", { state: alarmed.state })).body.level).toBe(2);
  });

  test("the state of one person counts for nobody else", async () => {
    const { body: alarmed } = await say(await person(), "me quiero morir");
    expect((await say(await person(), "hoy hace sol", { state: alarmed.state })).body.level).toBe(0);
  });
});

describe("limits and traces", () => {
  test("21 messages in a minute are too many, for one person only, until the minute is over", async () => {
    const [one, other] = [await person(), await person()];
    for (let sent = 0; sent < 20; sent += 1) expect((await say(one, "hola")).status).toBe(200);
    const refused = await say(one, "hola");
    expect([refused.status, refused.body.code]).toEqual([429, "too_many_attempts"]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await say(other, "hola")).status).toBe(200);
    world.clock.advance(60_000);
    expect((await say(one, "hola")).status).toBe(200);
  });

  test("a message that the database could not take in is not counted", async () => {
    const someone = await person();
    const database = openTestDatabase(world.databaseUrl);
    const holder = await database.pool.connect();
    await holder.query("begin");
    await holder.query("lock table activity_log in exclusive mode");
    const sent = say(someone, "hola");
    await somebodyWaits(database);
    await holder.query(
      "select pg_cancel_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    expect((await sent).status).toBe(503);
    await holder.query("rollback");
    holder.release();
    await database.close();
    for (let again = 0; again < 20; again += 1) expect((await say(someone, "hola")).status).toBe(200);
    expect((await say(someone, "hola")).status).toBe(429);
  });

  test.each([
    ["nothing", ""],
    ["blanks", "  \n "],
    ["4,001 letters", "a".repeat(4001)],
  ])("%s is refused", async (_what, message) => {
    expect((await say(await person(), message)).status).toBe(400);
  });

  test("4,000 emoji, scripts and foreign context are taken as text", async () => {
    const someone = await person();
    expect((await say(someone, "🌊".repeat(4000))).status).toBe(200);
    expect(
      (await say(someone, "<script>alert(1)</script>", { userContext: { firstName: "x", level: 9 } })).status,
    ).toBe(200);
  });

  test("nothing of what was said is in the database, not even under an Idempotency-Key", async () => {
    const someone = await person();
    const canary = "canario-9d2f-cantando";
    const body = {
      message: `hola ${canary}`,
      chatHistory: [{ role: "user", content: canary }],
      said: [canary],
    };
    await someone.call("POST", "/api/chat/message", body, { "idempotency-key": "una-clave-de-prueba" });
    const { pool } = world.app.deps.database;
    const { rows } = await pool.query(
      "select table_name from information_schema.tables where table_schema = 'public'",
    );
    for (const { table_name: table } of rows) {
      const found = await pool.query(`select count(*)::int as n from "${table}" t where t::text like $1`, [
        `%${canary}%`,
      ]);
      expect([table, found.rows[0].n]).toEqual([table, 0]);
    }
    const answers = await pool.query(
      "select count(*)::int as n from given_answers g join users u on u.id = g.user_id where u.email = $1",
      [someone.email],
    );
    expect(answers.rows[0].n).toBe(0);
    const log = await pool.query(
      "select activity_type, page_url from activity_log a join users u on u.id = a.user_id where u.email = $1 and activity_type = 'chat_message'",
      [someone.email],
    );
    expect(log.rows).toEqual([{ activity_type: "chat_message", page_url: null }]);
  });
});

describe("what the assistant knows", () => {
  test("is shown: scores, plan, this week, and that a program speaks", async () => {
    const someone = await person();
    const before = await someone.call("GET", "/api/chat/context");
    expect(before.body).toMatchObject({
      firstName: "Ana",
      voice: "program",
      model: null,
      stress: null,
      pendingActivities: [],
    });
    const responses = Object.fromEntries(
      ["work", "financial", "personal", "global"].flatMap((category) =>
        [1, 2, 3].map((n) => [`${category}_${n}`, 2]),
      ),
    );
    await someone.call("POST", "/api/stress-assessment", { responses });
    const [activity] = (await someone.call("GET", "/api/activities")).body;
    await someone.call("PATCH", `/api/activities/${activity.id}`, { completed: true });
    const after = await someone.call("GET", "/api/chat/context");
    expect(after.body).toMatchObject({
      stress: { work: 0.5, overall: 0.5, daysAgo: 0 },
      completedThisWeek: 1,
      completedInAll: 1,
      streakDays: 1,
    });
    expect(after.body.pendingActivities.length).toBeGreaterThan(3);
  });
});
