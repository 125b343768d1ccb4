import { createTransport } from "nodemailer";
import { existsSync } from "node:fs";
import { reasonOf } from "../db/reach-database.ts";
import { freeBytes } from "../db/database-place.ts";
import { backupAgeSeconds } from "../backup/backup-files.ts";
import { latestLetterMs } from "../health.ts";
import { countLetters } from "../mail/letter-store.ts";
import { note, ok, wrong, type Finding, type Patient } from "./finding.ts";

const patience = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 5000, dnsTimeout: 5000 };
const minuteMs = 60_000;
const GiB = 1_073_741_824;
// a nightly backup, and some hours for a machine that was off
const oldSeconds = 100_000;

/** Whether the mail server takes letters from this installation; none is sent. */
export async function checkMail({ config: { smtpUrl, mailFrom } }: Patient): Promise<Finding> {
  if (smtpUrl === null)
    return note(
      "mail",
      "SMTP_URL is not set: nobody gets mail, and lost passwords need npm run reset-password.",
    );
  const transport = createTransport({ url: smtpUrl, ...patience });
  try {
    await transport.verify();
    return ok("mail", `the mail server takes letters from ${mailFrom}`);
  } catch (error) {
    return wrong("mail", `the mail server refuses: ${reasonOf(error)}. Correct SMTP_URL.`);
  } finally {
    transport.close();
  }
}

/** Whether letters wait for the mail server, and for how long. */
export async function checkLetters({ config, database, now }: Patient): Promise<Finding | null> {
  const about = "letters";
  if (database === null) return null;
  const { waiting, oldest } = await countLetters(database.db, now);
  if (oldest === null) return ok(about, "none waits");
  const ageMs = now.getTime() - oldest.getTime();
  const age = ageMs < minuteMs ? "less than a minute" : `${Math.round(ageMs / minuteMs)} min`;
  const line = waiting === 1 ? `one waits, for ${age}` : `${waiting} wait, the oldest for ${age}`;
  if (config.smtpUrl === null) return wrong(about, `${line}. Set SMTP_URL: without it they are never sent.`);
  if (ageMs <= latestLetterMs) return ok(about, line);
  return wrong(
    about,
    `${line}. Mend what the line about mail says, and have the server running; its log says why none was taken.`,
  );
}

/** Whether there is space for what people write. */
export async function checkDisk({ config: { dataDir, databaseUrl } }: Patient): Promise<Finding> {
  if (!existsSync(dataDir))
    return databaseUrl === null
      ? wrong("disk", `there is no DATA_DIR ${dataDir}. Set DATA_DIR as the server has it.`)
      : ok("disk", "the database is elsewhere");
  const free = await freeBytes(dataDir);
  const line = `${(free / GiB).toFixed(1)} GiB free under ${dataDir}`;
  return free < GiB
    ? wrong("disk", `${line}. Free some: below 32 MiB nothing can be written.`)
    : ok("disk", line);
}

/** Whether last night's backup was made. */
export async function checkBackup({ config: { backupDir }, now }: Patient): Promise<Finding> {
  const age = await backupAgeSeconds(backupDir, now);
  const mend = "Run npm run backup every night: docs/backup.md.";
  if (age === null) return wrong("backup", `there is none in ${backupDir}. ${mend}`);
  const line = `the newest is ${Math.round(age / 3600)} hours old`;
  return age > oldSeconds ? wrong("backup", `${line}. ${mend}`) : ok("backup", line);
}
