import type pg from "pg";
import type { Person } from "./walk.ts";

/** A person in a load run. */
export interface LoadPerson {
  readonly userId: string;
  readonly sessionId: string;
  readonly token: string;
  /** As the browser sends it. */
  readonly cookie: string;
  /** The open ones. */
  readonly activityIds: readonly string[];
  /** Ids of rows that every copy of the model has under the same id (its plan and assessment). */
  readonly sharedIds: readonly string[];
}

interface Crowd {
  /** The first part of their addresses. */
  readonly name: string;
  readonly people: number;
  readonly pending: number;
  readonly completed: number;
}

/** Copies `model` as many times as the crowd has people, each with a session and activities of their own. */
export async function seedCrowd(pool: pg.Pool, model: Person, crowd: Crowd): Promise<LoadPerson[]> {
  const like = `${crowd.name}-%`;
  await pool.query(copyUsers, [model.userId, crowd.name, crowd.people]);
  for (const table of ["assessments", "plans"]) await pool.query(copyOf(table), [model.userId, like]);
  await pool.query(copySessions, [model.userId, like]);
  await pool.query(copyActivities, [model.userId, like, model.activityId, crowd.pending, crowd.completed]);
  await pool.query("vacuum analyze");
  const shared = await pool.query<{ id: string }>(
    "select id from plans where user_id = $1 union select id from assessments where user_id = $1",
    [model.userId],
  );
  const people = await pool.query<Omit<LoadPerson, "cookie" | "sharedIds">>(findPeople, [like]);
  const sharedIds = shared.rows.map(({ id }) => id);
  return people.rows.map((row) => ({ ...row, cookie: `${model.cookie.name}=${row.token}`, sharedIds }));
}

// jsonb_populate_record copies whatever columns the tables have, but for the named ones
const copyUsers = `
  insert into users
  select copy.* from users model, generate_series(1, $3::int) n,
    lateral jsonb_populate_record(model, jsonb_build_object(
      'id', uuidv7(), 'email', $2 || '-' || n, 'email_key', $2 || '-' || n)) copy
  where model.id = $1`;

const copyOf = (table: string) => `
  insert into ${table}
  select copy.* from ${table} model, users person,
    lateral jsonb_populate_record(model, jsonb_build_object('user_id', person.id)) copy
  where model.user_id = $1 and person.email like $2`;

const copySessions = `
  insert into sessions
  select copy.* from sessions model, users person,
    lateral jsonb_populate_record(model, jsonb_build_object(
      'user_id', person.id, 'id', uuidv7(), 'last_used_at', now(),
      'token_hash', sha256(convert_to('token-of-' || person.email, 'UTF8')))) copy
  where model.user_id = $1 and person.email like $2
    and model.id = (select id from sessions where user_id = $1 limit 1)`;

const copyActivities = `
  insert into activities
  select copy.* from activities model, users person, generate_series(1, $4::int + $5::int) n,
    lateral jsonb_populate_record(model, jsonb_build_object(
      'user_id', person.id, 'id', uuidv7(), 'name_key', 'bench ' || n, 'rank', n,
      'created_at', now() - n * interval '1 minute',
      'completed_at', case when n > $4::int then now() end,
      'completed_on', case when n > $4::int then current_date end,
      'completed_minutes', case when n > $4::int then 10 end)) copy
  where model.user_id = $1 and model.id = $3 and person.email like $2`;

const findPeople = `
  select users.id as "userId", sessions.id as "sessionId", 'token-of-' || users.email as token,
    array(select id from activities where user_id = users.id and completed_at is null) as "activityIds"
  from users join sessions on sessions.user_id = users.id
  where users.email like $1 order by users.id`;
