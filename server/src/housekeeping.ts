import type { FastifyInstance } from "fastify";
import { forgetExpired } from "./account/expiry-store.ts";
import { forgetOldUsage } from "./privacy/account-store.ts";
import { forgetOldAnswers } from "./idempotency/store.ts";
import { tidyDeletions } from "./privacy/deletion-list.ts";

const hourMs = 60 * 60_000;
// decisions §3: answers given once are kept 30 days
const answersMs = 30 * 24 * hourMs;

/** Once an hour forgets what has expired. Several processes may do it at once: forgetting twice is forgetting. */
export function keepHouse(app: FastifyInstance): void {
  const timer = setInterval(() => {
    forgetAll(app).catch((error: unknown) => app.log.warn({ err: error }, "housekeeping was put off"));
  }, hourMs);
  timer.unref();
  app.addHook("onClose", async () => clearInterval(timer));
}

async function forgetAll(app: FastifyInstance): Promise<void> {
  const { database, now } = app.deps;
  await forgetExpired(database.db, now());
  await forgetOldUsage(database.db, now());
  await forgetOldAnswers(database.db, new Date(now().getTime() - answersMs));
  await tidyDeletions(app.deps, now());
}
