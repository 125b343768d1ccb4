import { and, desc, eq, isNotNull, lt } from "drizzle-orm";
import type { Db } from "../db/db.ts";
import type { CheckInRow } from "./store.ts";
import { checkIns } from "./tables.ts";

/** The check-ins with a note from before `before`, or of the day `on`, the newest first. */
export async function listNoted(
  db: Db,
  userId: string,
  { before, on, most }: { before: Date | null; on: string | undefined; most: number },
): Promise<CheckInRow[]> {
  return db
    .select()
    .from(checkIns)
    .where(
      and(
        eq(checkIns.userId, userId),
        isNotNull(checkIns.noteSealed),
        before === null ? undefined : lt(checkIns.occurredAt, before),
        on === undefined ? undefined : eq(checkIns.localDate, on),
      ),
    )
    .orderBy(desc(checkIns.occurredAt), desc(checkIns.id))
    .limit(most);
}
