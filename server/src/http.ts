import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import {
  deviceHeaders,
  isMutation,
  nameOf,
  replyHeader,
  serverClockHeader,
  type Endpoint,
  type ParamsOf,
} from "@remanso/core/endpoint.ts";
import { clockDifferenceMs, correctedMoment } from "@remanso/core/progress/device-clock.ts";
import { knownZone } from "@remanso/core/progress/wall-clock.ts";
import { asLanguage, languageFor, type Language } from "@remanso/core/language.ts";
import { Refusal, type FieldErrors } from "@remanso/core/refusals.ts";
import { readPreferenceCookie } from "./account/cookies.ts";
import type { SignedInPerson } from "./account/person.ts";
import type { Db } from "./db/db.ts";
import { isId } from "./ids.ts";
import { answerOnce } from "./idempotency/answer-once.ts";
import { newReading, onePage } from "./one-page.ts";

type Schema = z.ZodMiniType;

export interface Call<E extends Endpoint> {
  readonly input: z.output<E["input"]>;
  readonly query: z.output<E["query"]>;
  readonly params: ParamsOf<E>;
  /** As the endpoint declares it. */
  readonly mostRows: E["mostRows"];
  readonly db: Db;
  readonly now: Date;
  readonly language: Language;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What a handler returns: the reply before its schema is applied. */
export type Answer<E extends Endpoint> = z.input<E["reply"]>;

export interface PersonCall {
  readonly userId: string;
  readonly sessionId: string;
  readonly timeZone: string;
}

/** Answers `endpoint` for a signed-in person: parse → transaction → handler → parse. */
export function answer<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E> & PersonCall) => Promise<Answer<E>>,
): void {
  mount(app, endpoint, async (request, reply) => {
    const person = personOf(request);
    const body = correctedBody(request, app.deps.now());
    const shared = { ...parseCall(endpoint, request, body), language: person.language, request, reply };
    const run = (db: Db) => {
      const now = momentOf(app);
      const { userId, sessionId } = person;
      const timeZone = zoneOf(request, person.timeZone);
      return once(db, { endpoint, request, userId, now }, () =>
        handler({ ...shared, db, now, userId, sessionId, timeZone }),
      );
    };
    const answered = () => inTransaction(app, endpoint, run);
    const isAlone = !isMutation(endpoint.method) && onePage.getStore() === undefined;
    return isAlone ? onePage.run(newReading({ now: app.deps.now(), person }), answered) : answered();
  });
}

/** Now; for the calls of one page the same moment. */
function momentOf({ deps }: FastifyInstance): Date {
  return onePage.getStore()?.now ?? deps.now();
}

/** The zone of what is told: that in which the device has noted it, also when it is sent after a journey; else the account's. */
function zoneOf({ method, headers }: FastifyRequest, own: string): string {
  const told = headers[deviceHeaders.timeZone];
  if (method === "GET" || typeof told !== "string" || told === "") return own;
  return knownZone(told) === "UTC" && told !== "UTC" ? own : told;
}

/** The body with the moment that a device has noted moved by the difference between its clock and the server's. */
function correctedBody({ body, headers }: FastifyRequest, now: Date): unknown {
  const clock = headers[deviceHeaders.clock];
  if (typeof clock !== "string" || typeof body !== "object" || body === null) return body;
  if (!("occurredAt" in body) || typeof body.occurredAt !== "string") return body;
  return { ...body, occurredAt: correctedMoment(body.occurredAt, clockDifferenceMs(clock, now)) };
}

/** Answers `endpoint` for anyone; the language is the person's, else the one the browser asks for. */
export function answerAnyone<E extends Endpoint & { readonly access: "anyone" }>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<Answer<E>>,
): void {
  mount(app, endpoint, async (request, reply) => {
    const shared = { ...parseCall(endpoint, request), language: languageOf(request), request, reply };
    const run = (db: Db) => handler({ ...shared, db, now: momentOf(app) });
    return inTransaction(app, endpoint, run);
  });
}

/** Mutations run in one transaction, which is never held while waiting for an outside service. Reads need none. */
function inTransaction<Result>(
  app: FastifyInstance,
  { method, waitsOutside }: Endpoint,
  run: (db: Db) => Promise<Result>,
): Promise<Result> {
  const { db } = app.deps.database;
  return isMutation(method) && !waitsOutside ? db.transaction(run) : run(db);
}

/** The language for somebody who may be a stranger: the stored preference, else what the browser prefers. */
export function languageOf(request: FastifyRequest): Language {
  return (
    request.language ??
    asLanguage(readPreferenceCookie(request, "language")) ??
    languageFor(request.headers["accept-language"] ?? "")
  );
}

function mount<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { takes: endpoint },
    handler: async (request, reply) => {
      const result = await handle(request, reply);
      // fields that are not in the reply's schema never leave the server
      const body = endpoint.reply.parse(result);
      reply
        .status(endpoint.status)
        .header("cache-control", "no-store")
        .header(replyHeader, nameOf(endpoint))
        .header(serverClockHeader, app.deps.now().toISOString())
        .type("application/json; charset=utf-8");
      return JSON.stringify(body);
    },
  });
}

/** The signed-in person, whom the gate has found before the body was read (bodies/gate.ts). */
export function personOf({ person }: FastifyRequest): SignedInPerson {
  if (!person) throw new Refusal("not_signed_in");
  return person;
}

export function parseCall<E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
  body: unknown = request.body,
) {
  const params = request.params as ParamsOf<E>;
  // the id of a row; ids that are not of rows (such as library resources) have another name
  const { id } = request.params as Record<string, string>;
  if (id !== undefined && !isId(id)) throw new Refusal("not_found");
  return {
    params,
    mostRows: endpoint.mostRows as E["mostRows"],
    input: parse<E["input"]>(endpoint.input, body),
    query: parse<E["query"]>(endpoint.query, request.query),
  };
}

/** `value` as the schema's output, else refuses `invalid_input` with the field at fault. */
function parse<S extends Schema>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Refusal("invalid_input", { fields: fieldErrors(result.error) });
}

function fieldErrors(error: z.core.$ZodError): FieldErrors {
  const entries = error.issues.map((issue) => {
    const isOwnCode = /^[a-z_]+$/.test(issue.message);
    return [issue.path.map(String).join(".") || "body", isOwnCode ? issue.message : issue.code] as const;
  });
  return Object.fromEntries(entries.toReversed());
}

interface Once {
  readonly endpoint: { method: string; path: string; status: number };
  readonly request: FastifyRequest;
  readonly userId: string;
  readonly now: Date;
}

async function once(db: Db, call: Once, effect: () => Promise<unknown>): Promise<unknown> {
  const key = call.request.headers["idempotency-key"];
  if (call.endpoint.method === "GET" || typeof key !== "string") return effect();
  if (key.length < 8 || key.length > 200) {
    throw new Refusal("invalid_input", { fields: { "Idempotency-Key": "length" } });
  }
  const body = JSON.stringify(call.request.body ?? null);
  return answerOnce(
    {
      db,
      userId: call.userId,
      key,
      request: `${call.endpoint.method} ${call.request.url} ${createHash("sha256").update(body).digest("hex")}`,
      status: call.endpoint.status,
      now: call.now,
      secret: call.request.server.deps.secret,
    },
    effect,
  );
}
