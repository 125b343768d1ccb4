import type { FastifyInstance } from "fastify";
import { localDateOf } from "@remanso/core/progress/local-date.ts";
import { remindersApi } from "@remanso/core/reminders/contract.ts";
import { restDaysBetween } from "@remanso/core/reminders/rest-rules.ts";
import { Refusal } from "@remanso/core/refusals.ts";
import { countWateringsAnew } from "../garden/count-anew.ts";
import { answer } from "../http.ts";
import { replanReminders } from "./replan.ts";
import { cutRest, findRest, insertRest, listRests } from "./rest-store.ts";

/** Days of rest: reminders are silent on them, streak and ferns step over them, and plants lose no health. */
export function restRoutes(app: FastifyInstance): void {
  answer(app, remindersApi.restDays, ({ db, userId }) => listRests(db, userId));

  answer(app, remindersApi.rest, async ({ input, db, userId, now, timeZone }) => {
    const days = restDaysBetween(input, localDateOf(now, timeZone));
    const rest = await insertRest(db, userId, days);
    if (!rest) throw new Refusal("rest_days_taken");
    await replanReminders(db, userId, now);
    await countWateringsAnew(db, userId, { from: rest.from, timeZone });
    return rest;
  });

  answer(app, remindersApi.endRest, async ({ params, db, userId, now, timeZone }) => {
    const today = localDateOf(now, timeZone);
    const rest = await findRest(db, userId, params.id);
    if (!rest) throw new Refusal("not_found");
    if (rest.to < today) throw new Refusal("rest_over");
    await cutRest(db, userId, { id: rest.id, from: today });
    await replanReminders(db, userId, now);
    await countWateringsAnew(db, userId, { from: today, timeZone });
    return listRests(db, userId);
  });
}
