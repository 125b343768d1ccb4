import { createConnection } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allEndpoints } from "@remanso/core/contract.ts";
import { mostBytes, nameOf, type Endpoint } from "@remanso/core/endpoint.ts";
import { addressOf } from "../harness/own-things.ts";
import { startTestApp, TestPerson, type TestApp } from "../testing.ts";

const id = "01980000-0000-7000-8000-000000000000";
const changes = allEndpoints.filter(({ method }) => method !== "GET");
const named = (endpoints: readonly Endpoint[]) => endpoints.map((one) => [nameOf(one), one] as const);

let world: TestApp;
let person: TestPerson;

beforeAll(async () => {
  world = await startTestApp({ STOP_SECONDS: "2" });
  await world.app.listen({ port: 0, host: "127.0.0.1" });
  person = await new TestPerson(world.app).signUp();
});

afterAll(() => world.close());

/** Sends a head and nothing of its body; answers the status and all that came back. */
async function answerToHead(head: readonly string[]): Promise<{ status: number; answer: string }> {
  const address = world.app.server.address();
  if (typeof address !== "object" || !address) throw new Error("The server does not listen.");
  const socket = createConnection(address.port, "127.0.0.1");
  socket.write(
    [...head, "host: here", "sec-fetch-site: same-origin", "connection: close", "", ""].join("\r\n"),
  );
  const answer = await text(socket);
  return { status: Number(answer.slice(9, 12)), answer };
}

const headOf = ({ method, path }: Endpoint, ...more: string[]) => [
  `${method} ${addressOf(path, { id })} HTTP/1.1`,
  ...more,
];
const json = "content-type: application/json";

describe("a body is read only for somebody who may send it", () => {
  test.each(named(changes.filter(({ access }) => access === "person")))(
    "%s answers a stranger who has sent nothing of a body",
    async (_name, endpoint) => {
      const { status } = await answerToHead(headOf(endpoint, json, "content-length: 1000"));
      expect(status).toBe(401);
    },
  );

  test.each(named(changes))(
    "%s refuses a body that declares to be too large before it comes",
    async (_name, endpoint) => {
      const cookie = `cookie: ${person.cookie}`;
      const tooLarge = `content-length: ${endpoint.mostBytes + 1}`;
      expect((await answerToHead(headOf(endpoint, json, cookie, tooLarge))).status).toBe(413);
      const text = await answerToHead(
        headOf(endpoint, "content-type: text/plain", cookie, "content-length: 9"),
      );
      expect(text.status).toBe(415);
    },
  );

  test("a file for an account that holds something, or beside another file, is refused before it is sent", async () => {
    const file = (owner: TestPerson) => [
      "POST /api/import HTTP/1.1",
      json,
      `cookie: ${owner.cookie}`,
      "content-length: 20000000",
    ];
    const owner = await new TestPerson(world.app).signUp();
    await owner.call("POST", "/api/check-ins", { mood: 4, stress: 3 });
    expect((await answerToHead(file(owner))).status).toBe(409);
    const newcomer = await new TestPerson(world.app).signUp();
    const first = answerToHead(file(newcomer));
    const second = answerToHead(file(newcomer));
    // both are on their way; whichever comes later is refused, and the other waits for its bytes
    expect((await Promise.race([first, second])).status).toBe(429);
  });

  test("what does not exist takes nothing", async () => {
    expect((await answerToHead(["POST /api/nothing HTTP/1.1", json, "content-length: 1000"])).status).toBe(
      404,
    );
  });

  test("strangers may send 64 KiB, a person 256 KiB, and rows of a file 2 MiB", () => {
    // a file, and many texts at once
    const large = new Set(["/api/import", "/api/imports", "/api/content-key/texts"]);
    const limits = (access: string) =>
      new Set(
        changes.filter((one) => one.access === access && !large.has(one.path)).map((one) => one.mostBytes),
      );
    expect(changes.find(({ path }) => path === "/api/imports")?.mostBytes).toBe(2 * 1024 * 1024);
    expect([...limits("anyone")]).toEqual([64 * 1024]);
    expect([...limits("person")]).toEqual([256 * 1024]);
    expect(mostBytes).toEqual({ anyone: 64 * 1024, person: 256 * 1024 });
  });

  test("a person can write 20,000 characters, whatever their letters", async () => {
    const { body } = await person.call("POST", "/api/check-ins", { mood: 4, stress: 3, note: "x" });
    const sent = await person.call("PUT", `/api/journal/${body.id}`, { text: "😀".repeat(20_000) });
    expect([sent.status, sent.body.text?.length]).toEqual([200, 40_000]);
  });
});

describe("changes have a limit for each person", () => {
  test("that nobody meets by hand, tells when to go on, and does not hold up what was done offline", async () => {
    const busy = await new TestPerson(world.app).signUp();
    const change = (headers = {}) => busy.call("PATCH", "/api/settings", { theme: "dark" }, headers);
    const statuses: number[] = [];
    for (let turn = 0; turn < 241; turn += 1) statuses.push((await change()).status);
    expect(statuses.slice(0, 240).every((status) => status === 200)).toBe(true);
    const refused = await change();
    expect([refused.status, refused.body.code, refused.headers["retry-after"]]).toEqual([
      429,
      "too_many_changes",
      "1",
    ]);
    expect((await change({ "idempotency-key": "sent later" })).status).toBe(200);
    expect((await person.call("PATCH", "/api/settings", { theme: "dark" })).status).toBe(200);
    world.clock.advance(1000);
    expect((await change()).status).toBe(200);
  });
});

describe("an address that cannot be read", () => {
  test.each([
    ["GET", "/%"],
    ["GET", "/%00"],
    ["GET", "/api/%E0%A4%A"],
    ["DELETE", "/api/auth/providers-connected/%00"],
    ["PATCH", "/api/resources/%00"],
    ["GET", "/long"],
    ["GET", "/api/activities/long"],
  ] as const)("is the same 404 as any other that does not exist: %s %s", async (method, path) => {
    const url = path.replace("long", "x".repeat(3000));
    const usual = await person.call(method, "/api/nothing");
    const answered = await person.call(method, url);
    expect([answered.status, answered.body]).toEqual([404, usual.body]);
    const names = ({ headers }: typeof usual) =>
      Object.keys(headers)
        .filter((name) => name !== "vary")
        .toSorted();
    expect(names(answered)).toEqual(names(usual));
    const { "content-security-policy": policy } = usual.headers;
    expect(policy).toContain("default-src 'none'");
    expect(answered.headers).toMatchObject({
      "content-type": "application/problem+json; charset=utf-8",
      "content-security-policy": policy,
      "x-content-type-options": "nosniff",
    });
  });

  test.each([
    ["is no HTTP", ["nonsense"], 400],
    ["has too large a head", [`GET /?${"x".repeat(20_000)} HTTP/1.1`], 431],
  ])("a request that %s is refused with the same headers", async (_name, head, expected) => {
    const { status, answer } = await answerToHead(head);
    expect(status).toBe(expected);
    expect(answer).toContain("content-type: application/problem+json");
    expect(answer).toContain("content-security-policy: default-src 'none'");
  });
});
