import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { createGzip } from "node:zlib";
import { freeBytes } from "../db/database-place.ts";
import { lastApplied } from "../db/migrate.ts";
import { findNote } from "../installation/note-store.ts";
import { secretMark, type AppSecret } from "../secret.ts";
import { dbOf } from "./restore-store.ts";
import { claimDraft, writeArchive, type AddMember, type Written } from "./archive-writer.ts";
import type { BackupLock } from "./backup-lock.ts";
import { backupName, openFolder, type Naming, type Occasion } from "./backup-files.ts";
import { BackupRefused } from "./backup-refused.ts";
import { copyOut, listTables, serverVersion, sumRows, type Session, type TableShape } from "./copy-store.ts";
import { manifestHashName, manifestName, namePrefix, type Manifest, type TablePart } from "./manifest.ts";

/** Where a backup goes, and what it is a backup of. */
export interface BackupOrder {
  readonly folder: string;
  /** Null where the database notes which secret it needs. */
  readonly secret: AppSecret | null;
  /** What it is encrypted with. */
  readonly lock: BackupLock | null;
  readonly occasion: Occasion;
}

export interface Made {
  readonly file: string;
  readonly manifest: Manifest;
}

// what the product itself needs, if backups share its disk
const leastFreeBytes = 100_000_000;
const lookEveryBytes = 16_777_216;

/**
 * Writes everything that the session's open transaction sees into a new file of the folder. Refused where the database was
 * never migrated: it holds nothing of this product.
 */
export async function makeBackup(session: Session, order: BackupOrder): Promise<Made> {
  const migration = await lastApplied(session);
  if (migration === null) throw new BackupRefused("There is nothing of Remanso in this database yet.");
  const postgres = await serverVersion(session);
  const madeAt = await claimName(order);
  const file = join(order.folder, backupName(madeAt, namingOf(order)));
  const tables: TablePart[] = [];
  const manifest: Manifest = {
    format: 1,
    madeAt: madeAt.toISOString(),
    postgres,
    migration,
    secretMark: await markFor(session, order),
    tables,
  };
  await writeArchive({ file, madeAt, lock: order.lock }, async (add) => {
    for (const table of await listTables(session))
      tables.push(await addTable(session, table, { add, order }));
    const { sha256 } = await add(manifestName, textOf(`${JSON.stringify(manifest, null, 2)}\n`));
    await add(manifestHashName, textOf(sha256));
  });
  return { file, manifest };
}

/** Of the secret that texts in the database are sealed with, whichever is set here. */
async function markFor(session: Session, { secret }: BackupOrder): Promise<string> {
  const mark = (await findNote(dbOf(session), "secret_mark")) ?? (secret && secretMark(secret));
  if (mark !== null) return mark;
  throw new BackupRefused(
    "The installation's secret is missing here: set APP_SECRET, or put app-secret back.",
  );
}

function namingOf({ occasion, lock }: BackupOrder): Naming {
  return { occasion, isEncrypted: lock !== null };
}

/** Two backups never share a name: a second one in the same second waits for the next. */
async function claimName(order: BackupOrder): Promise<Date> {
  const { folder } = order;
  await openFolder(folder, new Date());
  await requireRoom(folder);
  for (;;) {
    const now = new Date();
    if (await claimDraft(join(folder, backupName(now, namingOf(order))))) return now;
    await sleep(1000 - now.getMilliseconds());
  }
}

async function addTable(
  session: Session,
  table: TableShape,
  { add, order }: { add: AddMember; order: BackupOrder },
): Promise<TablePart> {
  const part = `${namePrefix}${table.name}.copy.gz`;
  const { rows, rowHash } = await sumRows(session, table);
  let textBytes = 0;
  let written: Written = { bytes: 0, sha256: "" };
  const counted = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      textBytes += chunk.length;
      yield chunk;
    }
  };
  await pipeline(
    copyOut(session, table),
    counted,
    createGzip(),
    async (compressed: AsyncIterable<Buffer>) => {
      written = await add(part, whileThereIsRoom(compressed, order.folder));
    },
  );
  return { ...table, columns: [...table.columns], rows, rowHash, part, ...written, textBytes };
}

/** Backups often share the disk of the database, which must not fill up. */
async function* whileThereIsRoom(chunks: AsyncIterable<Buffer>, folder: string): AsyncGenerator<Buffer> {
  let sinceLook = 0;
  for await (const chunk of chunks) {
    sinceLook += chunk.length;
    if (sinceLook > lookEveryBytes) {
      await requireRoom(folder);
      sinceLook = 0;
    }
    yield chunk;
  }
}

async function requireRoom(folder: string): Promise<void> {
  const free = await freeBytes(folder);
  if (free >= leastFreeBytes) return;
  throw new BackupRefused(
    `The disk of ${folder} has ${Math.floor(free / 1_000_000)} MB left, and 100 MB must stay free: free some, or name another folder.`,
  );
}

async function* textOf(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}
