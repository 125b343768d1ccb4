import { PgBoss } from "pg-boss";
import { readConfig } from "../server/src/config.ts";
import { openForOperator } from "../server/src/operator-database.ts";
import { bossDatabase } from "../server/src/reminders/job-store.ts";

/** Asks a running server for a round of planning now, instead of at the next whole minute. */
export async function askPlanner(dataDir: string): Promise<void> {
  const { database, close } = await openForOperator(readConfig({ DATA_DIR: dataDir }));
  const boss = new PgBoss({
    db: bossDatabase(database),
    schema: "pgboss",
    migrate: false,
    schedule: false,
    supervise: false,
  });
  await boss.start();
  // null while a round is waiting or under way already
  await boss.send("plan-reminders");
  await boss.stop({ graceful: false });
  await close();
}
