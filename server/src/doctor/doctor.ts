import { readConfig, type Config } from "../config.ts";
import { lineOf } from "../backup/command-line.ts";
import { openBeside } from "../operator-database.ts";
import { checkAddress, checkProxy, checkTls } from "./address-check.ts";
import { checkDatabase, checkJobs, checkVersions } from "./database-check.ts";
import { wrong, type Finding, type Patient } from "./finding.ts";
import { checkPush, checkSecret } from "./secret-check.ts";
import { checkBackup, checkDisk, checkLetters, checkMail } from "./upkeep-check.ts";

type Check = (patient: Patient) => Promise<Finding | null>;

const checks: readonly [about: string, check: Check][] = [
  ["versions", checkVersions],
  ["database", checkDatabase],
  ["jobs", checkJobs],
  ["secret", checkSecret],
  ["address", checkAddress],
  ["TLS", checkTls],
  ["proxy", checkProxy],
  ["mail", checkMail],
  ["letters", checkLetters],
  ["push", checkPush],
  ["disk", checkDisk],
  ["backup", checkBackup],
];

/**
 * `npm run doctor`: looks at an installation beside its running server, with the same settings, and changes nothing. One line for each
 * thing, with what mends it; the exit code is 1 where something is wrong.
 */
async function main(): Promise<void> {
  const findings = await examine(readConfig(process.env), new Date());
  for (const { state, about, line } of findings)
    console.log(`${state.padEnd(5)}  ${about.padEnd(8)}  ${line}`);
  process.exitCode = findings.some(({ state }) => state === "wrong") ? 1 : 0;
}

async function examine(config: Config, now: Date): Promise<Finding[]> {
  const opened = await openBeside(config);
  const patient: Patient = { config, now, database: opened?.database ?? null };
  const findings: Finding[] = [];
  for (const [about, check] of checks) {
    // what one check cannot do says nothing about the others
    const found = await check(patient).catch((error: unknown) => wrong(about, lineOf(error)));
    if (found !== null) findings.push(found);
  }
  await opened?.close();
  return findings;
}

main().catch((error: unknown) => {
  console.error(lineOf(error));
  process.exitCode = 1;
});
