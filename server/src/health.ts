import type { FastifyInstance } from "fastify";
import { isSchemaTaken } from "./db/migrate.ts";
import { countLetters } from "./mail/letter-store.ts";
import { readJobs } from "./reminders/job-store.ts";

// a round of planning takes seconds, and one is due every minute
const latestRoundMs = 5 * 60_000;
// a letter takes seconds, and is tried four times within this
export const latestLetterMs = 5 * 60_000;
const hourMs = 3_600_000;

/** What an operator wants to know of an installation's database: whether it answers, and what goes wrong behind the pages. */
export interface Health {
  readonly answers: boolean;
  /** A migration or a restore holds the schema's lock. */
  readonly isLocked: boolean;
  /** No round of reminders has ended well for five minutes. */
  readonly jobsFail: boolean;
  /** Jobs that failed within the last hour. */
  readonly failedJobs: number;
  /** Letters that wait for the mail server, and for how long the oldest has. */
  readonly lettersWaiting: number;
  readonly oldestLetterMs: number;
  /** Letters that were given up within the last hour. */
  readonly lettersGivenUp: number;
}

const away: Health = {
  answers: false,
  isLocked: false,
  jobsFail: false,
  failedJobs: 0,
  lettersWaiting: 0,
  oldestLetterMs: 0,
  lettersGivenUp: 0,
};

/**
 * /healthz: the process lives. /readyz: it can serve, because the database answers within a second; its reply also names a held lock and
 * failing jobs and waiting letters, which are no reason to take the pages away from people.
 */
export function healthRoutes(app: FastifyInstance): void {
  app.get("/healthz", async () => ({ ok: true }));
  const askHealth = healthOf(app);
  app.get("/readyz", async (_request, reply) => {
    const health = await askHealth();
    const { answers } = health;
    return reply
      .status(answers ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ ok: answers, ...(answers ? told(health) : {}) });
  });
}

function told({ isLocked, jobsFail, failedJobs, oldestLetterMs, lettersWaiting }: Health) {
  return {
    lock: isLocked ? "held" : "free",
    jobs: jobsFail ? "failing" : "working",
    failedJobs,
    mail: oldestLetterMs > latestLetterMs ? "failing" : "working",
    lettersWaiting,
  };
}

/** Asks how things are: never fails, and answers within a second. */
export function healthOf({ deps }: FastifyInstance): () => Promise<Health> {
  const since = deps.now().getTime();
  const ask = async (): Promise<Health> => {
    const { pool, db } = deps.database;
    const now = deps.now().getTime();
    const [isLocked, jobs, letters] = await Promise.all([
      isSchemaTaken(pool),
      readJobs(pool),
      countLetters(db, new Date(now - hourMs)),
    ]);
    const upMs = now - since;
    const jobsFail = Math.min(upMs, jobs.roundAgeMs ?? Infinity) > latestRoundMs;
    return {
      answers: true,
      isLocked,
      jobsFail,
      failedJobs: jobs.failed,
      lettersWaiting: letters.waiting,
      oldestLetterMs: letters.oldest === null ? 0 : now - letters.oldest.getTime(),
      lettersGivenUp: letters.givenUp,
    };
  };
  return () => {
    const timeout = new Promise<Health>((resolve) => setTimeout(() => resolve(away), 1000).unref());
    return Promise.race([ask().catch(() => away), timeout]);
  };
}
