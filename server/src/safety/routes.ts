import type { FastifyInstance } from "fastify";
import { Refusal } from "@remanso/core/refusals.ts";
import { safetyPlanApi, SafetyPlan } from "@remanso/core/safety/contract.ts";
import { answer } from "../http.ts";
import { closedIn } from "../journal/closed-text.ts";
import { idFor, keepText } from "../journal/keep-text.ts";
import { openerOf, type OpenText } from "../journal/own-texts.ts";
import { lockPerson } from "../plan/store.ts";
import * as store from "./store.ts";

export function safetyPlanRoutes(app: FastifyInstance): void {
  const { secret } = app.deps;

  answer(app, safetyPlanApi.kept, async ({ db, userId }) => {
    const row = await store.findPlan(db, userId);
    if (!row) return { kept: null };
    const { id, revision, keptAt, writingSealed } = row;
    const plan = planIn(row, await openerOf(db, userId, secret));
    const closed = closedIn(writingSealed, id);
    return { kept: { id, revision, keptAt: keptAt.toISOString(), plan, closed } };
  });

  answer(app, safetyPlanApi.keep, async ({ input, db, userId, now }) => {
    // two devices at once: the second one sees what the first has kept
    await lockPerson(db, userId);
    const before = await store.findPlan(db, userId);
    if ((before?.revision ?? 0) !== input.basedOn) throw new Refusal("plan_newer");
    const text = "bytes" in input.plan ? input.plan : JSON.stringify(input.plan);
    const id = before?.id ?? idFor(text);
    const writingSealed = await keepText(db, userId, { text, secret, now, of: id });
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
