import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { networkOf } from "@remanso/core/account/network.ts";
import { mostBytes, type Access } from "@remanso/core/endpoint.ts";
import { Refusal } from "@remanso/core/refusals.ts";
import type { SignedInPerson } from "../account/person.ts";
import { requirePerson } from "../account/signed-in-person.ts";
import { buckets } from "./buckets.ts";
import { openBodies } from "./open-bodies.ts";

/** Who may send a route something, and how much; the head of a request is checked against it before its body is read. */
interface Taking {
  readonly access: Access;
  readonly mostBytes: number;
  /** Absent: JSON. "any": nothing depends on it. */
  readonly mediaType?: string;
}

declare module "fastify" {
  interface FastifyContextConfig {
    takes?: Taking;
  }
  interface FastifyRequest {
    /** Who makes this request; null for strangers and on routes that do not ask. */
    person: SignedInPerson | null;
  }
}

const readOnly = new Set(["GET", "HEAD", "OPTIONS"]);
const json = "application/json";
const mebibyte = 1024 * 1024;

// A person's own taps stay far below. What is sent later, with an Idempotency-Key, may be weeks of offline days.
const changeLimits = {
  byHand: { burst: 240, aMinute: 60 },
  keyed: { burst: 1500, aMinute: 60 },
  ofNetwork: { burst: 600, aMinute: 300 },
};
// separate for strangers, who can so never fill the room of people
const openLimits = {
  person: { mostForOne: 24, mostBytes: 64 * mebibyte },
  anyone: { mostForOne: 64, mostBytes: 32 * mebibyte },
  // larger than all else that people send: one at a time
  file: { mostForOne: 1, mostBytes: 96 * mebibyte },
};
const openRetrySeconds = 5;

/**
 * Decides about every request from its head alone: the session, then what it says of its body, then the limits. Whatever is refused here is
 * never read.
 */
export function guardBodies(app: FastifyInstance): void {
  const limits = guardsOf(app.deps.config.rateLimits);
  app.decorateRequest("person", null);
  app.addHook("onRoute", ({ method, url, config }) => {
    const changes = [method].flat().some((one) => !readOnly.has(one));
    if (changes && !config?.takes) throw new Error(`${url} must say what it takes: bodies/gate.ts`);
  });
  app.addHook("onRequest", async (request, reply) => {
    if (request.is404) app.refuseUnrouted(request, reply);
    const { takes } = request.routeOptions.config;
    if (!takes) return;
    if (takes.access === "person") {
      request.person = await requirePerson(request, reply);
      request.language = request.person.language;
    }
    if (readOnly.has(request.method)) return;
    refuseUnfit(request, takes);
    countChange(request, limits);
    if (hasBody(request)) openBody(request, reply, { takes, limits });
  });
}

type Guards = ReturnType<typeof guardsOf>;

function guardsOf(isLimited: boolean) {
  const open = ({ mostForOne, mostBytes }: (typeof openLimits)["person" | "file"]) =>
    openBodies({ mostForOne: isLimited || mostForOne === 1 ? mostForOne : Infinity, mostBytes });
  return {
    isLimited,
    byHand: buckets(changeLimits.byHand),
    keyed: buckets(changeLimits.keyed),
    ofNetwork: buckets(changeLimits.ofNetwork),
    open: { person: open(openLimits.person), anyone: open(openLimits.anyone), file: open(openLimits.file) },
  };
}

function refuseUnfit(request: FastifyRequest, { mediaType = json, mostBytes: most }: Taking): void {
  if (!hasBody(request)) return;
  if (mediaType !== "any" && request.mediaType !== mediaType) throw new Refusal("wrong_media_type");
  if (declaredBytes(request) > most) throw new Refusal("body_too_large");
}

function countChange(request: FastifyRequest, limits: Guards): void {
  const { person } = request;
  if (!limits.isLimited) return;
  const isKeyed = request.headers["idempotency-key"] !== undefined;
  const bucket = person === null ? limits.ofNetwork : isKeyed ? limits.keyed : limits.byHand;
  const seconds = bucket.take(person?.userId ?? networkOf(request.ip), request.server.deps.now().getTime());
  if (seconds > 0) throw new Refusal("too_many_changes", { retryAfterSeconds: seconds });
}

function openBody(
  request: FastifyRequest,
  reply: FastifyReply,
  { takes, limits }: { takes: Taking; limits: Guards },
): void {
  const { person } = request;
  const client = person?.userId ?? networkOf(request.ip);
  const bytes = Math.min(declaredBytes(request), takes.mostBytes);
  const close = limits.open[kindOf(takes)].take(client, bytes);
  if (close === "all-full") throw new Refusal("overloaded");
  if (close === "client-full") {
    throw new Refusal("too_many_changes", { retryAfterSeconds: openRetrySeconds });
  }
  reply.raw.once("finish", close).once("close", close);
}

function kindOf({ access, mostBytes: most }: Taking): keyof typeof openLimits {
  return access === "person" && most > mostBytes.person ? "file" : access;
}

/** False for a request without a body, or with an empty one. */
export function hasBody({ headers }: FastifyRequest): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/** Infinity for a body that does not declare its length. */
function declaredBytes({ headers }: FastifyRequest): number {
  return headers["content-length"] === undefined ? Infinity : Number(headers["content-length"]);
}
