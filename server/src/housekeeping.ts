import type { FastifyInstance } from "fastify";
import { forgetExpired } from "./account/expiry-store.ts";
import { forgetOldUsage } from "./privacy/account-store.ts";
import { forgetLetters } from "./mail/letter-store.ts";
import { forgetOldAnswers } from "./idempotency/store.ts";
import { forgetPageLinks } from "./professional-page/store.ts";
import { tidyDeletions } from "./privacy/deletion-list.ts";

const hourMs = 60 * 60_000;
// for as long as an operator may look what the alert was about
const lettersMs = 24 * hourMs;
// decisions §3: answers given once are kept 30 days
const answersMs = 30 * 24 * hourMs;

/** Deletes expired rows once an hour. Several processes may do so at once: a row may already be gone. */
export function deleteExpiredRowsHourly(app: FastifyInstance): void {
  const timer = setInterval(() => {
    deleteExpiredRows(app).catch((error: unknown) =>
      app.log.warn({ err: error }, "expired rows were not deleted; trying again in an hour"),
    );
  }, hourMs);
  timer.unref();
  app.addHook("onClose", async () => clearInterval(timer));
}

async function deleteExpiredRows(app: FastifyInstance): Promise<void> {
  const { database, now } = app.deps;
  await forgetExpired(database.db, now());
  await forgetOldUsage(database.db, now());
  await forgetOldAnswers(database.db, new Date(now().getTime() - answersMs));
  await forgetLetters(database.db, new Date(now().getTime() - lettersMs));
  await forgetPageLinks(database.db, now());
  await tidyDeletions(app.deps, now());
}
