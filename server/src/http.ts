import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { isMutation, type Endpoint, type PathParams } from "@remanso/core/endpoint.ts";
import { asLanguage, type Language } from "@remanso/core/language.ts";
import { Refusal, type FieldErrors } from "@remanso/core/refusals.ts";
import { requirePerson } from "./account/signed-in-person.ts";
import type { Db } from "./db/db.ts";
import { isId } from "./ids.ts";
import { answerOnce } from "./idempotency/answer-once.ts";

type Schema = z.ZodMiniType;

interface Call<Path extends string, Input extends Schema, Query extends Schema> {
  readonly input: z.output<Input>;
  readonly query: z.output<Query>;
  readonly params: PathParams<Path>;
  readonly db: Db;
  readonly now: Date;
  readonly language: Language;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

interface PersonCall {
  readonly userId: string;
  readonly sessionId: string;
  readonly timeZone: string;
}

const outsideTransactions = new WeakSet<object>();

/** Marks a handler that waits on the outside (mail, a provider, hashing): it must not hold a transaction meanwhile. */
export function outsideTransaction<Handler extends object>(handler: Handler): Handler {
  outsideTransactions.add(handler);
  return handler;
}

/** Answers `endpoint` for a signed-in person: parse → transaction → handler → parse. */
export function answer<Path extends string, Input extends Schema, Query extends Schema, Reply extends Schema>(
  app: FastifyInstance,
  endpoint: Endpoint<Path, Input, Query, Reply>,
  handler: (call: Call<Path, Input, Query> & PersonCall) => Promise<z.input<Reply>>,
): void {
  mount(app, endpoint, async (request, reply) => {
    const person = await requirePerson(request, reply);
    request.language = person.language;
    const shared = { ...parseCall(endpoint, request), language: person.language, request, reply };
    const run = (db: Db) => {
      const now = app.deps.now();
      const { userId, sessionId, timeZone } = person;
      return once(db, { endpoint, request, userId, now }, () =>
        handler({ ...shared, db, now, userId, sessionId, timeZone }),
      );
    };
    return isMutation(endpoint.method) && !outsideTransactions.has(handler)
      ? app.deps.database.db.transaction(run)
      : run(app.deps.database.db);
  });
}

/** A part of an answer that is told while the whole is not there yet. */
export interface Part {
  readonly event: "text" | "replace";
  readonly text: string;
}

/**
 * Answers `endpoint` for a signed-in person with what `handler` returns; a caller who accepts `text/event-stream` is told its parts
 * meanwhile, and the whole as the last event ("done"). No transaction is held, and nothing is kept under an Idempotency-Key.
 * `signal` aborts when the caller has left.
 */
export function answerInParts<
  Path extends string,
  Input extends Schema,
  Query extends Schema,
  Reply extends Schema,
>(
  app: FastifyInstance,
  endpoint: Endpoint<Path, Input, Query, Reply>,
  handler: (
    call: Call<Path, Input, Query> & PersonCall & { readonly signal: AbortSignal },
  ) => AsyncGenerator<Part, z.input<Reply>>,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    handler: async (request, reply) => {
      const { language, ...person } = await requirePerson(request, reply);
      request.language = language;
      const call = { ...parseCall(endpoint, request), ...person, language, request, reply };
      const { db } = app.deps.database;
      const parts = handler({ ...call, db, now: app.deps.now(), signal: leavingOf(reply) });
      // a refusal comes before the first part, and is answered as such
      const first = await parts.next();
      reply.status(endpoint.status).header("cache-control", "no-store");
      if (!/\btext\/event-stream\b/.test(request.headers.accept ?? "")) {
        reply.type("application/json; charset=utf-8");
        return JSON.stringify(endpoint.reply.parse(await wholeOf(parts, first)));
      }
      reply.type("text/event-stream; charset=utf-8").header("x-accel-buffering", "no");
      const say = (whole: unknown) => endpoint.reply.parse(whole);
      return reply.send(Readable.from(eventsOf(parts, { first, say })));
    },
  });
}

type Parts<Whole> = AsyncGenerator<Part, Whole>;

async function wholeOf<Whole>(parts: Parts<Whole>, first: IteratorResult<Part, Whole>): Promise<Whole> {
  let next = first;
  while (next.done !== true) next = await parts.next();
  return next.value;
}

async function* eventsOf<Whole>(
  parts: Parts<Whole>,
  { first, say }: { first: IteratorResult<Part, Whole>; say: (whole: Whole) => unknown },
): AsyncGenerator<string> {
  let next = first;
  while (next.done !== true) {
    yield eventLines(next.value.event, { text: next.value.text });
    next = await parts.next();
  }
  yield eventLines("done", say(next.value));
}

function eventLines(event: string, data: unknown): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Aborts when the connection closes before the answer is out. */
function leavingOf(reply: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) leaving.abort(new Error("the caller has left"));
  });
  return leaving.signal;
}

/** Answers `endpoint` for anyone; the language is the person's, else the one the browser asks for. */
export function answerAnyone<
  Path extends string,
  Input extends Schema,
  Query extends Schema,
  Reply extends Schema,
>(
  app: FastifyInstance,
  endpoint: Endpoint<Path, Input, Query, Reply>,
  handler: (call: Call<Path, Input, Query>) => Promise<z.input<Reply>>,
): void {
  if (endpoint.access !== "anyone")
    throw new Error(`${endpoint.path} is for signed-in people: use answer().`);
  mount(app, endpoint, async (request, reply) => {
    const shared = { ...parseCall(endpoint, request), language: languageOf(request), request, reply };
    const run = (db: Db) => handler({ ...shared, db, now: app.deps.now() });
    return isMutation(endpoint.method) && !outsideTransactions.has(handler)
      ? app.deps.database.db.transaction(run)
      : run(app.deps.database.db);
  });
}

/** The language for somebody who may be a stranger: the stored preference, else what the browser prefers. */
export function languageOf(request: FastifyRequest): Language {
  const preferred = request.language ?? asLanguage(request.cookies["language"]);
  if (preferred) return preferred;
  return /^\s*es\b/i.test(request.headers["accept-language"] ?? "") ? "es" : "en";
}

function mount<Path extends string, Input extends Schema, Query extends Schema, Reply extends Schema>(
  app: FastifyInstance,
  endpoint: Endpoint<Path, Input, Query, Reply>,
  handle: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.mostBytes === undefined ? {} : { bodyLimit: endpoint.mostBytes }),
    handler: async (request, reply) => {
      const result = await handle(request, reply);
      // what a reply's schema does not name never leaves the server
      const body = endpoint.reply.parse(result);
      reply
        .status(endpoint.status)
        .header("cache-control", "no-store")
        .type("application/json; charset=utf-8");
      return JSON.stringify(body);
    },
  });
}

function parseCall<Path extends string, Input extends Schema, Query extends Schema, Reply extends Schema>(
  endpoint: Endpoint<Path, Input, Query, Reply>,
  request: FastifyRequest,
) {
  const params = request.params as PathParams<Path>;
  // a row's id; what names no row (a resource of the library) has another name
  const { id } = request.params as Record<string, string>;
  if (id !== undefined && !isId(id)) throw new Refusal("not_found");
  return {
    params,
    input: parse(endpoint.input, request.body),
    query: parse(endpoint.query, request.query),
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
