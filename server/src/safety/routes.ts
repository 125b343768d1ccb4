import type { FastifyInstance } from "fastify";
import { Refusal } from "@remanso/core/refusals.ts";
import { safetyPlanApi, SafetyPlan } from "@remanso/core/safety/contract.ts";
import { answer } from "../http.ts";
import { newId } from "../ids.ts";
import { openerOf, sealText, type OpenText } from "../journal/own-texts.ts";
import { lockPerson } from "../plan/store.ts";
import * as store from "./store.ts";

export function safetyPlanRoutes(app: FastifyInstance): void {
  const { secret } = app.deps;

  answer(app, safetyPlanApi.kept, async ({ db, userId }) => {
    const row = await store.findPlan(db, userId);
    if (!row) return { kept: null };
    const { revision, keptAt } = row;
    const plan = planIn(row, await openerOf(db, userId, secret));
    return { kept: { revision, keptAt: keptAt.toISOString(), plan } };
  });

  answer(app, safetyPlanApi.keep, async ({ input, db, userId, now }) => {
    // two devices at once: the second one sees what the first has kept
    await lockPerson(db, userId);
    const before = await store.findPlan(db, userId);
    if ((before?.revision ?? 0) !== input.basedOn) throw new Refusal("plan_newer");
    const id = before?.id ?? newId();
    const text = JSON.stringify(input.plan);
    const writingSealed = await sealText(db, userId, { text, secret, now, of: id });
    const revision = input.basedOn + 1;
    await store.replacePlan(db, userId, { id, revision, writingSealed, keptAt: now });
    return { revision, keptAt: now.toISOString() };
  });

  answer(app, safetyPlanApi.forget, async ({ db, userId }) => {
    await store.deletePlan(db, userId);
    return { removed: true as const };
  });
}

function planIn({ id, writingSealed }: store.SafetyPlanRow, open: OpenText) {
  const text = open(writingSealed, id);
  return text === null ? null : SafetyPlan.parse(JSON.parse(text));
}
