import type { FastifyInstance } from "fastify";
import { occurredAt } from "@remanso/core/activity/occurred-at.ts";
import { journalApi } from "@remanso/core/journal/contract.ts";
import type { JournalEntry } from "@remanso/core/journal/contract.ts";
import type { Language } from "@remanso/core/language.ts";
import { localDateOf } from "@remanso/core/progress/local-date.ts";
import { nextEdit, revisionOf } from "@remanso/core/revision.ts";
import { Refusal } from "@remanso/core/refusals.ts";
import { rewriteWriting } from "../activity/writing-store.ts";
import { updateCheckIn } from "../check-in/store.ts";
import type { Db } from "../db/db.ts";
import { answer } from "../http.ts";
import { awardMilestones } from "../milestones/award.ts";
import { lockPerson } from "../plan/store.ts";
import { rewriteImported } from "../imports/store.ts";
import { findEntry, journalEntries, pageEntry } from "./entries.ts";
import { idFor, keepText } from "./keep-text.ts";
import { openerOf } from "./own-texts.ts";
import { insertPage, rewritePage } from "./page-store.ts";

interface Wanted {
  readonly q: string;
  readonly before: string | undefined;
  readonly on?: string | undefined;
  readonly most?: number;
}

export function journalRoutes(app: FastifyInstance): void {
  const { secret } = app.deps;

  const entries = async (
    { db, userId, language }: { db: Db; userId: string; language: Language },
    { q, before, on, most = journalApi.list.mostRows }: Wanted,
  ) => {
    const open = await openerOf(db, userId, secret);
    const until = before === undefined ? null : new Date(before);
    return journalEntries(db, userId, { open, language, before: until, on, q: q.trim(), most });
  };

  answer(app, journalApi.list, ({ query, ...call }) =>
    entries(call, { q: "", before: query.before, on: query.on }),
  );

  answer(app, journalApi.whole, ({ query, mostRows, ...call }) =>
    entries(call, { q: "", before: query.before, most: mostRows }),
  );

  answer(app, journalApi.search, ({ input, ...call }) => entries(call, { q: input.q, before: input.before }));

  pageRoutes(app);

  answer(app, journalApi.write, async ({ input, params: { id }, db, userId, now, language }) => {
    const entry = await entryToChange(db, userId, { id, language });
    refuseIfNewer(entry, input.basedOn ?? 0);
    const sealed = await keepText(db, userId, { text: input.text, secret, now, of: id });
    await rewrite(db, userId, { entry, sealed, now });
    await awardMilestones(db, userId, { now, causes: ["journal", "gardenLevel"] });
    return entryToChange(db, userId, { id, language });
  });

  answer(app, journalApi.remove, async ({ input, params: { id }, db, userId, now, language }) => {
    const entry = await entryToChange(db, userId, { id, language });
    if (input?.basedOn !== undefined) refuseIfNewer(entry, input.basedOn);
    await rewrite(db, userId, { entry, sealed: null, now });
    return { removed: true as const, revision: revisionOf({ editedAt: editOf(entry, now) }) };
  });

  /** The person is locked, so that of two changes at once the second one sees the first. */
  async function entryToChange(db: Db, userId: string, { id, language }: { id: string; language: Language }) {
    await lockPerson(db, userId);
    const entry = await findEntry(db, userId, { id, open: await openerOf(db, userId, secret), language });
    if (!entry) throw new Refusal("not_found");
    return entry;
  }
}

function pageRoutes(app: FastifyInstance): void {
  const { secret } = app.deps;

  answer(app, journalApi.create, async ({ input, db, userId, now, timeZone }) => {
    const [id, writtenAt] = [idFor(input.text), occurredAt(input.occurredAt, { now })];
    const textSealed = await keepText(db, userId, { text: input.text, secret, now, of: id });
    const [writtenOn, writtenZone] = [localDateOf(writtenAt, timeZone), timeZone];
    const page = { id, textSealed, writtenAt, writtenOn, writtenZone };
    if (!(await insertPage(db, userId, page))) throw new Refusal("invalid_input");
    await awardMilestones(db, userId, { now, causes: ["journal", "gardenLevel"] });
    return pageEntry({ ...page, userId, editedAt: null }, { open: await openerOf(db, userId, secret) });
  });
}

function refuseIfNewer(entry: JournalEntry, basedOn: number): void {
  if (entry.revision !== basedOn) throw new Refusal("changed_elsewhere", { newer: entry });
}

async function rewrite(
  db: Db,
  userId: string,
  { entry, sealed, now }: { entry: JournalEntry; sealed: Buffer | null; now: Date },
): Promise<void> {
  const { id, source } = entry;
  const editedAt = editOf(entry, now);
  if (source === "page") await rewritePage(db, userId, { id, sealed, editedAt });
  else if (source === "activity") await rewriteWriting(db, userId, { id, sealed, editedAt });
  else if (source === "imported") await rewriteImported(db, userId, { id, sealed, editedAt });
  else await updateCheckIn(db, userId, { id, change: { noteSealed: sealed, editedAt } });
}

function editOf({ editedAt }: JournalEntry, now: Date): Date {
  return nextEdit({ editedAt: editedAt === null ? null : new Date(editedAt) }, now);
}
