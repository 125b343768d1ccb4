import type { FastifyInstance } from "fastify";
import type { Language } from "@remanso/core/language.ts";
import { milestonesApi, type Milestone } from "@remanso/core/milestones/contract.ts";
import { milestoneDescription } from "@remanso/core/milestones/milestone-words.ts";
import { asMilestoneType } from "@remanso/core/milestones/milestones.ts";
import { Refusal } from "@remanso/core/refusals.ts";
import { answer } from "../http.ts";
import {
  acknowledgeMilestone,
  acknowledgeNewMilestones,
  listMilestones,
  type MilestoneRow,
} from "./store.ts";

export function milestoneRoutes(app: FastifyInstance): void {
  answer(app, milestonesApi.list, async ({ db, userId, query, language }) => {
    const rows = await listMilestones(db, userId, { onlyNew: query.acknowledged === "false" });
    return rows
      .filter((row) => query.acknowledged !== "true" || row.acknowledgedAt !== null)
      .map((row) => milestoneReply(row, language));
  });

  answer(app, milestonesApi.acknowledgeAll, async ({ db, userId, now, language }) => {
    const rows = await acknowledgeNewMilestones(db, userId, now);
    return rows.map((row) => milestoneReply(row, language));
  });

  answer(app, milestonesApi.acknowledge, async ({ db, userId, params, now, language }) => {
    const row = await acknowledgeMilestone(db, userId, { id: params.id, now });
    if (!row) throw new Refusal("not_found");
    return milestoneReply(row, language);
  });
}

function milestoneReply(row: MilestoneRow, language: Language): Milestone {
  const type = asMilestoneType(row.milestoneType);
  return {
    id: row.id,
    milestoneType: row.milestoneType,
    description: type ? milestoneDescription(type, language) : row.milestoneType,
    achievedAt: row.achievedAt.toISOString(),
    isAcknowledged: row.acknowledgedAt !== null,
  };
}
