import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply } from "fastify";
import { nameOf, replyHeader, type Endpoint } from "@remanso/core/endpoint.ts";
import { problemOf, Refusal, type Problem } from "@remanso/core/refusals.ts";
import { parseCall, personOf, type Answer, type Call, type PersonCall } from "./http.ts";

/** A part of an answer, sent before the whole is ready. */
export interface Part {
  readonly event: "text" | "replace" | "progress";
  readonly text: string;
}

/**
 * Answers `endpoint` for a signed-in person with what `handler` returns. A caller who accepts `text/event-stream` gets the parts
 * as they are ready, and the whole as the last event ("done"). No transaction is held, and nothing is stored under an
 * Idempotency-Key. `signal` aborts when the caller disconnects.
 */
export function answerInParts<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E> & PersonCall & { readonly signal: AbortSignal }) => AsyncGenerator<Part, Answer<E>>,
): void {
  if (!endpoint.waitsOutside)
    throw new Error(`${endpoint.path} must say waitsOutside: its answer takes long.`);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { takes: endpoint },
    handler: async (request, reply) => {
      const { language, ...person } = personOf(request);
      const call = { ...parseCall(endpoint, request), ...person, language, request, reply };
      const { db } = app.deps.database;
      const parts = handler({ ...call, db, now: app.deps.now(), signal: leavingOf(reply) });
      // a refusal comes before the first part, and is sent as an ordinary refusal
      const first = await parts.next();
      reply.status(endpoint.status).header("cache-control", "no-store");
      if (!/\btext\/event-stream\b/.test(request.headers.accept ?? "")) {
        const whole = endpoint.reply.parse(await wholeOf(parts, first));
        reply.type("application/json; charset=utf-8").header(replyHeader, nameOf(endpoint));
        return JSON.stringify(whole);
      }
      reply.type("text/event-stream; charset=utf-8").header("x-accel-buffering", "no");
      const say = (whole: unknown) => endpoint.reply.parse(whole);
      const refused = (refusal: Refusal) => problemOf(refusal.code, language, refusal);
      return reply.send(Readable.from(eventsOf(parts, { first, say, refused })));
    },
  });
}

type Parts<Whole> = AsyncGenerator<Part, Whole>;

async function wholeOf<Whole>(parts: Parts<Whole>, first: IteratorResult<Part, Whole>): Promise<Whole> {
  let next = first;
  while (next.done !== true) next = await parts.next();
  return next.value;
}

interface Saying<Whole> {
  readonly first: IteratorResult<Part, Whole>;
  readonly say: (whole: Whole) => unknown;
  readonly refused: (refusal: Refusal) => Problem;
}

async function* eventsOf<Whole>(
  parts: Parts<Whole>,
  { first, say, refused }: Saying<Whole>,
): AsyncGenerator<string> {
  let next = first;
  while (next.done !== true) {
    yield eventLines(next.value.event, { text: next.value.text });
    try {
      next = await parts.next();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      yield eventLines("refused", refused(error));
      return;
    }
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
