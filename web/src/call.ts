import type { QueryClient } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { fillPath, type Endpoint, type PathParams } from "@remanso/core/endpoint.ts";
import type { Problem } from "@remanso/core/refusals.ts";
import { ownerHeader } from "./page-owner.ts";

type Schema = z.ZodMiniType;

/** An answer as it came: the server renders with an in-process one, the browser with fetch. */
export interface RawAnswer {
  readonly status: number;
  readonly text: string;
}

export interface RawRequest {
  readonly method: string;
  readonly url: string;
  readonly body?: string;
  readonly idempotencyKey?: string;
}

export type Send = (request: RawRequest) => Promise<RawAnswer>;

export interface CallOptions<Path extends string, Input extends Schema, Query extends Schema> {
  readonly params?: PathParams<Path>;
  readonly query?: z.input<Query>;
  readonly input?: z.input<Input>;
  readonly idempotencyKey?: string;
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
export async function call<
  Path extends string,
  Input extends Schema,
  Query extends Schema,
  Reply extends Schema,
>(
  client: QueryClient,
  endpoint: Endpoint<Path, Input, Query, Reply>,
  options: CallOptions<Path, Input, Query> = {},
): Promise<z.output<Reply>> {
  const request: RawRequest = {
    method: endpoint.method,
    url: urlOf(endpoint.path, options),
    ...(options.input === undefined ? {} : { body: JSON.stringify(options.input) }),
    ...(options.idempotencyKey ? { idempotencyKey: options.idempotencyKey } : {}),
  };
  return replyIn(endpoint, await sendRaw(client, request));
}

/** What an answer to `endpoint` says; throws a CallError for one that is not ok. */
export function replyIn<
  Path extends string,
  Input extends Schema,
  Query extends Schema,
  Reply extends Schema,
>(_endpoint: Endpoint<Path, Input, Query, Reply>, answer: RawAnswer): z.output<Reply> {
  if (answer.status < 200 || answer.status > 299) throw new CallError(answer.status, answer.text);
  // the server has checked it against the same contract
  return JSON.parse(answer.text) as z.output<Reply>;
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
export const sendByFetch: Send = async ({ method, url, body, idempotencyKey }) => {
  try {
    const response = await fetch(url, {
      method,
      credentials: "include",
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(idempotencyKey ? { "idempotency-key": idempotencyKey } : {}),
        ...ownerHeader(),
      },
      ...(body === undefined ? {} : { body }),
    });
    return { status: response.status, text: (await response.text()) || response.statusText };
  } catch {
    return { status: 0, text: "offline" };
  }
};

function problemOf(text: string): Problem | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === "object" && parsed !== null && "code" in parsed ? (parsed as Problem) : null;
  } catch {
    return null;
  }
}
