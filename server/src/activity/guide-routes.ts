import type { FastifyInstance } from "fastify";
import { activityApi, ActivityType } from "@remanso/core/activity/contract.ts";
import { catalogueEntry } from "@remanso/core/activity/catalogue.ts";
import { defaultMinutes, minutesOf, stepsOf } from "@remanso/core/activity/instructions.ts";
import { Refusal } from "@remanso/core/refusals.ts";
import type { Db } from "../db/db.ts";
import { answer, answerAnyone } from "../http.ts";
import { keepText } from "../journal/keep-text.ts";
import { openerOf, sealingKey } from "../journal/own-texts.ts";
import { lockPerson } from "../plan/store.ts";
import { closedSteps, shownName, shownSteps } from "./activity-reply.ts";
import { findActivity } from "./list-store.ts";
import { closedName, closedWords, hasUnreadableSteps, sealedSteps, type Reader } from "./own-words.ts";
import { readerOf } from "./reader-of.ts";
import { writeSteps } from "./store.ts";

/** The steps of an activity, and those that a person writes for one of their own. */
export function guideRoutes(app: FastifyInstance): void {
  const { secret } = app.deps;

  answer(app, activityApi.instructions, async ({ db, userId, params, language }) =>
    instructionsReply(db, userId, {
      id: params.id,
      reader: await readerOf(db, userId, { language, secret }),
    }),
  );

  answerAnyone(app, activityApi.guide, async ({ params: { key }, language }) => {
    const entry = catalogueEntry(key);
    if (!entry) throw new Refusal("not_found");
    const { type: activityType, minutes, name } = entry;
    const guided = { catalogueKey: key, activityType, duration: minutes, steps: null };
    const steps = stepsOf(guided, language);
    return { activityName: name[language], activityType, estimatedDuration: minutesOf(steps), steps };
  });

  answer(app, activityApi.writeSteps, async ({ input, db, userId, params: { id }, now, language }) => {
    // of two changes at once the second one sees the first
    await lockPerson(db, userId);
    const before = await findActivity(db, userId, { id });
    const open = await openerOf(db, userId, secret);
    // with the old secret they are back
    if (before && hasUnreadableSteps(before, open)) throw new Refusal("steps_unreadable");
    const stepsSealed =
      "generic" in input
        ? null
        : "closed" in input
          ? await keepText(db, userId, { text: input.closed, secret, now, of: id, part: "steps" })
          : sealedSteps(await sealingKey(db, userId, { secret, now }), id, input.steps);
    const written = await writeSteps(db, userId, { id, stepsSealed });
    if (!written) throw new Refusal("not_found");
    return instructionsReply(db, userId, { id, reader: await readerOf(db, userId, { language, secret }) });
  });
}

async function instructionsReply(db: Db, userId: string, { id, reader }: { id: string; reader: Reader }) {
  const row = await findActivity(db, userId, { id });
  if (!row) throw new Refusal("not_found");
  const activityName = shownName(row, reader);
  const activityType = ActivityType.parse(row.activityType);
  const steps = shownSteps(row, reader);
  const estimatedDuration = steps.length > 0 ? minutesOf(steps) : (row.duration ?? defaultMinutes);
  const closed = closedWords({ activityName: closedName(row), steps: closedSteps(row) });
  return { activityName, activityType, estimatedDuration, steps, ...closed };
}
