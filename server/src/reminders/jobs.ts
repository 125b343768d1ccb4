import { PgBoss, type Job } from "pg-boss";
import type { Deps } from "../deps.ts";
import { onceAMinute } from "../once-a-minute.ts";
import { deliver, type Courier } from "./deliver.ts";
import { forgetOldDeliveries } from "./delivery-store.ts";
import { bossDatabase, planning, withinTransaction } from "./job-store.ts";
import { planReminders, type DeliveryJob, type Enqueue } from "./plan-reminders.ts";

export interface Jobs {
  /** Resolves once messages in flight are sent, or after 3 s. */
  stop(): Promise<void>;
}

interface Options {
  /** Called with failures, at most once a minute. The next round tries again. */
  readonly onFailure: (error: unknown) => void;
  /** How often the queues are polled; tests poll faster. */
  readonly pollSeconds?: number;
}

const delivering = "deliver-reminder";

// each waits on the network; a batch takes as long as its slowest, up to the time limit
const deliverAtOnce = 20;
const stopWithinMs = 3000;
// A round whose end could not be noted, because the database was lost, holds the next ones back until it expires. Two at once do no harm:
// each slot counts once.
const planningQueue = {
  retryLimit: 0,
  expireInSeconds: 60,
  retentionSeconds: 600,
  deleteAfterSeconds: 3600,
};
const startAgainMs = 60_000;
const dayMs = 24 * 60 * 60_000;
// these rows only make a slot count once; the list behind the bell is kept separately
const keepDeliveriesMs = 90 * dayMs;

/**
 * Plans reminders every minute and delivers them, until stopped. Any number of processes may do so on one database: pg-boss hands each
 * job to one of them. Where its tables cannot be made (or the database is away) it tries again a minute later.
 */
export function startJobs(deps: Deps, { onFailure, ...more }: Options): Jobs {
  const options = { ...more, onFailure: onceAMinute(onFailure) };
  let isStopped = false;
  let boss: PgBoss | null = null;
  let again: NodeJS.Timeout | undefined;

  const start = async () => {
    const fresh = newBoss(deps, options);
    try {
      await work(fresh, { deps, enqueue: enqueueBy(fresh) }, options);
      boss = fresh;
    } catch (error) {
      options.onFailure(error);
      await fresh.stop({ graceful: false }).catch(() => undefined);
      if (isStopped) return;
      again = setTimeout(() => {
        starting = start();
      }, startAgainMs).unref();
    }
  };
  let starting = start();

  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(again);
      await starting;
      await boss?.stop({ timeout: stopWithinMs });
    },
  };
}

function newBoss({ database }: Deps, { onFailure }: Options): PgBoss {
  const boss = new PgBoss({
    db: bossDatabase(database),
    schema: "pgboss",
    application_name: "remanso",
    // poll rarely: small machines have little CPU to spare
    flowIntervalSeconds: 600,
    cronMonitorIntervalSeconds: 20,
    cronWorkerIntervalSeconds: 10,
    reindex: false,
    monitorVacuum: false,
  });
  boss.on("error", onFailure);
  return boss;
}

async function work(boss: PgBoss, courier: Courier, { pollSeconds = 5, onFailure }: Options): Promise<void> {
  await boss.start();
  // one planner at a time; a missed round need not be repeated, since the next one finds the same work
  await boss.createQueue(planning, { policy: "exclusive", ...planningQueue });
  // a queue that an earlier version made keeps its settings
  await boss.updateQueue(planning, planningQueue);
  // a job whose server died goes to another after two minutes, which sees what was claimed
  await boss.createQueue(delivering, {
    retryLimit: 5,
    retryDelay: 20,
    expireInSeconds: 120,
    retentionSeconds: 4 * 3600,
    deleteAfterSeconds: 24 * 3600,
  });
  await boss.schedule(planning, "* * * * *");
  const polling = { pollingIntervalSeconds: pollSeconds };
  const telling = <Result>(done: Promise<Result>) =>
    done.catch((error: unknown) => {
      onFailure(error);
      throw error;
    });
  await boss.work(planning, polling, () => telling(round(courier)));
  await boss.work(
    delivering,
    { ...polling, batchSize: deliverAtOnce, burstWhenBatchFull: true, perJobResults: true },
    (jobs: Job<DeliveryJob>[]) =>
      Promise.all(
        jobs.map(async ({ id, data }) => {
          const status = await telling(deliver(courier, data)).then(
            () => "completed" as const,
            () => "failed" as const,
          );
          return { id, status };
        }),
      ),
  );
}

async function round({ deps, enqueue }: Courier): Promise<void> {
  await planReminders(deps, enqueue);
  await forgetOldDeliveries(deps.database.db, new Date(deps.now().getTime() - keepDeliveriesMs));
}

function enqueueBy(boss: PgBoss): Enqueue {
  return async (tx, jobs, after) => {
    const startAfter = after === undefined ? {} : { startAfter: after };
    const put = jobs.map((job) => ({ data: job, ...startAfter }));
    await boss.insert(delivering, put, { db: withinTransaction(tx) });
  };
}
