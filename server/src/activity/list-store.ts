import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  isNotNull,
  isNull,
  lt,
  sql,
  type Placeholder,
} from "drizzle-orm";
import { catalogue } from "@remanso/core/activity/catalogue.ts";
import { activityApi } from "@remanso/core/activity/contract.ts";
import { isDoableAt } from "@remanso/core/activity/hours.ts";
import { planSize } from "@remanso/core/plan/plan-progress.ts";
import type { Db } from "../db/db.ts";
import { ready, type Places } from "../db/ready.ts";
import { activities } from "./tables.ts";

// what was written stays sealed in its own store (writing-store.ts)
const {
  writing: _old,
  writingSealed: _sealed,
  writingEditedAt: _edited,
  diaryEntry: _counts,
  ...columns
} = getTableColumns(activities);

/** The columns of an activity that its reply is made of. */
export const listedColumns = columns;

export type ActivityRow = Omit<
  typeof activities.$inferSelect,
  "writing" | "writingSealed" | "writingEditedAt" | "diaryEntry"
> & {
  /** One of the three pending activities that the rule ranks first. */
  readonly recommended: boolean;
};

/**
 * A person's list: what waits, then what is done, each newest first (best first in a plan). What waits is whole, however much is done;
 * the rest of the page is done ones. `before` leaves out what waits and goes on with older done ones.
 */
export async function listActivities(
  db: Db,
  userId: string,
  { before, most, hour }: { before?: string | undefined; most: number; hour: number },
): Promise<ActivityRow[]> {
  const later = keysOutOfHour(hour);
  const [waits, done] = await Promise.all([
    before === undefined ? waitingOf(db, { userId, later, most }) : [],
    doneOf(db, { userId, before: before ?? "infinity", most }),
  ]);
  return [...waits, ...done].slice(0, most);
}

const waitingOf = ready((db, { userId, later, most }: Places<"userId" | "later" | "most">) =>
  db
    .select(columnsFor(userId, later))
    .from(activities)
    .where(and(eq(activities.userId, userId), isNull(activities.completedAt), isNull(activities.archivedAt)))
    .orderBy(desc(activities.createdAt), desc(activities.id))
    .limit(most),
);

const doneOf = ready((db, { userId, before, most }: Places<"userId" | "before" | "most">) =>
  db
    // only what waits is recommended
    .select({ ...listedColumns, recommended: sql<boolean>`false` })
    .from(activities)
    .where(
      and(
        eq(activities.userId, userId),
        isNotNull(activities.completedAt),
        lt(activities.createdAt, sql`${before}::timestamptz`),
      ),
    )
    .orderBy(desc(activities.createdAt), desc(activities.id))
    .limit(most),
);

/** The activity that was completed last, if any. */
export async function lastDone(db: Db, userId: string): Promise<ActivityRow[]> {
  return lastDoneOf(db, { userId });
}

const lastDoneOf = ready((db, { userId }: Places<"userId">) =>
  db
    .select({ ...listedColumns, recommended: sql<boolean>`false` })
    .from(activities)
    .where(and(eq(activities.userId, userId), isNotNull(activities.completedAt)))
    .orderBy(desc(activities.completedAt), desc(activities.id))
    .limit(1),
);

/** The activities of one plan: pending ones, best first, then completed ones, up to the limit of a list. */
export async function listOfPlan(
  db: Db,
  userId: string,
  { planId, hour }: { planId: string; hour?: number },
): Promise<ActivityRow[]> {
  return ofPlan(db, { userId, planId, later: keysOutOfHour(hour) });
}

const ofPlan = ready((db, { userId, planId, later }: Places<"userId" | "planId" | "later">) =>
  db
    .select(columnsFor(userId, later))
    .from(activities)
    .where(and(eq(activities.userId, userId), eq(activities.planId, planId)))
    .orderBy(asc(sql`${activities.completedAt} is not null`), asc(activities.rank), asc(activities.id))
    .limit(activityApi.list.mostRows),
);

/** Those of one plan that wait, best first, up to the limit of a list. */
export async function waitingOfPlan(
  db: Db,
  userId: string,
  { planId, hour }: { planId: string; hour?: number },
): Promise<ActivityRow[]> {
  return waitingOfOne(db, { userId, planId, later: keysOutOfHour(hour) });
}

const waitingOfOne = ready((db, { userId, planId, later }: Places<"userId" | "planId" | "later">) =>
  db
    .select(columnsFor(userId, later))
    .from(activities)
    .where(
      and(
        eq(activities.userId, userId),
        eq(activities.planId, planId),
        isNull(activities.completedAt),
        isNull(activities.archivedAt),
      ),
    )
    .orderBy(asc(activities.rank), asc(activities.id))
    .limit(activityApi.list.mostRows),
);

export async function findActivity(
  db: Db,
  userId: string,
  { id, hour }: { id: string; hour?: number },
): Promise<ActivityRow | null> {
  const [row] = await findActivities(db, userId, { ids: [id], ...(hour !== undefined && { hour }) });
  return row ?? null;
}

/** Those of `ids` that are this person's, best first. The hour matters for what is recommended alone. */
export async function findActivities(
  db: Db,
  userId: string,
  { ids, hour }: { ids: readonly string[]; hour?: number },
): Promise<ActivityRow[]> {
  return withIds(db, { userId, ids, later: keysOutOfHour(hour) });
}

const withIds = ready((db, { userId, ids, later }: Places<"userId" | "ids" | "later">) =>
  db
    .select(columnsFor(userId, later))
    .from(activities)
    .where(and(eq(activities.userId, userId), sql`${activities.id} = any(${ids}::uuid[])`))
    .orderBy(asc(activities.rank), asc(activities.id)),
);

/**
 * Every column, and whether the activity is one of the three that wait and that the rule ranks first: what belongs to another hour
 * (`later`) comes after the others. It names the person itself, rather than the row's, so that PostgreSQL looks the three up once
 * and not for each row. decisions §2
 */
function columnsFor(userId: Placeholder, later: Placeholder) {
  // columns are qualified by hand: in a select from one table Drizzle omits the table's name, and inside `best` would answer
  const recommended = sql<boolean>`activities.id in (
    select best.id from activities best
    where best.user_id = ${userId} and best.completed_at is null and best.archived_at is null
      and best.catalogue_key is not null
    order by best.catalogue_key = any(${later}::text[]), best.rank, best.id limit 3)`;
  return { ...listedColumns, recommended: recommended.as("recommended") };
}

/** Whether an activity came into its plan after the first eight, which have the ranks 0 to 7. */
export function isAdded({ rank }: Pick<ActivityRow, "rank">): boolean {
  return rank >= planSize;
}

function keysOutOfHour(hour: number | undefined): string[] {
  if (hour === undefined) return [];
  return catalogue.filter((entry) => !isDoableAt(entry, hour)).map(({ key }) => key);
}
