import { readFileSync } from "node:fs";
import { join } from "node:path";
import { knownMigrations, isSchemaTaken } from "../db/migrate.ts";
import { reasonOf } from "../db/reach-database.ts";
import { versionsIn, type Versions } from "../db/versions.ts";
import { readJobs } from "../reminders/job-store.ts";
import { root } from "../root.ts";
import { note, ok, wrong, type Finding, type Patient } from "./finding.ts";

/** Whether the database answers, and whether anything holds its lock. */
export async function checkDatabase({ config, database }: Patient): Promise<Finding> {
  const about = "database";
  if (database === null)
    return wrong(about, "the embedded database does not run. Start the server (npm start) and ask again.");
  try {
    if (await isSchemaTaken(database.pool))
      return wrong(
        about,
        "a migration or a restore holds the lock. Wait for it, or end the program that was left behind.",
      );
    const place = config.databaseUrl === null ? `in ${config.dataDir}` : "at DATABASE_URL";
    return ok(about, `answers, ${place}`);
  } catch (error) {
    return wrong(
      about,
      `cannot be reached: ${reasonOf(error)}. Start that database, or correct DATABASE_URL.`,
    );
  }
}

/** Whether rounds of reminders end well. */
export async function checkJobs({ database }: Patient): Promise<Finding | null> {
  if (database === null) return null;
  const { roundAgeMs, failed } = await readJobs(database.pool);
  if (failed > 0)
    return wrong(
      "jobs",
      `${failed} failed within the last hour. The server's log has the codes; after a restore, restart the servers.`,
    );
  if (roundAgeMs === null)
    return note("jobs", "no round of reminders within the last hour. Is the server running?");
  return ok("jobs", `the last round of reminders ended ${Math.round(roundAgeMs / 1000)} s ago`);
}

/** Whether program, Node and database are of the versions that belong together. */
export async function checkVersions({ database }: Patient): Promise<Finding> {
  const about = "versions";
  const { version, devDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const node = process.version.slice(1);
  if (node !== devDependencies.node)
    return wrong(
      about,
      `this is Node ${node}, not ${devDependencies.node}. Run npm ci, and start with npm start.`,
    );
  const line = `Remanso ${version}, Node ${node}`;
  return database === null ? ok(about, line) : schemaFinding(await versionsIn(database.pool), line);
}

function schemaFinding({ applied, postgres }: Versions, line: string): Finding {
  const about = "versions";
  const known = knownMigrations().at(-1) ?? 0;
  const both = `${line}, PostgreSQL ${postgres}`;
  if (applied === known) return ok(about, both);
  if ((applied ?? 0) < known)
    return note(about, `${both}; the database is older and is migrated at the next start.`);
  return wrong(about, `${both}; the database was written by a newer Remanso. Start the newer version.`);
}
