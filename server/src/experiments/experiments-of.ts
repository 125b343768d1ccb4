import type { Experiment } from "@remanso/core/experiments/contract.ts";
import type { Language } from "@remanso/core/language.ts";
import { Refusal } from "@remanso/core/refusals.ts";
import type { Db } from "../db/db.ts";
import { openerOf } from "../journal/own-texts.ts";
import type { AppSecret } from "../secret.ts";
import { experimentReply } from "./experiment-reply.ts";
import { findExperiment, listEvenings, listExperiments } from "./store.ts";

export interface Asking {
  readonly db: Db;
  readonly userId: string;
  readonly now: Date;
  readonly timeZone: string;
  readonly language: Language;
  readonly secret: AppSecret;
}

/** A person's experiments as they see them now, the newest first. */
export async function experimentsOf(asking: Asking, most: number): Promise<Experiment[]> {
  const { db, userId, secret } = asking;
  const rows = await listExperiments(db, userId, most);
  if (rows.length === 0) return [];
  const evenings = await listEvenings(db, userId);
  const open = await openerOf(db, userId, secret);
  return rows.map((row) => {
    const own = evenings.filter(({ experimentId }) => experimentId === row.id);
    return experimentReply(row, own, { ...asking, open });
  });
}

/** The newest, unless its end was looked at: working out what it found takes 20 ms, which home need not wait for. Null for none. */
export async function newestUnseen(asking: Asking): Promise<Experiment | null> {
  const [newest] = await listExperiments(asking.db, asking.userId, 1);
  return newest && newest.seenAt === null ? experimentOf(asking, newest.id) : null;
}

/** One of them. Refuses `not_found`. */
export async function experimentOf(asking: Asking, id: string): Promise<Experiment> {
  const { db, userId, secret } = asking;
  const row = await findExperiment(db, userId, id);
  if (!row) throw new Refusal("not_found");
  const open = await openerOf(db, userId, secret);
  return experimentReply(row, await listEvenings(db, userId, id), { ...asking, open });
}
