import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { Person, type Answer } from "../../server/src/fire/person.ts";
import { checkInApi } from "@remanso/core/check-in/contract.ts";
import type { Site } from "./sites.ts";

/** One request and its answer; moments of `performance.now()`. */
export interface Beat {
  readonly kind: "write" | "read" | "page";
  readonly from: number;
  readonly until: number;
  /** Null where the connection broke. */
  readonly status: number | null;
  readonly isRetryable: boolean;
}

/** Somebody at one server who writes, reads and opens a page ten times a second, whatever is answered. */
export interface Pulse {
  readonly beats: Beat[];
  /** The ids of the check-ins that the server has acknowledged. */
  readonly kept: string[];
  /** Settles when told to stop. */
  readonly done: Promise<void>;
}

const pauseMs = 100;

export async function startPulse({ product }: Site, stop: AbortSignal): Promise<Pulse> {
  const beats: Beat[] = [];
  const kept: string[] = [];
  const person = new Person(product.url);
  const signedUp = await person.signUp();
  if (signedUp.status !== 201) throw new Error(`Sign-up answered ${signedUp.status}.`);
  const beat = async (kind: Beat["kind"], ask: () => Promise<Answer>) => {
    const from = performance.now();
    const answer = await ask().catch(() => null);
    const isRetryable = answer?.status === 503 && Number(answer.headers["retry-after"]) >= 1;
    beats.push({ kind, from, until: performance.now(), status: answer?.status ?? null, isRetryable });
    return answer;
  };
  const write = async () => {
    const body = { mood: 4, stress: 3 };
    const answer = await beat("write", () =>
      person.call("POST", "/api/check-ins", { key: randomUUID(), body }),
    );
    if (answer?.status === 201) kept.push(checkInApi.create.reply.parse(JSON.parse(answer.text)).id);
  };
  const repeat = async (once: () => Promise<unknown>) => {
    while (!stop.aborted) {
      await once();
      await sleep(pauseMs);
    }
  };
  const done = Promise.all([
    repeat(write),
    repeat(() => beat("read", () => person.call("GET", "/api/auth/user"))),
    repeat(() => beat("page", () => person.call("GET", "/"))),
  ]).then(() => undefined);
  return { beats, kept, done };
}

/** Waits until a write that was sent after this moment is acknowledged; answers when it was. */
export async function untilWritten({ beats }: Pulse, after: number): Promise<number> {
  for (;;) {
    const first = beats.find(
      ({ kind, from, status }) => kind === "write" && from > after && status !== null && status < 300,
    );
    if (first) return first.until;
    await sleep(20);
  }
}

/** The beats that are neither a success nor a 503 that says when to come again, in words. */
export function wrongBeats({ beats }: Pulse): string[] {
  return beats
    .filter(({ status, isRetryable }) => status === null || (status >= 300 && !isRetryable))
    .map(
      ({ kind, status, from, until }) =>
        `${kind}: ${status ?? "broken"} after ${Math.round(until - from)} ms`,
    );
}
