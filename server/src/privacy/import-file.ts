import { Refusal } from "@remanso/core/refusals.ts";
import type { Db } from "../db/db.ts";
import { sealingKey } from "../journal/own-texts.ts";
import { lockPerson } from "../plan/store.ts";
import type { AppSecret } from "../secret.ts";
import { changeAccount } from "./account-store.ts";
import { clearUsage, insertRows, isEmpty } from "./export-store.ts";
import { openImportReader, type CheckedFile, type ImportPiece, type ImportReader } from "./import-reader.ts";

interface Asked {
  readonly bytes: Buffer;
  readonly secret: AppSecret;
  readonly now: Date;
  /** Told how much of the file is in the database, in percent. */
  readonly say: (percent: number) => void;
}

interface Imported {
  readonly imported: Record<string, number>;
  readonly leftOut: { readonly comingBookings: number; readonly takenBookings: number };
}

/**
 * Brings a downloaded file into an account that holds nothing yet. A worker reads it before the transaction begins. Refuses what
 * `checkedImport` refuses, `import_invalid` for what the database's own rules refuse, and `account_not_empty`.
 */
export async function importFile(db: Db, userId: string, asked: Asked): Promise<Imported> {
  const reader = openImportReader();
  try {
    const file = await reader.check(asked.bytes, asked.now);
    asked.say(0);
    return await db.transaction((tx) => bring(tx, userId, { ...asked, file, reader }));
  } finally {
    await reader.end();
  }
}

async function bring(
  db: Db,
  userId: string,
  { file, reader, secret, now, say }: Asked & { file: CheckedFile; reader: ImportReader },
): Promise<Imported> {
  await lockPerson(db, userId);
  if (!(await isEmpty(db, userId))) throw new Refusal("account_not_empty");
  const { language, theme, timeZone, country } = file.person;
  await changeAccount(db, userId, { language, theme, timeZone, country });
  await clearUsage(db, userId);
  const key = await sealingKey(db, userId, { secret, now });
  const imported: Record<string, number> = {};
  let takenBookings = 0;
  let done = 0;
  for (let piece = await reader.next(key); piece; piece = await reader.next(key)) {
    const kept = await insertOrRefuse(db, userId, piece);
    imported[piece.table] = (imported[piece.table] ?? 0) + kept;
    takenBookings += piece.count - kept;
    done += piece.count;
    say(Math.floor((100 * done) / file.rows));
  }
  return { imported, leftOut: { comingBookings: file.comingBookings, takenBookings } };
}

async function insertOrRefuse(db: Db, userId: string, piece: ImportPiece): Promise<number> {
  try {
    return await insertRows(db, userId, piece);
  } catch (error) {
    if (isRefusedData(error)) throw new Refusal("import_invalid");
    throw error;
  }
}

/** Data that the database's own rules refuse: classes 22 (data exception) and 23 (integrity constraint). */
function isRefusedData(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && "code" in cause && /^2[23]/.test(String(cause.code));
}
