import type { FastifyInstance } from "fastify";
import { activityApi } from "@remanso/core/activity/contract.ts";
import { countedMinutes } from "@remanso/core/activity/counted-minutes.ts";
import { entryNamed } from "@remanso/core/activity/catalogue.ts";
import { stepsInText } from "@remanso/core/activity/instructions-text.ts";
import { defaultMinutes } from "@remanso/core/activity/instructions.ts";
import { occurredAt } from "@remanso/core/activity/occurred-at.ts";
import type { Language } from "@remanso/core/language.ts";
import { moreActivities } from "@remanso/core/plan/starting-activities.ts";
import { localDateOf, localHourOf } from "@remanso/core/progress/local-date.ts";
import { Refusal } from "@remanso/core/refusals.ts";
import { latestAssessment } from "../assessment/store.ts";
import type { Db } from "../db/db.ts";
import { answer } from "../http.ts";
import { countWateringsAnew } from "../garden/count-anew.ts";
import { grownByDeed } from "../garden/living-garden.ts";
import { keepText } from "../journal/keep-text.ts";
import type { ClosedText } from "@remanso/core/shapes.ts";
import { awardMilestones } from "../milestones/award.ts";
import { circumstancesOf } from "../plan/circumstances.ts";
import { findActivePlan, lockPerson } from "../plan/store.ts";
import { logEvent } from "../progress/store.ts";
import type { AppSecret } from "../secret.ts";
import { activityReply } from "./activity-reply.ts";
import { isGuideOf, keptWords } from "./added-activity.ts";
import { guideRoutes } from "./guide-routes.ts";
import { findActivities, findActivity, lastDone, listActivities } from "./list-store.ts";
import { readerOf } from "./reader-of.ts";
import * as store from "./store.ts";

const grownByCompleting = ["activities", "streak", "breathing", "journal", "gardenLevel"] as const;

// more than a list shows at once helps nobody
const mostPending = activityApi.list.mostRows;

export function activityRoutes(app: FastifyInstance): void {
  readingRoutes(app);
  addingRoutes(app);
  changingRoutes(app);
  completingRoutes(app);
  guideRoutes(app);
}

function readingRoutes(app: FastifyInstance): void {
  const { secret } = app.deps;

  answer(app, activityApi.list, async ({ query, mostRows, ...call }) => {
    const { db, userId } = call;
    const page = { before: query.before, most: mostRows, hour: hourOf(call) };
    const isLastDone = query.only === "last-done";
    const [rows, answered] = await Promise.all([
      isLastDone ? lastDone(db, userId) : listActivities(db, userId, page),
      // only what waits tells why it was chosen
      isLastDone ? null : latestAssessment(db, userId),
    ]);
    const { instructions } = query;
    const reader = await readerOf(db, userId, { ...call, secret, rows });
    return rows.map((row) => activityReply(row, reader, { answered, instructions }));
  });

  answer(app, activityApi.one, ({ params, ...call }) => oneReply({ ...call, secret }, params.id));
}

function addingRoutes(app: FastifyInstance): void {
  const { secret } = app.deps;

  answer(app, activityApi.create, async ({ input, ...call }) => {
    const { db, userId, now, timeZone } = call;
    await lockPerson(db, userId);
    const plan = await findActivePlan(db, userId);
    // decisions §3: planId must be the person's active plan
    if (plan?.id !== input.planId) throw new Refusal("not_found");
    const { count } = await store.pendingKeys(db, userId);
    if (count >= mostPending) throw new Refusal("list_full");
    const at = occurredAt(input.occurredAt, { now });
    const { activityName: name } = input;
    const isOwn = typeof name !== "string" || (input.activityType ?? "custom") === "custom";
    const entry = isOwn ? null : entryNamed(name);
    const steps = stepsInText(input.instructions ?? "", input.duration ?? entry?.minutes ?? defaultMinutes);
    const [id] =
      entry && isGuideOf(entry, steps)
        ? await store.insertCatalogueActivities(db, userId, {
            planId: plan.id,
            entries: [entry],
            now: at,
            today: localDateOf(at, timeZone),
          })
        : [
            await store.insertOwnActivity(db, userId, {
              planId: plan.id,
              // specification §5: the dialog names none and makes 'custom'; a recommendation keeps its own
              type: input.activityType ?? "custom",
              duration: input.duration ?? null,
              words: await keptWords(db, userId, { words: { ...input, steps }, secret, now }),
              now: at,
            }),
          ];
    if (!id) throw new Refusal("activity_exists");
    return oneReply({ ...call, secret }, id);
  });

  generateRoute(app);
}

function generateRoute(app: FastifyInstance): void {
  const { secret } = app.deps;

  answer(app, activityApi.generate, async (call) => {
    const { db, userId, now, timeZone } = call;
    await lockPerson(db, userId);
    const plan = await findActivePlan(db, userId);
    const assessment = await latestAssessment(db, userId);
    if (!plan || !assessment) throw new Refusal("no_active_plan");
    const { count, catalogueKeys: pending } = await store.pendingKeys(db, userId);
    if (count >= mostPending) throw new Refusal("list_full");
    const circumstances = await circumstancesOf(db, userId, { assessment, now, timeZone });
    const more = moreActivities(circumstances, pending);
    const entries = more.slice(0, mostPending - count);
    const today = localDateOf(now, timeZone);
    const ids = await store.insertCatalogueActivities(db, userId, { planId: plan.id, entries, now, today });
    if (ids.length === 0) throw new Refusal("nothing_to_add");
    const rows = await findActivities(db, userId, { ids, hour: hourOf(call) });
    const reader = await readerOf(db, userId, { ...call, secret });
    return rows.map((row) => activityReply(row, reader, { answered: assessment }));
  });
}

function changingRoutes(app: FastifyInstance): void {
  const { secret } = app.deps;

  answer(app, activityApi.start, async ({ params, input, ...call }) => {
    const { db, userId, now } = call;
    const before = await findActivity(db, userId, { id: params.id });
    const at = occurredAt(input?.occurredAt, { now, ...(before && { existedSince: before.createdAt }) });
    const started = await store.startActivity(db, userId, { id: params.id, at });
    if (!started) throw await whyNot(db, userId, params.id);
    return oneReply({ ...call, secret }, params.id);
  });

  answer(app, activityApi.rate, async ({ input, params, ...call }) => {
    const { db, userId, now } = call;
    const rated = await store.rateActivity(db, userId, { id: params.id, feeling: input.feeling, now });
    if (!rated)
      throw (await findActivity(db, userId, { id: params.id }))
        ? new Refusal("activity_not_completed")
        : new Refusal("not_found");
    return oneReply({ ...call, secret }, params.id);
  });
}

function completingRoutes(app: FastifyInstance): void {
  const { secret } = app.deps;

  answer(app, activityApi.complete, async ({ input, ...call }) => {
    const notes = input?.notes ?? null;
    const writing = (typeof notes === "string" ? notes.trim() : notes) || null;
    const minutes = input?.duration ?? null;
    return complete({ ...call, secret, isQuick: false, minutes, writing, occurred: input?.occurredAt });
  });

  answer(app, activityApi.update, async ({ input, ...call }) =>
    complete({ ...call, secret, isQuick: true, minutes: null, writing: null, occurred: input.occurredAt }),
  );
}

interface CompletionCall {
  readonly db: Db;
  readonly userId: string;
  readonly params: { readonly id: string };
  readonly now: Date;
  readonly timeZone: string;
  readonly language: Language;
  readonly secret: AppSecret;
  /** Marked as done, without a session. */
  readonly isQuick: boolean;
  readonly minutes: number | null;
  readonly writing: string | ClosedText | null;
  readonly occurred: string | undefined;
}

async function complete({ db, userId, params, now, timeZone, minutes, occurred, ...call }: CompletionCall) {
  const { id } = params;
  // a completion takes this lock before any other; milestones are counted under it
  await lockPerson(db, userId);
  const before = await findActivity(db, userId, { id });
  if (!before) throw new Refusal("not_found");
  const at = occurredAt(occurred, { now, existedSince: before.createdAt });
  const { secret, writing, isQuick } = call;
  const planned = before.duration ?? defaultMinutes;
  const writingSealed = writing ? await keepText(db, userId, { text: writing, secret, now, of: id }) : null;
  const completed = await store.completeActivity(db, userId, {
    id,
    at,
    on: localDateOf(at, timeZone),
    timeZone,
    // decisions §3: a quick completion counts the planned minutes
    minutes: isQuick
      ? planned
      : countedMinutes({ measured: minutes, planned, startedAt: before.startedAt, completedAt: at }),
    writingSealed,
  });
  if (!completed) throw new Refusal("activity_completed");
  await logEvent(db, userId, { type: "activity_completed", pageUrl: null, now: at, timeZone });
  await awardMilestones(db, userId, { now, causes: grownByCompleting });
  // done earlier and sent now, it was rain on a day that is over
  if (at < now) await countWateringsAnew(db, userId, { from: localDateOf(at, timeZone), timeZone });
  const [grew, reader] = await Promise.all([
    grownByDeed(db, userId, { id, language: call.language }),
    readerOf(db, userId, { ...call, rows: [completed] }),
  ]);
  return { ...activityReply(completed, reader, { answered: null }), grew };
}

/** Why an activity could not be changed: it is completed, or this person has none with that id. */
async function whyNot(db: Db, userId: string, id: string): Promise<Refusal> {
  return new Refusal((await findActivity(db, userId, { id })) ? "activity_completed" : "not_found");
}

interface Asking {
  readonly db: Db;
  readonly userId: string;
  readonly now: Date;
  readonly timeZone: string;
  readonly language: Language;
  readonly secret: AppSecret;
}

async function oneReply(call: Asking, id: string) {
  const row = await findActivity(call.db, call.userId, { id, hour: hourOf(call) });
  if (!row) throw new Refusal("not_found");
  const reader = await readerOf(call.db, call.userId, call);
  return activityReply(row, reader, { answered: await latestAssessment(call.db, call.userId) });
}

function hourOf({ now, timeZone }: Pick<Asking, "now" | "timeZone">): number {
  return localHourOf(now, timeZone);
}
