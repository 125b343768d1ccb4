import type { QueryClient } from "@tanstack/react-query";
import {
  deviceHeaders,
  fillPath,
  replyHeader,
  serverClockHeader,
  type Endpoint,
  type InputOf,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
} from "@remanso/core/endpoint.ts";
import type { Problem } from "@remanso/core/refusals.ts";
import { hearServerClock } from "./device/clock.ts";
import { noteAnswer, noteSilence } from "./offline/connection.ts";
import { ownerHeader } from "./page-owner.ts";

/** An answer as it came: the server renders with an in-process one, the browser with fetch. */
export interface RawAnswer {
  readonly status: number;
  readonly text: string;
  /** The name of the endpoint whose contract the reply has passed; absent where something else has answered. */
  readonly replyTo?: string;
  readonly retryAfterSeconds?: number;
  /** When the device kept this answer, which stands in for the server's. */
  readonly keptAtMs?: number;
}

export interface RawRequest {
  readonly method: string;
  readonly url: string;
  readonly body?: string;
  readonly idempotencyKey?: string;
  /** The zone in which it was done, where that may be another one by now. */
  readonly timeZone?: string;
  /** How long to wait for the whole answer; then nobody has answered. */
  readonly limitMs?: number;
}

export type Send = (request: RawRequest) => Promise<RawAnswer>;

export interface CallOptions<E extends Endpoint> {
  readonly params?: ParamsOf<E>;
  readonly query?: QueryOf<E>;
  readonly input?: InputOf<E>;
  readonly idempotencyKey?: string;
  /** The zone in which it was done, where that may be another one by now. */
  readonly timeZone?: string;
}

/** A non-ok answer. specification §7: the message is '{status}: {body text or status text}'; the problem stands beside it. */
export class CallError extends Error {
  readonly status: number;
  readonly problem: Problem | null;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.name = "CallError";
    this.status = status;
    this.problem = problemOf(text);
  }
}

const senders = new WeakMap<QueryClient, Send>();

/** Tells a query client how its calls travel. */
export function sendBy(client: QueryClient, send: Send): void {
  senders.set(client, send);
}

/** Makes one call of the contract; an unreachable server is a CallError with status 0. */
export async function call<E extends Endpoint>(
  client: QueryClient,
  endpoint: E,
  options: CallOptions<E> = {},
): Promise<ReplyOf<E>> {
  const request: RawRequest = {
    method: endpoint.method,
    url: urlOf(endpoint.path, options),
    ...(options.input === undefined ? {} : { body: JSON.stringify(options.input) }),
    ...(options.idempotencyKey ? { idempotencyKey: options.idempotencyKey } : {}),
    ...(options.timeZone ? { timeZone: options.timeZone } : {}),
  };
  return replyIn(endpoint, await sendRaw(client, request));
}

/** What an answer to `endpoint` says; throws a CallError for one that is not ok. */
export function replyIn<E extends Endpoint>(_endpoint: E, answer: RawAnswer): ReplyOf<E> {
  if (answer.status < 200 || answer.status > 299) throw new CallError(answer.status, answer.text);
  // the server has checked it against the same contract
  return JSON.parse(answer.text) as ReplyOf<E>;
}

/** Sends a request as it is and answers what came back, whatever its status. */
export async function sendRaw(client: QueryClient, request: RawRequest): Promise<RawAnswer> {
  const send = senders.get(client);
  if (!send) throw new Error("This query client has no way to send calls: use sendBy() first.");
  return send(request);
}

/** The address of a call: path with its parameters, and the query. Also the first element of its query key. */
export function urlOf(path: string, options: { params?: unknown; query?: unknown }): string {
  const filled = fillPath(path, (options.params ?? {}) as Record<string, string>);
  const entries = Object.entries((options.query ?? {}) as Record<string, string | undefined>);
  const search = new URLSearchParams(
    entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/** Sends by the browser's fetch, with the session's cookie. */
export const sendByFetch: Send = async (request) => {
  const { method, url, body, idempotencyKey, timeZone, limitMs } = request;
  // not AbortSignal.timeout: older browsers lack it
  const patience = new AbortController();
  const timer = limitMs === undefined ? undefined : setTimeout(() => patience.abort(), limitMs);
  const stopListening = noteSilence();
  try {
    const response = await fetch(url, {
      method,
      credentials: "include",
      signal: patience.signal,
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(idempotencyKey ? { "idempotency-key": idempotencyKey } : {}),
        ...(timeZone ? { [deviceHeaders.timeZone]: timeZone } : {}),
        ...(body === undefined ? {} : { [deviceHeaders.clock]: new Date().toISOString() }),
        ...ownerHeader(),
      },
      ...(body === undefined ? {} : { body }),
    });
    const text = (await response.text()) || response.statusText;
    // an answer to a GET may have been kept on the device
    if (method !== "GET") hearServerClock(response.headers.get(serverClockHeader) ?? "");
    return noteAnswer(url, { status: response.status, text, ...marksOf(response.headers) });
  } catch {
    return noteAnswer(url, { status: 0, text: "offline" });
  } finally {
    clearTimeout(timer);
    stopListening();
  }
};

function marksOf(headers: Headers): Pick<RawAnswer, "replyTo" | "retryAfterSeconds" | "keptAtMs"> {
  const replyTo = headers.get(replyHeader);
  const seconds = secondsIn(headers.get("retry-after") ?? "");
  const keptAt = headers.get("x-kept-at");
  return {
    ...(keptAt === null ? {} : { keptAtMs: Date.parse(keptAt) }),
    ...(replyTo === null ? {} : { replyTo }),
    ...(seconds > 0 ? { retryAfterSeconds: seconds } : {}),
  };
}

/** Retry-After tells seconds or a date; 0 where it tells neither. */
function secondsIn(retryAfter: string): number {
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter);
  return Math.max(0, Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000) || 0);
}

function problemOf(text: string): Problem | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === "object" && parsed !== null && "code" in parsed ? (parsed as Problem) : null;
  } catch {
    return null;
  }
}
