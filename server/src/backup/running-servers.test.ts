import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { holdServingLock } from "../db/serving-lock.ts";
import { acceptSecret } from "../installation/accept-secret.ts";
import { backUp } from "./backup.ts";
import { fileIn, livingPerson, startInstallation } from "./backup-testing.ts";
import { restore } from "./restore.ts";

const installation = await startInstallation();
const { config, ask } = installation;
afterAll(installation.close);

test("an outside database is not restored while a server runs, whose jobs end when its lock is lost", async () => {
  await livingPerson(installation);
  const file = fileIn(await backUp(config, { folder: join(config.dataDir, "kept"), keep: 14 }));
  const wish = { file, isSure: true, takesOtherSecret: false };
  const told: string[] = [];
  const lock = holdServingLock(installation.databaseUrl, {
    onHeld: () => told.push("held"),
    onLost: () => told.push("lost"),
    retryMs: 20,
  });
  await lock.held;
  const refused = "A server runs on this database: stop every server on it first.";
  await expect(restore(config, wish)).rejects.toThrow(`${refused} Nothing was changed.`);
  await expect(acceptSecret(config, true)).rejects.toThrow(refused);
  // a backup may be made beside it
  await backUp(config, { folder: join(config.dataDir, "kept"), keep: 14 });
  await ask(
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = 7245922 and database =
       (select oid from pg_database where datname = current_database())`,
  );
  await expect.poll(() => told).toEqual(["held", "lost", "held"]);
  await lock.release();
  expect((await restore(config, wish))[0]).toContain("are restored");
});

test("a server that is just being stopped is waited for", async () => {
  const file = fileIn(await backUp(config, { folder: join(config.dataDir, "later"), keep: 14 }));
  const lock = holdServingLock(installation.databaseUrl, {
    onHeld: () => undefined,
    onLost: () => undefined,
    retryMs: 20,
  });
  await lock.held;
  const restored = restore(config, { file, isSure: true, takesOtherSecret: false });
  await sleep(300);
  await lock.release();
  expect((await restored)[0]).toContain("are restored");
});
