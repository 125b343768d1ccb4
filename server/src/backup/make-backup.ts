import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { createGzip } from "node:zlib";
import { freeBytes } from "../db/database-place.ts";
import { lastApplied } from "../db/migrate.ts";
import type { AppSecret } from "../secret.ts";
import { claimDraft, writeArchive, type AddMember, type Written } from "./archive-writer.ts";
import { backupName, openFolder } from "./backup-files.ts";
import { BackupRefused } from "./backup-refused.ts";
import { copyOut, listTables, serverVersion, sumRows, type Session, type TableShape } from "./copy-store.ts";
import { manifestHashName, manifestName, namePrefix, type Manifest, type TablePart } from "./manifest.ts";

/** Where a backup goes, and what it is a backup of. */
export interface BackupOrder {
  readonly folder: string;
  readonly secret: AppSecret;
  readonly isBeforeRestore: boolean;
}

export interface Made {
  readonly file: string;
  readonly manifest: Manifest;
}

// what the product needs to go on where the backups lie on its own disk
const leastFreeBytes = 100_000_000;
const lookEveryBytes = 16_777_216;

/**
 * Writes everything that the session's open transaction sees into a new file of the folder. Refused where the database was
 * never migrated: there is nothing of ours in it.
 */
export async function makeBackup(session: Session, order: BackupOrder): Promise<Made> {
  const migration = await lastApplied(session);
  if (migration === null) throw new BackupRefused("There is nothing of Remanso in this database yet.");
  const postgres = await serverVersion(session);
  const madeAt = await claimName(order);
  const file = join(order.folder, backupName(madeAt, order.isBeforeRestore));
  const tables: TablePart[] = [];
  const manifest: Manifest = {
    format: 1,
    madeAt: madeAt.toISOString(),
    postgres,
    migration,
    secretMark: secretMark(order.secret),
    tables,
  };
  await writeArchive(file, madeAt, async (add) => {
    for (const table of await listTables(session))
      tables.push(await addTable(session, table, { add, order }));
    const { sha256 } = await add(manifestName, textOf(`${JSON.stringify(manifest, null, 2)}\n`));
    await add(manifestHashName, textOf(sha256));
  });
  return { file, manifest };
}

/** The same for the same installation secret; the secret cannot be found from it. */
export function secretMark(secret: AppSecret): string {
  return secret.keyFor("backup-mark").toString("hex");
}

/** Two backups never have one name: whoever comes second in a second begins in the next. */
async function claimName({ folder, isBeforeRestore }: BackupOrder): Promise<Date> {
  await openFolder(folder, new Date());
  await requireRoom(folder);
  for (;;) {
    const now = new Date();
    if (await claimDraft(join(folder, backupName(now, isBeforeRestore)))) return now;
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

/** Backups often lie on the disk of the database itself, which must not become full. */
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
