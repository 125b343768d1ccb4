import type { FastifyInstance } from "fastify";
import { stressFields, type StressField } from "@remanso/core/assessment/stress-fields.ts";
import { checkInApi, type CheckIn } from "@remanso/core/check-in/contract.ts";
import { whenOf } from "@remanso/core/check-in/when.ts";
import { firstDayOfYear, lastDayOfYear } from "@remanso/core/check-in/year.ts";
import { localDateOf } from "@remanso/core/progress/local-date.ts";
import { nextEdit, revisionOf } from "@remanso/core/revision.ts";
import { Refusal } from "@remanso/core/refusals.ts";
import { answer } from "../http.ts";
import { importedMoods } from "../imports/store.ts";
import { closedIn } from "../journal/closed-text.ts";
import { idFor, keepText } from "../journal/keep-text.ts";
import { openerOf, type OpenText } from "../journal/own-texts.ts";
import { awardMilestones } from "../milestones/award.ts";
import { lockPerson } from "../plan/store.ts";
import * as store from "./store.ts";

export function checkInRoutes(app: FastifyInstance): void {
  const { secret } = app.deps;

  answer(app, checkInApi.list, async ({ db, userId, query, mostRows }) => {
    const rows = await store.listCheckIns(db, userId, { ...query, most: mostRows });
    const open = await openerOf(db, userId, secret);
    return rows.map((row) => checkInReply(row, open));
  });

  answer(app, checkInApi.days, async ({ db, userId, query, now, timeZone }) => {
    const until = query.until ?? localDateOf(now, timeZone);
    const year = { from: firstDayOfYear(until), to: lastDayOfYear(until) };
    const said = await store.dailyMeans(db, userId, year);
    const own = new Set(said.map(({ on }) => on));
    // two instruments are not mixed on one day
    const elsewhere = (await importedMoods(db, userId, year)).filter(({ on }) => !own.has(on));
    return [
      ...said.map((day) => ({ ...day, source: "check_in" as const })),
      ...elsewhere.map((day) => ({ ...day, stress: null, source: "imported" as const })),
    ]
      .toSorted((one, other) => one.on.localeCompare(other.on))
      .map((day) => ({ ...day, mood: oneDecimal(day.mood), stress: oneDecimalOrNull(day.stress) }));
  });

  answer(app, checkInApi.create, async ({ input, db, userId, now, timeZone }) => {
    const when = whenOf(input, { now, timeZone });
    const id = idFor(input.note);
    const row = await store.insertCheckIn(db, userId, {
      id,
      mood: input.mood,
      stress: oneDecimalOrNull(input.stress),
      ...categoriesOf(input),
      noteSealed: input.note ? await keepText(db, userId, { text: input.note, secret, now, of: id }) : null,
      occurredAt: when.at,
      localDate: when.localDate,
      backDated: when.backDated,
      createdAt: now,
    });
    if (!row) throw new Refusal("invalid_input");
    await awardMilestones(db, userId, { now, causes: ["checkIns"] });
    return checkInReply(row, await openerOf(db, userId, secret));
  });

  changingRoutes(app);
}

function changingRoutes(app: FastifyInstance): void {
  const { secret } = app.deps;

  answer(app, checkInApi.change, async ({ input, params, db, userId, now }) => {
    const { mood, stress, note, basedOn = 0 } = input;
    // of two changes at once the second one sees the first
    await lockPerson(db, userId);
    const before = await store.findCheckIn(db, userId, params.id);
    if (!before) throw new Refusal("not_found");
    if (revisionOf(before) !== basedOn) {
      const newer = checkInReply(before, await openerOf(db, userId, secret));
      throw new Refusal("changed_elsewhere", { newer });
    }
    const noteSealed = note ? await keepText(db, userId, { text: note, secret, now, of: params.id }) : null;
    const change = {
      ...(mood === undefined ? {} : { mood }),
      ...(stress === undefined ? {} : { stress: oneDecimalOrNull(stress) }),
      ...(note === undefined ? {} : { noteSealed }),
      ...named(categoriesOf(input), input),
      editedAt: nextEdit(before, now),
    };
    const row = await store.updateCheckIn(db, userId, { id: params.id, change });
    if (!row) throw new Refusal("not_found");
    if (note) await awardMilestones(db, userId, { now, causes: ["journal"] });
    return checkInReply(row, await openerOf(db, userId, secret));
  });

  answer(app, checkInApi.remove, async ({ params, db, userId }) => {
    if (!(await store.deleteCheckIn(db, userId, params.id))) throw new Refusal("not_found");
    return { removed: true as const };
  });
}

type Categories = Record<StressField, number | null>;

function categoriesOf(input: { [K in keyof Categories]?: number | null | undefined }): Categories {
  const { workStress, financialStress, personalStress, globalStress } = input;
  return {
    workStress: oneDecimalOrNull(workStress),
    financialStress: oneDecimalOrNull(financialStress),
    personalStress: oneDecimalOrNull(personalStress),
    globalStress: oneDecimalOrNull(globalStress),
  };
}

/** The categories that the input names; the others stay as they are. */
function named(values: Categories, input: object): Partial<Categories> {
  return Object.fromEntries(
    stressFields.filter((category) => category in input).map((category) => [category, values[category]]),
  );
}

function oneDecimal(points: number): number {
  return Math.round(points * 10) / 10;
}

function oneDecimalOrNull(points: number | null | undefined): number | null {
  return points === null || points === undefined ? null : oneDecimal(points);
}

function checkInReply(row: store.CheckInRow, open: OpenText): CheckIn {
  const note = row.noteSealed && open(row.noteSealed, row.id);
  const closedNote = closedIn(row.noteSealed, row.id);
  return {
    id: row.id,
    mood: row.mood,
    stress: row.stress,
    workStress: row.workStress,
    financialStress: row.financialStress,
    personalStress: row.personalStress,
    globalStress: row.globalStress,
    note,
    closedNote,
    noteUnreadable: row.noteSealed !== null && note === null && closedNote === null,
    occurredAt: row.occurredAt.toISOString(),
    localDate: row.localDate,
    backDated: row.backDated,
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    revision: revisionOf(row),
  };
}
