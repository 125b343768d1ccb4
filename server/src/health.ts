import type { FastifyInstance } from "fastify";
import { isSchemaTaken } from "./db/migrate.ts";
import { readJobs } from "./reminders/job-store.ts";

// a round of planning takes seconds, and one is due every minute
const latestRoundMs = 5 * 60_000;

/** What an operator wants to know of an installation's database: whether it answers, and what goes wrong behind the pages. */
export interface Health {
  readonly answers: boolean;
  /** A migration or a restore holds the schema's lock. */
  readonly isLocked: boolean;
  /** No round of reminders has ended well for five minutes. */
  readonly jobsFail: boolean;
  /** Jobs that failed within the last hour. */
  readonly failedJobs: number;
}

const away: Health = { answers: false, isLocked: false, jobsFail: false, failedJobs: 0 };

/**
 * /healthz: the process lives. /readyz: it can serve, because the database answers within a second; its reply also names a held lock and
 * failing jobs, which are no reason to take the pages away from people.
 */
export function healthRoutes(app: FastifyInstance): void {
  app.get("/healthz", async () => ({ ok: true }));
  const askHealth = healthOf(app);
  app.get("/readyz", async (_request, reply) => {
    const { answers, isLocked, jobsFail, failedJobs } = await askHealth();
    return reply
      .status(answers ? 200 : 503)
      .header("cache-control", "no-store")
      .send({
        ok: answers,
        ...(answers
          ? { lock: isLocked ? "held" : "free", jobs: jobsFail ? "failing" : "working", failedJobs }
          : {}),
      });
  });
}

/** Asks how things are: never fails, and answers within a second. */
export function healthOf({ deps }: FastifyInstance): () => Promise<Health> {
  const since = deps.now().getTime();
  const ask = async (): Promise<Health> => {
    const { pool } = deps.database;
    const [isLocked, jobs] = await Promise.all([isSchemaTaken(pool), readJobs(pool)]);
    const upMs = deps.now().getTime() - since;
    const jobsFail = Math.min(upMs, jobs.roundAgeMs ?? Infinity) > latestRoundMs;
    return { answers: true, isLocked, jobsFail, failedJobs: jobs.failed };
  };
  return () => {
    const timeout = new Promise<Health>((resolve) => setTimeout(() => resolve(away), 1000).unref());
    return Promise.race([ask().catch(() => away), timeout]);
  };
}
