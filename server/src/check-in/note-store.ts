import { and, desc, eq, isNotNull, lt } from "drizzle-orm";
import type { Db } from "../db/db.ts";
import type { CheckInRow } from "./store.ts";
import { checkIns } from "./tables.ts";

/** The check-ins with a note from before `before`, the newest first. */
export async function listNoted(
  db: Db,
  userId: string,
  { before, most }: { before: Date | null; most: number },
): Promise<CheckInRow[]> {
  return db
    .select()
    .from(checkIns)
    .where(
      and(
        eq(checkIns.userId, userId),
        isNotNull(checkIns.noteSealed),
        before === null ? undefined : lt(checkIns.occurredAt, before),
      ),
    )
    .orderBy(desc(checkIns.occurredAt), desc(checkIns.id))
    .limit(most);
}
