import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { catalogueEntry } from "@remanso/core/activity/catalogue.ts";
import { occurredAt } from "@remanso/core/activity/occurred-at.ts";
import { experimentsApi } from "@remanso/core/experiments/contract.ts";
import {
  dayOf,
  experimentDate,
  firstDateAfter,
  isEvening,
} from "@remanso/core/experiments/experiment-day.ts";
import { mayBeTried } from "@remanso/core/experiments/may-be-tried.ts";
import { mayBeTriedAsTyped } from "@remanso/core/experiments/typed-subject.ts";
import { drawPlan } from "@remanso/core/experiments/paired-plan.ts";
import { Refusal } from "@remanso/core/refusals.ts";
import { learnedReaders } from "@remanso/core/safety/learned-readers.ts";
import { readMessage } from "@remanso/core/safety/read-message.ts";
import { answer } from "../http.ts";
import { newId } from "../ids.ts";
import { sealText } from "../journal/own-texts.ts";
import { lockPerson } from "../plan/store.ts";
import { writtenPlan } from "./experiment-reply.ts";
import { experimentOf, experimentsOf, newestUnseen, type Asking } from "./experiments-of.ts";
import * as store from "./store.ts";

export function experimentRoutes(app: FastifyInstance): void {
  const { secret } = app.deps;

  answer(app, experimentsApi.list, ({ mostRows, ...call }) => experimentsOf({ ...call, secret }, mostRows));

  answer(app, experimentsApi.offer, async ({ query: { catalogueKey }, ...call }) => ({
    mayBegin: isOffered(catalogueKey ?? null) && (await obstacleTo({ ...call, secret })) === null,
  }));

  answer(app, experimentsApi.current, async (call) => {
    const newest = await newestUnseen({ ...call, secret });
    if (!newest) return null;
    const isTold = newest.end === null || (newest.end.finding !== null && !newest.isSeen);
    return isTold ? newest : null;
  });

  answer(app, experimentsApi.begin, async ({ input, ...call }) => {
    const { db, userId, now, timeZone } = call;
    await lockPerson(db, userId);
    const obstacle = await obstacleTo({ ...call, secret });
    if (obstacle !== null) throw new Refusal(obstacle);
    const id = newId();
    const typed = "text" in input.subject ? input.subject.text : null;
    const catalogueKey = "catalogueKey" in input.subject ? input.subject.catalogueKey : null;
    refuseLeftOut({ typed, catalogueKey });
    await store.insertExperiment(db, userId, {
      id,
      catalogueKey,
      textSealed: typed === null ? null : await sealText(db, userId, { text: typed, secret, now, of: id }),
      outcome: input.outcome,
      askHour: input.askHour,
      plan: writtenPlan(drawPlan(randomBytes(16).toString("hex"))),
      startsOn: firstDateAfter(now, timeZone),
      createdAt: now,
    });
    return experimentOf({ ...call, secret }, id);
  });

  answerRoutes(app);
  endingRoutes(app);
}

/** Why none may be begun now; null where nothing is in the way. */
async function obstacleTo(asking: Asking): Promise<"experiment_rests" | "experiment_running" | null> {
  const from = await store.experimentsFrom(asking.db, asking.userId);
  if (from !== null && from > asking.now) return "experiment_rests";
  const newest = await newestUnseen(asking);
  return newest && newest.state !== "ended" ? "experiment_running" : null;
}

function answerRoutes(app: FastifyInstance): void {
  const { secret } = app.deps;

  answer(app, experimentsApi.answerEvening, async ({ input, params: { id }, ...call }) => {
    const { db, userId, now, timeZone } = call;
    // of two answers at once the second one sees the first
    await lockPerson(db, userId);
    const at = occurredAt(input.occurredAt, { now });
    const { startsOn, askHour, state } = await experimentOf({ ...call, secret }, id);
    if (state === "ended") throw new Refusal("experiment_over");
    const day = dayOf(startsOn, experimentDate(at, timeZone));
    if (day < 1 || !isEvening(at, { askHour, timeZone })) throw new Refusal("evening_closed");
    const { points, done } = input;
    await store.insertEvening(db, userId, { experimentId: id, day, points, done, answeredAt: at });
    return experimentOf({ ...call, secret }, id);
  });
}

function endingRoutes(app: FastifyInstance): void {
  const { secret } = app.deps;

  answer(app, experimentsApi.stop, async ({ params: { id }, ...call }) => {
    const { db, userId, now, timeZone } = call;
    await store.stopExperiments(db, userId, { id, on: experimentDate(now, timeZone), by: "person" });
    return experimentOf({ ...call, secret }, id);
  });

  answer(app, experimentsApi.see, async ({ params: { id }, ...call }) => {
    const experiment = await experimentOf({ ...call, secret }, id);
    if (experiment.state !== "ended") return experiment;
    await store.markSeen(call.db, call.userId, { id, at: call.now });
    return { ...experiment, isSeen: true };
  });

  answer(app, experimentsApi.remove, async ({ params: { id }, db, userId }) => {
    if (!(await store.deleteExperiment(db, userId, id))) throw new Refusal("not_found");
    return { removed: true as const };
  });
}

/** Refuses what nobody may do on some days and leave on others by chance, and what the crisis check reads as danger. decisions §12 */
function refuseLeftOut({ typed, catalogueKey }: { typed: string | null; catalogueKey: string | null }): void {
  if (!isOffered(catalogueKey)) throw new Refusal("experiment_left_out");
  if (typed === null) return;
  const isDangerous = readMessage(typed, learnedReaders()).level >= 2;
  if (isDangerous || !mayBeTriedAsTyped(typed)) throw new Refusal("experiment_left_out");
}

function isOffered(catalogueKey: string | null): boolean {
  if (catalogueKey === null) return true;
  const entry = catalogueEntry(catalogueKey);
  return entry !== null && mayBeTried(entry);
}
