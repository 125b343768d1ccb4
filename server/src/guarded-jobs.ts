import type { FastifyInstance } from "fastify";
import type { Connection } from "./db/db.ts";
import { holdServingLock } from "./db/serving-lock.ts";
import { postRegularly } from "./mail/post-regularly.ts";
import type { Jobs } from "./reminders/jobs.ts";

export interface GuardedJobs extends Jobs {
  /** Settles once the jobs run. */
  readonly started: Promise<void>;
}

/**
 * Runs the jobs; on an outside database only while the lock is held that keeps a restore out, which would take their tables away.
 * The embedded database belongs to one program at a time and needs no lock.
 */
export function startGuardedJobs(app: FastifyInstance, outside: Connection | null): GuardedJobs {
  let jobs: Jobs | null = null;
  const start = () => {
    jobs = startAll(app);
  };
  const end = () => {
    app.log.warn("the lock that keeps a restore out is lost; reminders and mail wait until it is held again");
    jobs?.stop().catch((err: unknown) => app.log.warn({ err }, "jobs did not end well"));
    jobs = null;
  };
  const lock = outside === null ? null : holdServingLock(outside, { onHeld: start, onLost: end });
  if (lock === null) start();
  return {
    started: lock?.held ?? Promise.resolve(),
    stop: async () => {
      await Promise.all([jobs?.stop(), lock?.release()]);
    },
  };
}

function startAll(app: FastifyInstance): Jobs {
  const onFailure = (err: unknown) => app.log.warn({ err }, "reminders failed; trying again");
  // the queue and its calendars are a sixth of the program: nobody's first page waits for them
  const reminders = import("./reminders/jobs.ts").then(({ startJobs }) => startJobs(app.deps, { onFailure }));
  reminders.catch(onFailure);
  const post = postRegularly(app);
  return {
    stop: async () => {
      post.stop();
      await (await reminders).stop();
    },
  };
}
