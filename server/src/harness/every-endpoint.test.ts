import * as fc from "fast-check";
import * as z from "zod/mini";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allEndpoints } from "@remanso/core/contract.ts";
import { nameOf, replyHeader, type Endpoint } from "@remanso/core/endpoint.ts";
import { refusals } from "@remanso/core/refusals.ts";
import { pick } from "../../../testing/long.ts";
import { startTestApp, TestPerson, type TestApp } from "../testing.ts";
import { addressOf, canary, familyOf, fillWithCanaries, fillWithPlan, ownIds } from "./own-things.ts";
import { inputSchemaOf, validBodies, wildBodies } from "./bodies.ts";

// Every endpoint of the contract, whoever wrote it, is tried as a stranger, as somebody whose session has ended,
// as another person, and with bodies of every kind. A new endpoint is covered by being in the contract.

const missingId = "01980000-0000-7000-8000-000000000000";
const malformedIds = [
  "0",
  "-1",
  "1e9",
  "9223372036854775808",
  "abc",
  "%00",
  "..%2F1",
  "1;--",
  "x".repeat(1500),
];

let world: TestApp;
let owner: TestPerson;
let other: TestPerson;
let owned: Readonly<Record<string, string>>;

const sizeOf = (body: unknown) => JSON.stringify(body ?? null).length;
const each = (endpoints: readonly Endpoint[]) =>
  endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const);
const forPeople = allEndpoints.filter(({ access }) => access === "person");
const withId = allEndpoints.filter(({ path }) => path.includes(":id"));

beforeAll(async () => {
  world = await startTestApp({ RATE_LIMITS: "off" });
  owner = await new TestPerson(world.app).signUp({ fullName: `${canary} Dueña` });
  other = await new TestPerson(world.app).signUp({ fullName: "Otra Persona" });
  owned = await fillWithCanaries(owner);
  await fillWithPlan(other);
});

afterAll(() => world.close());

describe("every endpoint", () => {
  test("there are endpoints to try", () => {
    expect(forPeople.length).toBeGreaterThanOrEqual(15);
    expect(withId.length).toBeGreaterThanOrEqual(6);
    expect(withId.map((endpoint) => idFor(endpoint.path)).filter((id) => id === undefined)).toEqual([]);
  });

  test.each(each(forPeople))(
    "%s answers 401 to a stranger and to an ended session, the same for every id",
    async (_name, endpoint) => {
      const stranger = new TestPerson(world.app);
      const ended = await new TestPerson(world.app).signUp();
      await ended.call("GET", "/api/logout");
      const garbage = new TestPerson(world.app);
      garbage.cookie = "session=not-a-token";
      const endedCookie = ended.cookie;
      for (const person of [stranger, garbage, ended]) {
        for (const id of [idFor(endpoint.path) ?? missingId, missingId, "abc"]) {
          const answered = await person.call(endpoint.method, addressOf(endpoint.path, { id }));
          expect([answered.status, answered.body.code]).toEqual([401, "not_signed_in"]);
          expect(JSON.stringify(answered.body)).not.toContain(canary);
        }
      }
      expect(endedCookie).toBe("");
    },
  );

  test.each(each(withId))(
    "%s answers another person's id, a missing and a malformed one with the same 404",
    async (_name, endpoint) => {
      const before = await owner.call("GET", "/api/activities");
      const body = bodyThatFits(endpoint);
      const asked = async (id: string) => other.call(endpoint.method, addressOf(endpoint.path, { id }), body);
      const missing = await asked(missingId);
      expect(missing.status).toBe(404);
      for (const id of [idFor(endpoint.path) ?? "", ...malformedIds]) {
        const answered = await asked(id);
        expect({ id, status: answered.status, body: answered.body }).toEqual({
          id,
          status: 404,
          body: missing.body,
        });
      }
      expect((await owner.call("GET", "/api/activities")).body).toEqual(before.body);
    },
  );

  test.each(each(forPeople.filter(({ method }) => method === "GET")))(
    "%s never shows what another person wrote",
    async (_name, endpoint) => {
      const answered = await other.call("GET", addressOf(endpoint.path, { id: missingId }));
      expect(JSON.stringify(answered.body)).not.toContain(canary);
      expect(answered.headers["cache-control"]).toBe("no-store");
    },
  );

  test.each(each(allEndpoints))(
    "%s stands any body, answers as it says it does, and never fails",
    async (_name, endpoint) => {
      const schema = inputSchemaOf(endpoint);
      const bodies = fc.oneof(validBodies(schema), wildBodies(schema));
      const fuzzer = await new TestPerson(world.app).signUp();
      const ids = await ownIds(fuzzer);
      await fc.assert(
        fc.asyncProperty(bodies, async (body) => {
          const url = addressOf(endpoint.path, { id: ids[familyOf(endpoint.path)] ?? missingId });
          const answered = await fuzzer.call(
            endpoint.method,
            url,
            endpoint.method === "GET" ? undefined : body,
          );
          expectDeclaredAnswer(endpoint, answered);
        }),
        // what carries no body is asked the same each time
        { numRuns: endpoint.method === "GET" ? 2 : pick(40, 400), endOnFailure: true },
      );
    },
  );

  test.each(each(allEndpoints.filter(({ method }) => method !== "GET")))(
    "%s refuses requests from another origin and other media types",
    async (_name, endpoint) => {
      const url = addressOf(endpoint.path, { id: missingId });
      const from = (headers: Record<string, string>) =>
        world.app.inject({
          method: endpoint.method,
          url,
          headers: { cookie: owner.cookie, ...headers },
          payload: "{}",
        });
      const crossSite = await from({ "sec-fetch-site": "cross-site", "content-type": "application/json" });
      const foreign = await from({ origin: "http://evil.example", "content-type": "application/json" });
      const silent = await from({ "content-type": "application/json" });
      const form = await from({ "sec-fetch-site": "same-origin", "content-type": "text/plain" });
      expect([crossSite.statusCode, foreign.statusCode, silent.statusCode, form.statusCode]).toEqual([
        403, 403, 403, 415,
      ]);
    },
  );

  test("a body over 256 KiB is 413, malformed JSON 400, a poisoned or very deep one never a failure", async () => {
    const send = async (payload: string) =>
      (
        await world.app.inject({
          method: "POST",
          url: "/api/activities",
          headers: {
            cookie: owner.cookie,
            "sec-fetch-site": "same-origin",
            "content-type": "application/json",
          },
          payload,
        })
      ).statusCode;
    expect(await send(JSON.stringify({ notes: "a".repeat(257 * 1024) }))).toBe(413);
    expect(await send("{")).toBe(400);
    expect(await send('{"__proto__":{"completed":true}}')).toBe(400);
    expect(await send(`${"[".repeat(10_000)}${"]".repeat(10_000)}`)).toBe(400);
    expect(await send('{"duration":1e400}')).toBe(400);
  });

  test("paths that do not exist are a JSON 404, also below /api", async () => {
    for (const [method, url] of [
      ["GET", "/api/nothing"],
      ["GET", "/api"],
    ] as const) {
      const answered = await world.app.inject({ method, url, headers: { "sec-fetch-site": "same-origin" } });
      expect([answered.statusCode, answered.json().code]).toEqual([404, "not_found"]);
    }
  });
});

function expectDeclaredAnswer(
  endpoint: Endpoint,
  answered: { status: number; headers: Record<string, unknown>; body: unknown },
): void {
  const { [replyHeader]: replyTo } = answered.headers;
  if (answered.status === endpoint.status) {
    expect(endpoint.reply.safeParse(answered.body).success).toBe(true);
    expect(replyTo).toBe(nameOf(endpoint));
    return;
  }
  expect(replyTo).toBe(undefined);
  expect(answered.status).toBeLessThan(500);
  const codes: readonly string[] = Object.keys(refusals);
  const problem = z.object({
    status: z.literal(answered.status),
    code: z.string(),
    title: z.string(),
    detail: z.string(),
  });
  const parsed = problem.safeParse(answered.body);
  expect({ answered, isProblem: parsed.success }).toMatchObject({ isProblem: true });
  expect(codes).toContain(parsed.data?.code);
}

function idFor(path: string): string | undefined {
  return owned[familyOf(path)];
}

/** The smallest of many bodies that the endpoint accepts, so that only the id can be at fault. */
function bodyThatFits(endpoint: Endpoint): unknown {
  if (endpoint.method === "GET" || endpoint.method === "DELETE") return undefined;
  const fitting = validBodies(inputSchemaOf(endpoint)).filter(
    (candidate) => endpoint.input.safeParse(candidate).success,
  );
  const bodies = fc.sample(fitting, { numRuns: 100, seed: 7 }).map((body) => body ?? undefined);
  return bodies.toSorted((one, other) => sizeOf(one) - sizeOf(other))[0];
}
