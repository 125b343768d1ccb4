import type { FastifyInstance } from "fastify";
import { analyticsApi, type Period } from "@remanso/core/analytics/contract.ts";
import { dailyPoints } from "@remanso/core/analytics/daily-points.ts";
import { windowDays } from "@remanso/core/analytics/find-patterns.ts";
import { milestoneTold } from "@remanso/core/analytics/insights-of.ts";
import { addDays, localDateOf } from "@remanso/core/progress/local-date.ts";
import { Refusal } from "@remanso/core/refusals.ts";
import { LocalDate } from "@remanso/core/shapes.ts";
import { answer } from "../http.ts";
import { openerOf } from "../journal/own-texts.ts";
import { acknowledgeMilestoneOfType } from "../milestones/store.ts";
import { completedBetween } from "../progress/completion-store.ts";
import { lastMeasurementsBefore, measurementsIn, skippedIn } from "./day-facts.ts";
import { dayRows } from "./day-rows.ts";
import { findingsOf } from "./findings-of.ts";
import { insightsOf } from "./insights-of.ts";
import { needReply, patternReply } from "./replies.ts";
import { acknowledgeInsight } from "./store.ts";

// specification §9: 7d/30d/90d, default 30d
const periodDays: Readonly<Record<Period, number>> = { "7d": 7, "30d": 30, "90d": 90 };

export function analyticsRoutes(app: FastifyInstance): void {
  answer(app, analyticsApi.data, async ({ db, userId, now, timeZone, query }) => {
    const today = localDateOf(now, timeZone);
    const window = { from: addDays(today, 1 - periodDays[query.period ?? "30d"]), to: today };
    const [before, within, completed, skipped] = await Promise.all([
      lastMeasurementsBefore(db, userId, window.from),
      measurementsIn(db, userId, window),
      completedBetween(db, userId, window),
      skippedIn(db, userId, { ...window, timeZone, today }),
    ]);
    const facts = {
      measurements: [...before, ...within],
      completedOn: completed.map(({ on }) => on),
      skippedOn: skipped.map(({ plannedFor }) => plannedFor),
    };
    return dailyPoints(facts, window);
  });

  answer(app, analyticsApi.day, async ({ db, userId, now, timeZone, language, params }) => {
    const date = LocalDate.safeParse(params.date);
    if (!date.success) throw new Refusal("not_found");
    return dayRows(db, userId, {
      date: date.data,
      today: localDateOf(now, timeZone),
      timeZone,
      language,
      open: await openerOf(db, userId, app.deps.secret),
    });
  });

  findingRoutes(app);
}

function findingRoutes(app: FastifyInstance): void {
  answer(app, analyticsApi.patterns, async ({ db, userId, now, timeZone, language }) => {
    const { findings } = await findingsOf(db, userId, localDateOf(now, timeZone));
    return findings.findings.map((finding) => patternReply(finding, language));
  });

  answer(app, analyticsApi.insights, async ({ db, userId, now, timeZone, language }) =>
    insightsOf(db, userId, { today: localDateOf(now, timeZone), now, language }),
  );

  answer(app, analyticsApi.needs, async ({ db, userId, now, timeZone, language }) => {
    const { findings } = await findingsOf(db, userId, localDateOf(now, timeZone));
    const { lookedOn, measuredDays, tests, needs } = findings;
    const open = needs.map((need) => needReply(need, language));
    return { lookedOn, measuredDays, windowDays, tests, needs: open };
  });

  answer(app, analyticsApi.highlight, async ({ db, userId, now, timeZone, language }) => {
    const today = localDateOf(now, timeZone);
    const insights = await insightsOf(db, userId, { today, now, language });
    const insight = insights.find(({ evidence }) => evidence !== null);
    const { findings } = await findingsOf(db, userId, today);
    const [need] = findings.needs;
    return { insight: insight ?? null, need: insight || !need ? null : needReply(need, language) };
  });

  answer(app, analyticsApi.acknowledge, async ({ db, userId, now, params }) => {
    const says = await acknowledgeInsight(db, userId, { id: params.id, now });
    if (says === null) throw new Refusal("not_found");
    const milestone = milestoneTold(says);
    if (milestone !== null) await acknowledgeMilestoneOfType(db, userId, { type: milestone, now });
    return { acknowledged: true as const };
  });
}
