import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestApp, TestPerson, type TestApp } from "./testing.ts";

const missingId = "01980000-0000-7000-8000-000000000000";
const lines: string[] = [];
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ LOG_LEVEL: "warn" }, { logTo: { write: (line) => lines.push(line) } });
});
afterAll(() => server.close());
beforeEach(() => lines.splice(0));

const entries = () =>
  lines.map((line) => {
    const { msg, method, route, status, code, person } = JSON.parse(line);
    return { msg, call: `${method} ${route}`, status, code, person };
  });

async function signIn(email: string, password: string): Promise<void> {
  await new TestPerson(server.app).call("POST", "/api/auth/sign-in", { email, password });
}

test("every way into an account is logged with its outcome and whose it is", async () => {
  const ana = await new TestPerson(server.app).signUp();
  const { id } = (await ana.call("GET", "/api/auth/user")).body;
  await signIn(ana.email, "agua turbia 7");
  await ana.call("GET", "/api/logout");
  expect(entries()).toEqual([
    { msg: "account", call: "POST /api/auth/sign-up", status: 201, code: undefined, person: id },
    {
      msg: "account",
      call: "POST /api/auth/sign-in",
      status: 401,
      code: "wrong_credentials",
      person: undefined,
    },
    { msg: "account", call: "GET /api/logout", status: 302, code: undefined, person: id },
  ]);
});

test("somebody who tries what is not theirs is logged", async () => {
  const ana = await new TestPerson(server.app).signUp();
  const { id } = (await ana.call("GET", "/api/auth/user")).body;
  lines.splice(0);
  await ana.call("PUT", `/api/journal/${missingId}`, { text: "hola" });
  await ana.call("PATCH", "/api/settings", { theme: "dark" }, { "sec-fetch-site": "cross-site" });
  await ana.call("PATCH", "/api/settings", { theme: "pink" });
  await ana.call("GET", "/api/activities", undefined, { cookie: "session=guessed" });
  await new TestPerson(server.app).call("GET", "/api/activities");
  expect(entries().map(({ msg, call, code, person }) => [msg, call, code, person])).toEqual([
    ["refused", "PUT /api/journal/:id", "not_found", id],
    ["refused", "PATCH /api/settings", "foreign_origin", undefined],
    ["refused", "PATCH /api/settings", "invalid_input", id],
    ["refused", "GET /api/activities", "not_signed_in", undefined],
  ]);
});

test("the log tells guesses at one address and from one network apart, and shows neither", async () => {
  const ana = new TestPerson(server.app);
  await signIn(ana.email, "una");
  await signIn(ana.email.toUpperCase(), "otra");
  await signIn("otra@example.org", "una");
  const [first, second, third] = lines.map((line) => JSON.parse(line));
  expect(first.address).toBe(second.address);
  expect(first.address).not.toBe(third.address);
  expect(new Set([first.network, second.network, third.network]).size).toBe(3);
  expect(lines.join("")).not.toMatch(/example\.org|una|otra|10\.\d+\.\d+/);
});
