import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  sql,
  type Placeholder,
} from "drizzle-orm";
import type { Db } from "../db/db.ts";
import { listLimit } from "../list-limit.ts";
import { activities } from "./tables.ts";

// what was written stays sealed in its own store (writing-store.ts)
const {
  writing: _old,
  writingSealed: _sealed,
  writingEditedAt: _edited,
  ...columns
} = getTableColumns(activities);

/** The columns of an activity that its reply is made of. */
export const listedColumns = columns;

export type ActivityRow = Omit<
  typeof activities.$inferSelect,
  "writing" | "writingSealed" | "writingEditedAt"
> & {
  /** One of the three pending activities that the rule ranks first. */
  readonly recommended: boolean;
};

/** What is on a person's list (pending of the active plan, and everything completed), newest first, best first in a plan. */
export async function listActivities(
  db: Db,
  userId: string,
  page: { before?: string | undefined; most: number },
): Promise<ActivityRow[]> {
  const query = prepared.get(db) ?? prepareList(db);
  prepared.set(db, query);
  return query.execute({ userId, before: page.before ?? "infinity", most: page.most });
}

/** The activities of one plan: those that wait, best first, then what was done, up to as many as a list may have. */
export async function listOfPlan(db: Db, userId: string, planId: string): Promise<ActivityRow[]> {
  return db
    .select(columnsFor(userId))
    .from(activities)
    .where(and(eq(activities.userId, userId), eq(activities.planId, planId)))
    .orderBy(asc(sql`${activities.completedAt} is not null`), asc(activities.rank), asc(activities.id))
    .limit(listLimit);
}

export async function findActivity(db: Db, userId: string, id: string): Promise<ActivityRow | null> {
  const [row] = await findActivities(db, userId, [id]);
  return row ?? null;
}

/** Those of `ids` that are this person's, best first. */
export async function findActivities(db: Db, userId: string, ids: readonly string[]): Promise<ActivityRow[]> {
  return db
    .select(columnsFor(userId))
    .from(activities)
    .where(and(eq(activities.userId, userId), inArray(activities.id, [...ids])))
    .orderBy(asc(activities.rank), asc(activities.id));
}

// every screen of a signed-in person asks it
const prepared = new WeakMap<Db, ReturnType<typeof prepareList>>();

function prepareList(db: Db) {
  const userId = sql.placeholder("userId");
  return db
    .select(columnsFor(userId))
    .from(activities)
    .where(
      and(
        eq(activities.userId, userId),
        or(isNotNull(activities.completedAt), isNull(activities.archivedAt)),
        lt(activities.createdAt, sql`${sql.placeholder("before")}::timestamptz`),
      ),
    )
    .orderBy(desc(activities.createdAt), desc(activities.id))
    .limit(sql.placeholder("most"))
    .prepare("list_activities");
}

/**
 * Every column, and whether the activity is one of the three that wait and that the rule ranks first. It names the person
 * itself, rather than the row's, so that PostgreSQL looks the three up once and not for each row. decisions §2
 */
function columnsFor(userId: string | Placeholder) {
  // columns are spelt out: in a select of one table Drizzle leaves the table's name away, and inside `best` would answer
  const recommended = sql<boolean>`activities.id in (
    select best.id from activities best
    where best.user_id = ${userId} and best.completed_at is null and best.archived_at is null
      and best.catalogue_key is not null
    order by best.rank, best.id limit 3)`;
  return { ...listedColumns, recommended: recommended.as("recommended") };
}
