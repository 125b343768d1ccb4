import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { activityApi } from "@remanso/core/activity/contract.ts";
import { planApi } from "@remanso/core/plan/contract.ts";
import { Hang, Person, type Answer } from "./person.ts";

/** One change that a person asked for, under one key however often it is sent. */
export interface Write {
  readonly what: "sign-up" | "assessment" | "generate" | "create" | "complete";
  readonly path: string;
  readonly key: string;
  readonly body?: unknown;
  /** The name or id of the activity it is about. */
  readonly about: string;
  acknowledged: Answer | null;
}

/** Somebody who writes as fast as the server answers, and everything they asked for, acknowledged or not. */
export interface Writer {
  readonly person: Person;
  readonly writes: Write[];
  /** Answers that are neither a success nor 503 with Retry-After. */
  readonly wrongAnswers: string[];
  /** How many answers were 503. */
  refused: number;
}

export function newWriter(server: string): Writer {
  return { person: new Person(server), writes: [], wrongAnswers: [], refused: 0 };
}

/** Thrown where an unacknowledged write ends the writing: the server is gone. */
class Unacknowledged extends Error {}

interface Rules {
  readonly stop: AbortSignal;
  /** Whether a write without an answer, or refused with 503, is sent again under its key until it is acknowledged. */
  readonly insist: boolean;
}

/** Signs up, answers the questions, and then creates and completes activities until told to stop. */
export async function keepWriting(writer: Writer, rules: Rules): Promise<void> {
  try {
    await send(writer, newWrite("sign-up", ""), rules);
    await send(writer, newWrite("assessment", ""), rules);
    await send(writer, newWrite("generate", ""), rules);
    for (let turn = 1; !rules.stop.aborted; turn += 1) await createAndComplete(writer, turn, rules);
  } catch (error) {
    if (!(error instanceof Unacknowledged)) throw error;
  }
}

/** Sends a write again under its key until it is acknowledged, for up to 10 s. */
export async function settle(writer: Writer, write: Write): Promise<Answer> {
  await send(writer, write, { insist: true, stop: AbortSignal.timeout(10_000) });
  if (!write.acknowledged) throw new Error(`${write.what} ${write.about} was not acknowledged within 10 s.`);
  return write.acknowledged;
}

async function createAndComplete(writer: Writer, turn: number, rules: Rules): Promise<void> {
  const planId = await activePlan(writer, rules);
  const activityName = `Paseo ${turn}`;
  const body = { planId, activityName, activityType: "exercise", duration: 5 };
  const created = await send(
    writer,
    newWrite("create", activityName, { path: "/api/activities", body }),
    rules,
  );
  const { id } = activityApi.create.reply.parse(JSON.parse(created.text));
  const isQuick = turn % 3 === 0;
  const completion = isQuick
    ? { path: `/api/activities/${id}`, body: { completed: true } }
    : { path: `/api/activities/${id}/complete`, body: { duration: 5, notes: `Nota ${turn}` } };
  await send(writer, newWrite("complete", id, completion), rules);
}

const plans = new WeakMap<Writer, string>();

async function activePlan(writer: Writer, rules: Rules): Promise<string> {
  const known = plans.get(writer);
  if (known !== undefined) return known;
  for (;;) {
    const answer = await writer.person.call("GET", "/api/plans/active").catch(ignoreBroken);
    if (answer?.status === 200) {
      const plan = planApi.active.reply.parse(JSON.parse(answer.text));
      if (!plan) throw new Error("There is no plan after an acknowledged assessment.");
      plans.set(writer, plan.id);
      return plan.id;
    }
    if (answer) note(writer, "plan", answer);
    if (!rules.insist || rules.stop.aborted) throw new Unacknowledged();
    await sleep(50);
  }
}

function newWrite(what: Write["what"], about: string, more: { path?: string; body?: unknown } = {}): Write {
  return { what, about, path: more.path ?? "", body: more.body, key: randomUUID(), acknowledged: null };
}

async function send(writer: Writer, write: Write, rules: Rules): Promise<Answer> {
  if (!writer.writes.includes(write)) writer.writes.push(write);
  for (;;) {
    const answer = await attempt(writer.person, write).catch(ignoreBroken);
    if (answer && answer.status < 300) return (write.acknowledged = answer);
    if (answer) note(writer, write.what, answer);
    if (!rules.insist || rules.stop.aborted) throw new Unacknowledged();
    await sleep(50);
  }
}

/** A sign-up that took effect without an answer is known by its address being taken: its owner signs in. */
async function attempt(person: Person, write: Write): Promise<Answer> {
  const { what, path, key, body } = write;
  if (what === "assessment") return person.assess(key);
  if (what === "generate") return person.call("POST", "/api/activities/generate", { key });
  if (what === "sign-up") {
    const answer = await person.signUp();
    return answer.status === 409 ? person.signIn() : answer;
  }
  return person.call(what === "create" ? "POST" : "PATCH", path, { key, body });
}

function note(writer: Writer, what: string, answer: Answer): void {
  const isRetryable = answer.status === 503 && Number(answer.headers["retry-after"]) >= 1;
  if (isRetryable) writer.refused += 1;
  else writer.wrongAnswers.push(`${what}: ${answer.status} ${answer.text.slice(0, 200)}`);
}

function ignoreBroken(error: unknown): null {
  if (error instanceof Hang) throw error;
  return null;
}
