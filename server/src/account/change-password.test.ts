import { beforeAll, describe, expect, it, test } from "vitest";
import { sharedTestApp, TestPerson, type SharedApp } from "../testing.ts";

const old = "agua tranquila 7";
const fresh = "una orilla nueva 8";
const minuteMs = 60_000;

let server: SharedApp;
beforeAll(async () => {
  server = await sharedTestApp();
});

const person = () => new TestPerson(server.app);
const change = (someone: TestPerson, body: object, headers = {}) =>
  someone.call("PUT", "/api/auth/password", { password: fresh, confirmPassword: fresh, ...body }, headers);

async function signIn(email: string, password: string): Promise<TestPerson> {
  const back = person();
  await back.call("POST", "/api/auth/sign-in", { email, password });
  return back;
}

const isIn = async (someone: TestPerson) => (await someone.call("GET", "/api/auth/user")).status === 200;
const withoutPassword = (email: string) =>
  server.app.deps.database.pool.query("update users set password_hash = null where email = $1", [email]);

describe("changing the password", () => {
  it("takes the old one, ends every other session and leaves this one", async () => {
    const ana = await person().signUp();
    const elsewhere = await signIn(ana.email, old);
    server.clock.advance(60 * minuteMs);
    const changed = await change(ana, { currentPassword: old });
    expect(changed).toMatchObject({ status: 200, body: { email: ana.email, hasPassword: true } });
    expect([await isIn(ana), await isIn(elsewhere)]).toEqual([true, false]);
    expect(await isIn(await signIn(ana.email, old))).toBe(false);
    expect(await isIn(await signIn(ana.email, fresh))).toBe(true);
  });

  it("is refused next to its field if the old one is wrong, and the attempt counts", async () => {
    const ana = await person().signUp();
    const statuses: number[] = [];
    for (let round = 0; round < 9; round += 1)
      statuses.push((await change(ana, { currentPassword: `agua turbia ${round}` })).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 400, 400, 429]);
    server.clock.advance(minuteMs);
    const wrong = await change(ana, { currentPassword: "agua turbia" });
    expect(wrong.body.errors).toEqual({ currentPassword: "wrong_password" });
    expect(await isIn(await signIn(ana.email, old))).toBe(true);
  });

  it("asks for proof if the old one is missing and the sign-in is not fresh", async () => {
    const ana = await person().signUp();
    server.clock.advance(10 * minuteMs);
    expect(await change(ana, {})).toMatchObject({ status: 403, body: { code: "proof_needed" } });
    await ana.call("POST", "/api/auth/prove", { password: old });
    expect((await change(ana, {})).status).toBe(200);
  });

  test.each([
    [{ confirmPassword: "otra orilla 8" }, { confirmPassword: "mismatch" }],
    [{ password: "password1", confirmPassword: "password1" }, { password: "too_common" }],
    [{ password: "corta", confirmPassword: "corta" }, { password: "too_short" }],
    [{ password: "Ana Prueba", confirmPassword: "Ana Prueba" }, { password: "too_common" }],
  ])("checks the new one: %j", async (typed, errors) => {
    const ana = await person().signUp();
    expect(await change(ana, { currentPassword: old, ...typed })).toMatchObject({
      status: 400,
      body: { errors },
    });
    expect(await isIn(await signIn(ana.email, old))).toBe(true);
  });

  it("succeeds once when tried in several places at once", async () => {
    const ana = await person().signUp();
    const places = [ana, await signIn(ana.email, old), await signIn(ana.email, old)];
    const answers = await Promise.all(
      places.map((place, index) => {
        const password = `${fresh} ${index}`;
        return change(place, { currentPassword: old, password, confirmPassword: password });
      }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const open = await Promise.all(places.map(isIn));
    expect(open.filter(Boolean)).toHaveLength(1);
    const ways = await Promise.all(
      [0, 1, 2].map((index) => signIn(ana.email, `${fresh} ${index}`).then(isIn)),
    );
    expect(ways).toEqual(answers.map(({ status }) => status === 200));
  });

  it("invalidates reset links, but not the one that confirms the address", async () => {
    const ana = await person().signUp();
    const { pool } = server.app.deps.database;
    for (const kind of ["reset", "operator_reset", "verify"])
      await pool.query(
        `insert into one_time_links (user_id, id, kind, token_hash, email_key, created_at, expires_at)
         select id, gen_random_uuid(), $1, sha256($1::text::bytea || id::text::bytea), email_key, now(), now() + interval '1 day' from users where email = $2`,
        [kind, ana.email],
      );
    await change(ana, { currentPassword: old });
    const left = await pool.query(
      "select kind from one_time_links l join users u on u.id = l.user_id where email = $1",
      [ana.email],
    );
    expect(left.rows).toEqual([{ kind: "verify" }]);
  });

  it("repeated with the same key after a lost connection gets the same answer", async () => {
    const ana = await person().signUp();
    const key = { "idempotency-key": "changing-my-password" };
    expect((await change(ana, { currentPassword: old }, key)).status).toBe(200);
    expect((await change(ana, { currentPassword: old }, key)).status).toBe(200);
  });
});

describe("a first password", () => {
  it("can be chosen after a fresh sign-in, and works from then on", async () => {
    const ana = await person().signUp();
    await withoutPassword(ana.email);
    expect((await ana.call("GET", "/api/auth/user")).body.hasPassword).toBe(false);
    expect(await change(ana, { currentPassword: "whatever" })).toMatchObject({
      status: 200,
      body: { hasPassword: true },
    });
    expect(await isIn(await signIn(ana.email, fresh))).toBe(true);
  });

  it("needs proof later on, and guessing a password that does not exist is not proof", async () => {
    const ana = await person().signUp();
    await withoutPassword(ana.email);
    server.clock.advance(10 * minuteMs);
    for (const body of [{}, { currentPassword: old }])
      expect((await change(ana, body)).body.code).toBe("proof_needed");
  });

  it("cannot be set on an account without an address", async () => {
    const ana = await person().signUp();
    const { pool } = server.app.deps.database;
    await pool.query(
      "update users set email = null, email_key = null, password_hash = null where email = $1",
      [ana.email],
    );
    expect((await change(ana, {})).body.code).toBe("address_missing");
  });
});
