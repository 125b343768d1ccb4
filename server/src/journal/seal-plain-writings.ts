import { listPlainWritings, replacePlainWriting } from "../activity/writing-store.ts";
import type { Database } from "../db/db.ts";
import type { AppSecret } from "../secret.ts";
import { sealText } from "./own-texts.ts";
import { sealPlainActivities } from "./seal-plain-activities.ts";

const batch = 500;

/**
 * Seals, once at the start, what an older version stored as plain text. A final VACUUM FULL rewrites the table without the old rows.
 * Several processes may do this at once: a text that is already sealed is skipped.
 */
export async function sealPlainWritings(
  { db, pool }: Database,
  { secret, now }: { secret: AppSecret; now: Date },
): Promise<void> {
  let sealedAny = await sealPlainActivities(db, { secret, now });
  for (;;) {
    const plain = await listPlainWritings(db, batch);
    for (const { userId, id, text } of plain) {
      const sealed = await sealText(db, userId, { text: text ?? "", secret, now, of: id });
      await replacePlainWriting(db, userId, { id, sealed });
    }
    sealedAny ||= plain.length > 0;
    if (plain.length < batch) break;
  }
  if (sealedAny) await overwriteEmptied(pool);
}

/** Takes as long as the table is large, so the usual statement timeout does not apply. */
async function overwriteEmptied(pool: Database["pool"]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query("vacuum full activities");
  } finally {
    // do not return a connection without timeouts to the pool
    client.release(true);
  }
}
