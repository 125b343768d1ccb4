import { activityApi } from "@remanso/core/activity/contract.ts";
import type { Writer } from "./writing.ts";

type Rows = Record<string, unknown>[];
type AskDatabase = (sql: string) => Promise<Rows>;

// Each answers the things that are half done: nothing, ever.
const halves: Readonly<Record<string, string>> = {
  "an account without its session": `select u.id from users u where not exists (select from sessions s where s.user_id = u.id)`,
  "an account without its usage session": `select u.id from users u where not exists (select from usage_sessions s where s.user_id = u.id)`,
  "an account without its sign-in in the log": `select u.id from users u
    where not exists (select from activity_log l where l.user_id = u.id and l.activity_type = 'login')`,
  "an assessment without its plan": `select a.id from assessments a
    where not exists (select from plans p where p.user_id = a.user_id and p.assessment_id = a.id)`,
  "an assessment without its line in the log": `select a.user_id from assessments a group by a.user_id
    having count(*) <> (select count(*) from activity_log l where l.user_id = a.user_id and l.activity_type = 'assessment')`,
  // decisions §2: a plan holds 8 activities; §3: generate adds 4
  "a plan with some of its activities": `select p.id from plans p join activities a on a.user_id = p.user_id and a.plan_id = p.id
    where a.catalogue_key is not null group by p.id having count(*) not in (8, 12)`,
  "a plan without activities": `select p.id from plans p
    where not exists (select from activities a where a.user_id = p.user_id and a.plan_id = p.id)`,
  "a completion without its line in the log, or a line without its completion": `select u.id from users u
    where (select count(*) from activities a where a.user_id = u.id and a.completed_at is not null)
      <> (select count(*) from activity_log l where l.user_id = u.id and l.activity_type = 'activity_completed')`,
  "a completion without its day": `select id from activities where (completed_at is null) <> (completed_on is null)`,
  "a key without its answer": `select user_id from given_answers where sealed is null`,
  "one name twice": `select user_id from activities where catalogue_key is null group by user_id, name_key having count(*) > 1`,
};

/** What is half done in the database, in words. */
export async function halfDone(askDatabase: AskDatabase): Promise<string[]> {
  const found: string[] = [];
  for (const [what, sql] of Object.entries(halves)) {
    const rows = await askDatabase(sql);
    if (rows.length > 0) found.push(`${what} (${rows.length})`);
  }
  return found;
}

/** The acknowledged writes of these writers that the database does not have, in words. */
export async function lost(askDatabase: AskDatabase, writers: readonly Writer[]): Promise<string[]> {
  const emails = new Map(
    (await askDatabase("select email, id from users")).map((row) => [row["email"], row["id"]]),
  );
  const owners = async (table: string) =>
    new Set((await askDatabase(`select user_id from ${table}`)).map((row) => row["user_id"]));
  const [assessed, rows] = [await owners("assessments"), await askDatabase(activitiesSql)];
  const created = new Set(rows.map((row) => row["id"]));
  const completed = new Set(rows.filter((row) => row["is_completed"] === true).map((row) => row["id"]));
  const generated = new Map(rows.map((row) => [row["user_id"], Number(row["from_catalogue"])]));
  return writers.flatMap(({ person, writes }) => {
    const userId = emails.get(person.email);
    const isThere = {
      "sign-up": () => userId !== undefined,
      assessment: () => assessed.has(userId),
      generate: () => generated.get(userId) === 12,
      // its name is sealed: the answer has its id
      create: (_about: string, answer: string) =>
        created.has(activityApi.create.reply.parse(JSON.parse(answer)).id),
      complete: (about: string) => completed.has(about),
    };
    const missing = writes.filter(
      ({ what, about, acknowledged }) => acknowledged && !isThere[what](about, acknowledged.text),
    );
    return missing.map(({ what, about }) => `${what} ${about} of ${person.email}`);
  });
}

/** How many writes of each kind the database has for these writers: a retry must not have made more than was asked. */
export function asked(writers: readonly Writer[], what: string): number {
  return writers.flatMap(({ writes }) => writes).filter((write) => write.what === what).length;
}

const activitiesSql = `select user_id, id, completed_at is not null as is_completed,
  count(catalogue_key) over (partition by user_id) as from_catalogue from activities`;
