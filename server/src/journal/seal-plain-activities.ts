import { listPlainActivities, replacePlainActivity, type PlainActivity } from "../activity/plain-store.ts";
import { ownNameKey, sealedName, sealedNotes, sealedSteps } from "../activity/own-words.ts";
import type { Db } from "../db/db.ts";
import { codeOf } from "../db/start-refused.ts";
import type { AppSecret } from "../secret.ts";
import { sealingKey } from "./own-texts.ts";
import type { TextKey } from "./sealed-text.ts";

const batch = 500;

/**
 * Seals what an older version kept in plain of people's own activities: names, notes, steps. Answers whether there was any. Interrupted, it
 * goes on at the next start; what another process has sealed meanwhile is left as it is.
 */
export async function sealPlainActivities(
  db: Db,
  { secret, now }: { secret: AppSecret; now: Date },
): Promise<boolean> {
  for (let isFirst = true; ; isFirst = false) {
    const plain = await listPlainActivities(db, batch);
    if (plain.length === 0) return !isFirst;
    // opened once for all of a person's rows
    const keys = new Map<string, TextKey>();
    for (const row of plain) {
      const key = keys.get(row.userId) ?? (await sealingKey(db, row.userId, { secret, now }));
      keys.set(row.userId, key);
      await replaceOnce(db, row, key);
    }
  }
}

/** Two names that an import of an older version let in under different keys both stay: the second one gets a key of its own. */
async function replaceOnce(db: Db, row: PlainActivity, key: TextKey): Promise<void> {
  const { userId, id } = row;
  const words = sealed(row, key);
  try {
    await replacePlainActivity(db, userId, { id, ...words });
  } catch (error) {
    // 23505: the key is taken; Drizzle wraps what PostgreSQL says
    if (!(error instanceof Error) || codeOf(error.cause) !== "23505") throw error;
    await replacePlainActivity(db, userId, { id, ...words, nameKey: ownNameKey(key, id) });
  }
}

function sealed({ id, customName, notes, steps }: PlainActivity, key: TextKey) {
  const isOwn = Array.isArray(steps);
  return {
    ...(customName === null ? {} : sealedName(key, id, customName)),
    ...(notes === null ? {} : { notesSealed: sealedNotes(key, id, notes) }),
    ...(isOwn ? { stepsSealed: sealedSteps(key, id, steps) } : {}),
    steps: isOwn ? null : steps,
  };
}
