import type { FastifyInstance } from "fastify";
import { journalApi } from "@remanso/core/journal/contract.ts";
import { Refusal } from "@remanso/core/refusals.ts";
import { rewriteWriting } from "../activity/writing-store.ts";
import { updateCheckIn } from "../check-in/store.ts";
import type { Db } from "../db/db.ts";
import { answer } from "../http.ts";
import { awardMilestones } from "../milestones/award.ts";
import { journalEntries, noteEntry, writingEntry } from "./entries.ts";
import { openerOf, sealText } from "./own-texts.ts";

// texts are long: a page holds fewer than other lists
const mostEntries = 50;

export function journalRoutes(app: FastifyInstance): void {
  const { secret } = app.deps;

  answer(app, journalApi.list, async ({ db, userId, query, language }) =>
    journalEntries(db, userId, {
      open: await openerOf(db, userId, secret),
      language,
      before: query.before === undefined ? null : new Date(query.before),
      q: query.q?.trim() ?? "",
      most: mostEntries,
    }),
  );

  answer(app, journalApi.write, async ({ input, params, db, userId, now, language }) => {
    const { id } = params;
    const sealed = await sealText(db, userId, { text: input.text, secret, now, of: id });
    const reader = { open: await openerOf(db, userId, secret), language };
    const writing = await rewriteWriting(db, userId, { id, sealed, now });
    const note = writing ? null : await updateNote(db, userId, { id, sealed, now });
    if (!writing && !note) throw new Refusal("not_found");
    await awardMilestones(db, userId, { now, causes: ["journal"] });
    if (writing) return writingEntry(writing, reader);
    if (note) return noteEntry(note, reader);
    throw new Refusal("not_found");
  });

  answer(app, journalApi.remove, async ({ params: { id }, db, userId, now }) => {
    const removed =
      (await rewriteWriting(db, userId, { id, sealed: null, now })) ??
      (await updateNote(db, userId, { id, sealed: null, now }));
    if (!removed) throw new Refusal("not_found");
    return { removed: true as const };
  });
}

function updateNote(
  db: Db,
  userId: string,
  { id, sealed, now }: { id: string; sealed: Buffer | null; now: Date },
) {
  return updateCheckIn(db, userId, { id, change: { noteSealed: sealed, editedAt: now } });
}
