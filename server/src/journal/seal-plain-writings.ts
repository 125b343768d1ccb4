import { listPlainWritings, replacePlainWriting } from "../activity/writing-store.ts";
import type { Database } from "../db/db.ts";
import type { AppSecret } from "../secret.ts";
import { sealText } from "./own-texts.ts";

const batch = 500;

/**
 * Seals what was written by a version that kept it plain, once, at the start. The emptied rows are overwritten by PostgreSQL's
 * own cleaning, which is asked for at the end. Several processes may do it at once: sealing twice is sealing.
 */
export async function sealPlainWritings(
  { db, pool }: Database,
  { secret, now }: { secret: AppSecret; now: Date },
): Promise<void> {
  let sealedAny = false;
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

/** Takes as long as the table is large: the limit of other statements does not hold. */
async function overwriteEmptied(pool: Database["pool"]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query("vacuum full activities");
  } finally {
    // not back to the others
    client.release(true);
  }
}
