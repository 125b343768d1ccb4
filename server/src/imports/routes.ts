import type { FastifyInstance } from "fastify";
import { importsApi, type SentRow, type Verdict } from "@remanso/core/imports/contract.ts";
import { mostImportedBytes, mostImportedRows } from "@remanso/core/imports/limits.ts";
import { momentOf } from "@remanso/core/imports/moment-of.ts";
import type { Source } from "@remanso/core/imports/sources.ts";
import { localDateOf } from "@remanso/core/progress/local-date.ts";
import { Refusal } from "@remanso/core/refusals.ts";
import { limitImports } from "../account/limits.ts";
import type { Db } from "../db/db.ts";
import { answer } from "../http.ts";
import { newId } from "../ids.ts";
import { openerOf, sealingKey } from "../journal/own-texts.ts";
import { sealWith, type TextKey } from "../journal/sealed-text.ts";
import { lockPerson } from "../plan/store.ts";
import { fingerprintOf, importedReply, rowKeyOf, sealedDetails } from "./imported-texts.ts";
import * as store from "./store.ts";

export function importRoutes(app: FastifyInstance): void {
  const { deps } = app;

  answer(app, importsApi.list, async ({ db, userId, mostRows }) => {
    const rows = await store.listImports(db, userId, mostRows);
    return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
  });

  answer(app, importsApi.ofDay, async ({ db, userId, params: { date }, mostRows }) => {
    const rows = await store.importedOn(db, userId, { day: date, most: mostRows });
    const open = await openerOf(db, userId, deps.secret);
    return rows.map((row) => importedReply(row, open));
  });

  answer(app, importsApi.keep, async ({ input, db, userId, now, timeZone }) => {
    await limitImports(deps, userId);
    // of two calls at once the second one sees what the first has kept
    await lockPerson(db, userId);
    const begun = input.import ?? null;
    if (begun !== null && !(await store.findImport(db, userId, begun))) throw new Refusal("not_found");
    const key = await sealingKey(db, userId, { secret: deps.secret, now });
    const today = localDateOf(now, timeZone);
    return keepRows(db, userId, { begun, ...input, key, now, today });
  });

  answer(app, importsApi.undo, async ({ db, userId, params: { id } }) => {
    const removed = await store.deleteImport(db, userId, id);
    if (removed === null) throw new Refusal("not_found");
    return { removed };
  });
}

interface Keeping {
  readonly begun: string | null;
  readonly source: Source;
  readonly rows: readonly SentRow[];
  readonly key: TextKey;
  readonly now: Date;
  readonly today: string;
}

async function keepRows(
  db: Db,
  userId: string,
  { begun, source, rows, key, now, today }: Keeping,
): Promise<{ import: string | null; verdicts: Verdict[] }> {
  const importId = begun ?? newId();
  const size = await store.importedSize(db, userId);
  const room = { rows: mostImportedRows - size.rows, bytes: mostImportedBytes - size.bytes };
  const judged = rows.map((row) => {
    const fault = faultOf(row, today);
    if (fault !== null) return { verdict: fault, made: null };
    const made = madeRow(row, { importId, source, key });
    room.rows -= 1;
    room.bytes -= (made.textSealed?.length ?? 0) + made.detailsSealed.length;
    return room.rows < 0 || room.bytes < 0
      ? { verdict: "full" as const, made: null }
      : { verdict: null, made };
  });
  const made = judged.flatMap((one) => one.made ?? []);
  if (begun === null && made.length > 0)
    await store.insertImport(db, userId, { id: importId, source, createdAt: now });
  const kept = await store.insertRows(db, userId, made);
  const isBegun = begun !== null || kept.size > 0;
  if (!isBegun && made.length > 0) await store.deleteImport(db, userId, importId);
  const verdicts = judged.map(
    ({ verdict, made: one }) => verdict ?? (one && kept.has(one.id) ? "kept" : "here"),
  );
  return { import: isBegun ? importId : null, verdicts };
}

function faultOf({ on, kind, text, mood, activityType }: SentRow, today: string): Verdict | null {
  if (on > today) return "future";
  const isEmpty = { mood: mood === null, entry: !text, activity: activityType === null }[kind];
  return isEmpty ? "empty" : null;
}

const minuteMs = 60_000;

function madeRow(
  row: SentRow,
  { importId, source, key }: { importId: string; source: Source; key: TextKey },
) {
  const id = newId();
  const fingerprint = fingerprintOf(source, row);
  const rowKey = rowKeyOf(key, fingerprint);
  // moments differ, always in the same way: pages that continue "before" one must not skip others of the same minute
  const spread = Buffer.from(rowKey, "base64url").readUInt16BE(0) % minuteMs;
  return {
    id,
    importId,
    kind: row.kind,
    rowKey,
    occurredAt: momentOf(row, spread),
    localDate: row.on,
    clock: row.clock,
    mood: row.mood,
    activityType: row.activityType,
    minutes: row.minutes,
    textSealed: row.text ? sealWith(key, row.text, id) : null,
    detailsSealed: sealedDetails(key, id, { said: row.said, tags: row.tags.filter(Boolean), fingerprint }),
  };
}
