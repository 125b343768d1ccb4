import { setTimeout as sleep } from "node:timers/promises";
import { PgBoss } from "pg-boss";
import { Person } from "../../server/src/fire/person.ts";
import type { Mailbox } from "../../server/src/mail/mailbox-testing.ts";
import { planning } from "../../server/src/reminders/job-store.ts";
import type { Machine } from "./cluster.ts";
import type { Site } from "./sites.ts";

/** People who want a reminder every day, in the list behind the bell and by letter. */
export type Group = readonly Person[];

const atOnce = 4;

/** A group whose addresses are proved. */
export async function newGroup(
  { primary, sites }: { primary: Machine; sites: readonly Site[] },
  size: number,
): Promise<Group> {
  const people = Array.from(
    { length: size },
    (_, index) => new Person(sites[index % sites.length]?.product.url ?? ""),
  );
  for (let first = 0; first < size; first += atOnce)
    await Promise.all(people.slice(first, first + atOnce).map((person) => person.signUp()));
  await primary.ask(
    `update users set email_verified_at = now() where email in (${people.map(({ email }) => `'${email}'`).join()})`,
    { database: "remanso" },
  );
  return people;
}

/** Their reminder is due now, and a round of planning is asked for. */
export async function makeDue(primary: Machine, group: Group): Promise<void> {
  const minute = Math.floor(Date.now() / 60_000) * 60_000;
  const local = new Intl.DateTimeFormat("es", {
    timeZone: "Europe/Madrid",
    hour: "2-digit",
    minute: "2-digit",
  });
  const body = {
    daily: { isOn: true, time: local.format(minute) },
    weekly: { isOn: false, weekday: 1, time: "18:00" },
    channels: { push: false, email: true, list: true },
    quietHours: { isOn: false, from: "22:00", to: "08:00" },
  };
  for (const person of group) {
    const { status, text } = await person.call("PATCH", "/api/reminders", { body });
    if (status !== 200) throw new Error(`Reminders were not set: ${status} ${text}`);
  }
  // it has just been that time: without this they would be reminded tomorrow
  await primary.ask(
    `update reminder_settings set next_at = '${new Date(minute).toISOString()}' where user_id in
      (select id from users where email in (${group.map(({ email }) => `'${email}'`).join()}))`,
    { database: "remanso" },
  );
  await askForRound(primary);
}

async function askForRound(primary: Machine): Promise<void> {
  const operator = new PgBoss({
    db: {
      executeSql: async (text, values) => ({
        rows: await primary.ask(text, { database: "remanso", values: values ?? [] }),
      }),
    },
    schema: "pgboss",
    supervise: false,
    schedule: false,
  });
  operator.on("error", () => undefined);
  await operator.start();
  // null while the round of this minute is under way, which has looked at the clock already
  while ((await operator.send(planning)) === null) await sleep(200);
  await operator.stop({ graceful: false });
}

/** Waits until the first of them has their letter: the others' are being sent. */
export async function untilFirstLetter(mailbox: Mailbox, group: Group): Promise<void> {
  while (!group.some((person) => lettersTo(mailbox, person) > 0)) await sleep(1);
}

// a server that goes on notes what it did not send within four seconds of the database's return: server/src/mail/noted.ts
const notedMs = 30_000;

/**
 * Waits until nothing is left to be delivered: a job whose server lost its database is given to another after two minutes. A letter that stays
 * in doubt is not waited for.
 */
export async function untilDelivered(primary: Machine): Promise<void> {
  const jobs = `select count(*)::int as open from pgboss.job
    where name = 'deliver-reminder' and state in ('created', 'retry', 'active')`;
  const letters = "select count(*)::int as open from letters where given_up_at is null and not is_in_doubt";
  const due = "select count(*)::int as open from reminder_settings where next_at <= now()";
  const doubtful = "select count(*)::int as open from letters where given_up_at is null";
  const isNone = async (sql: string) =>
    (await primary.ask(sql, { database: "remanso" }).catch(() => []))[0]?.["open"] === 0;
  let onlyDoubtSince = Infinity;
  for (;;) {
    const isDone = (await Promise.all([jobs, letters, due].map(isNone))).every(Boolean);
    if (isDone && (await isNone(doubtful))) return;
    onlyDoubtSince = isDone ? Math.min(onlyDoubtSince, performance.now()) : Infinity;
    if (performance.now() - onlyDoubtSince > notedMs) return;
    await sleep(500);
  }
}

/** What came to these people. */
export interface Reminded {
  readonly people: number;
  /** Whom the list behind the bell does not name exactly once. */
  readonly notListedOnce: number;
  readonly lettersTwice: number;
  readonly lettersMissing: number;
}

export async function countReminded(
  { primary, mailbox }: { primary: Machine; mailbox: Mailbox },
  people: readonly Person[],
): Promise<Reminded> {
  const rows = await primary.ask(
    "select email, (select count(*)::int from notifications n where n.user_id = u.id) as listed from users u",
    { database: "remanso" },
  );
  const listed = new Map(rows.map((row) => [row["email"], row["listed"]]));
  const letters = people.map((person) => lettersTo(mailbox, person));
  return {
    people: people.length,
    notListedOnce: people.filter(({ email }) => listed.get(email) !== 1).length,
    lettersTwice: letters.filter((count) => count > 1).length,
    lettersMissing: letters.filter((count) => count === 0).length,
  };
}

/** The reminders among the letters to a person: they alone can be ended with a link. */
function lettersTo({ letters }: Mailbox, { email }: Person): number {
  return letters.filter(
    ({ recipients, mail }) =>
      recipients.includes(email) && mail.headers.some(({ key }) => key === "list-unsubscribe"),
  ).length;
}
