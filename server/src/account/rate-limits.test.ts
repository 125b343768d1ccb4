import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase, startTestApp, TestPerson, type TestApp } from "../testing.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const person = () => new TestPerson(server.app);

function guess(email: string, from: Partial<Pick<TestPerson, "network">> = {}, headers = {}) {
  const stranger = person();
  if (from.network) stranger.network = from.network;
  return stranger.call("POST", "/api/auth/sign-in", { email, password: "agua turbia 7" }, headers);
}

const right = (email: string) =>
  person().call("POST", "/api/auth/sign-in", { email, password: "agua tranquila 7" });

async function guesses(count: number, one: (index: number) => ReturnType<typeof guess>) {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push((await one(index)).status);
  return statuses;
}

const of = (status: number, statuses: number[]) => statuses.filter((each) => each === status).length;

describe("guessing the password of one account", () => {
  it("from thirty networks at once gets eight attempts", async () => {
    const ana = await person().signUp();
    const answers = await Promise.all(Array.from({ length: 30 }, () => guess(ana.email)));
    const statuses = answers.map(({ status }) => status);
    expect([of(401, statuses), of(429, statuses)]).toEqual([8, 22]);
    const limited = answers.find(({ status }) => status === 429);
    expect(limited?.body.code).toBe("too_many_attempts");
    expect(Number(limited?.headers["retry-after"])).toBe(30);
  });

  it("waits longer each time, up to 15 minutes", async () => {
    const ana = await person().signUp();
    await guesses(8, () => guess(ana.email));
    const waits: number[] = [];
    for (let round = 0; round < 7; round += 1) {
      const wait = Number((await guess(ana.email)).headers["retry-after"]);
      waits.push(wait);
      server.clock.advance(wait * 1000);
      expect((await guess(ana.email)).status).toBe(401);
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900]);
  });

  it("is remembered across restarts and processes", async () => {
    const ana = await person().signUp();
    await guesses(8, () => guess(ana.email));
    const other = await restarted();
    const answered = await new TestPerson(other.app).call("POST", "/api/auth/sign-in", {
      email: ana.email,
      password: "agua tranquila 7",
    });
    await other.close();
    expect(answered.status).toBe(429);
  });

  it("does not affect the owner's sessions", async () => {
    const ana = await person().signUp();
    await guesses(10, () => guess(ana.email));
    expect((await ana.call("GET", "/api/auth/user")).status).toBe(200);
    expect((await ana.call("PATCH", "/api/settings", { theme: "dark" })).status).toBe(200);
  });

  it("lets the owner in when the delay is over, and then starts over", async () => {
    const ana = await person().signUp();
    await guesses(8, () => guess(ana.email));
    expect((await right(ana.email)).status).toBe(429);
    server.clock.advance(30_000);
    expect((await right(ana.email)).status).toBe(200);
    expect(await guesses(8, () => guess(ana.email))).toEqual(Array.from({ length: 8 }, () => 401));
  });

  it("is limited in the same way when there is no such account", async () => {
    const statuses = await guesses(9, () => guess("nobody.at.all@example.org"));
    expect(statuses).toEqual([...Array.from({ length: 8 }, () => 401), 429]);
  });

  it("counts all spellings of the address together", async () => {
    const ana = await person().signUp();
    const spelled = (index: number) => (index % 2 ? ana.email.toUpperCase() : ` ${ana.email}`);
    expect(of(401, await guesses(12, (index) => guess(spelled(index))))).toBe(8);
  });

  it("is forgotten after a day", async () => {
    const ana = await person().signUp();
    await guesses(8, () => guess(ana.email));
    server.clock.advance(25 * 3_600_000);
    expect(await guesses(8, () => guess(ana.email))).toEqual(Array.from({ length: 8 }, () => 401));
  });
});

describe("guessing from one network", () => {
  const many = (network: string, headers?: object) =>
    guesses(30, (index) => guess(`${index}.${Math.random()}@example.org`, { network }, headers));

  it("is limited across all accounts", async () => {
    expect(of(401, await many("192.0.2.1"))).toBe(25);
  });

  it("cannot be extended by naming other addresses in X-Forwarded-For", async () => {
    const statuses = await guesses(30, (index) =>
      guess(`${index}.x@example.org`, { network: "192.0.2.2" }, { "x-forwarded-for": `203.0.113.${index}` }),
    );
    expect(of(401, statuses)).toBe(25);
  });

  it("counts an IPv6 subscriber's 64 bits as one network", async () => {
    const inside = await guesses(30, (index) =>
      guess(`${index}.y@example.org`, { network: `2001:db8:0:7::${index + 1}` }),
    );
    expect(of(401, inside)).toBe(25);
    expect((await guess("z@example.org", { network: "2001:db8:0:8::1" })).status).toBe(401);
  });

  it("counts this machine like any other", async () => {
    expect(of(401, await many("127.0.0.1"))).toBe(25);
  });

  it("does not count those who know their password", async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => person().signUp()));
    const network = "192.0.2.3";
    const signIn = (email: string) => {
      const someone = person();
      someone.network = network;
      return someone.call("POST", "/api/auth/sign-in", { email, password: "agua tranquila 7" });
    };
    const statuses = await guesses(36, (index) => signIn(people[index % 6]?.email ?? ""));
    expect(of(200, statuses)).toBe(36);
  });
});

it("believes X-Forwarded-For of a configured proxy", async () => {
  const behind = await startTestApp({ TRUST_PROXY: "127.0.0.1" });
  const statuses: number[] = [];
  for (let index = 0; index < 30; index += 1) {
    const stranger = new TestPerson(behind.app);
    stranger.network = "127.0.0.1";
    const body = { email: `${index}@example.org`, password: "agua turbia 7" };
    const answered = await stranger.call("POST", "/api/auth/sign-in", body, {
      "x-forwarded-for": `203.0.113.${index}`,
    });
    statuses.push(answered.status);
  }
  await behind.close();
  expect(of(401, statuses)).toBe(30);
});

describe("signing up from one network", () => {
  const signUp = (network: string, email: string) => {
    const someone = new TestPerson(server.app, email);
    someone.network = network;
    return someone.call("POST", "/api/auth/sign-up", {
      fullName: "Ana",
      email,
      password: "agua tranquila 7",
      confirmPassword: "agua tranquila 7",
      language: "en",
    });
  };

  it("works twenty times in half an hour, including attempts with taken addresses", async () => {
    const known = await person().signUp();
    const statuses = await guesses(22, (index) =>
      signUp("192.0.2.9", index % 2 ? known.email : `${index}.up@example.org`),
    );
    expect([of(201, statuses), of(409, statuses), of(429, statuses)]).toEqual([10, 10, 2]);
    server.clock.advance(10 * 60_000);
    const limited = await signUp("192.0.2.9", "later@example.org");
    expect(limited).toMatchObject({ status: 429, body: { code: "too_many_attempts" } });
    expect(Number(limited.headers["retry-after"])).toBe(20 * 60);
    server.clock.advance(20 * 60_000);
    expect((await signUp("192.0.2.9", "later@example.org")).status).toBe(201);
  });

  it("is also limited when all come at once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => signUp("192.0.2.10", `${index}.at@example.org`)),
    );
    const statuses = answers.map(({ status }) => status);
    expect([of(201, statuses), of(429, statuses)]).toEqual([20, 10]);
  });
});

it("keeps neither addresses nor networks in its counts", async () => {
  await guess("canary.address@example.org", { network: "192.0.2.77" });
  const { rows } = await server.app.deps.database.pool.query(
    "select string_agg(attempts::text, ' ') as all from attempts",
  );
  expect(rows[0].all).toContain("sign-in:account:");
  expect(rows[0].all).not.toMatch(/canary|192\.0\.2|example\.org/);
});

it("can be switched off for load tests", async () => {
  const open = await startTestApp({ RATE_LIMITS: "off" });
  const statuses: number[] = [];
  for (let index = 0; index < 12; index += 1) {
    const stranger = new TestPerson(open.app);
    statuses.push(
      (await stranger.call("POST", "/api/auth/sign-in", { email: "a@example.org", password: "x" })).status,
    );
  }
  await open.close();
  expect(of(401, statuses)).toBe(12);
});

async function restarted() {
  const { createApp } = await import("../app.ts");
  const database = openTestDatabase(server.databaseUrl);
  const app = await createApp({ ...server.app.deps, database });
  return { app, close: () => app.close().then(() => database.close()) };
}
