import { createHash } from "node:crypto";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { forgetMigrations, migrateWithin } from "../db/migrate.ts";
import type { Archive } from "./archive-reader.ts";
import { BackupRefused } from "./backup-refused.ts";
import { copyIn, listTables, sumRows, type Session } from "./copy-store.ts";
import type { Manifest, TablePart } from "./manifest.ts";
import { addForeignKeys, dropForeignKeys, dropTables } from "./restore-store.ts";

/**
 * Puts the backup in the place of everything that is there, within the session's open transaction: tables as they were when
 * it was made, every row of it, checked, and then this program's newer migrations.
 */
export async function loadArchive(session: Session, archive: Archive): Promise<void> {
  const { manifest } = archive;
  await dropTables(session, await listTables(session));
  await forgetMigrations(session);
  await migrateWithin(session, manifest.migration);
  await requireSameTables(session, manifest);
  const foreignKeys = await dropForeignKeys(session);
  for (const table of manifest.tables) await loadTable(session, archive, table);
  await addForeignKeys(session, foreignKeys);
  await migrateWithin(session, Number.POSITIVE_INFINITY);
}

async function requireSameTables(session: Session, manifest: Manifest): Promise<void> {
  const here = (await listTables(session)).map(shapeOf);
  const there = manifest.tables.map(shapeOf);
  const different = [...new Set([...here, ...there])].filter(
    (shape) => !here.includes(shape) || !there.includes(shape),
  );
  if (different.length === 0) return;
  const names = new Set(different.map((shape) => shape.split(" ")[0]));
  throw new BackupRefused(
    `The backup's tables are not those of this Remanso's history: ${[...names].join(", ")} differ.`,
  );
}

function shapeOf({ name, columns }: { name: string; columns: readonly string[] }): string {
  return `${name} ${columns.toSorted().join(" ")}`;
}

async function loadTable(session: Session, archive: Archive, table: TablePart): Promise<void> {
  const hash = createHash("sha256");
  const hashed = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  };
  await pipeline(archive.read(table.part), hashed, createGunzip(), copyIn(session, table));
  if (hash.digest("hex") !== table.sha256)
    throw new BackupRefused(`${archive.file} was changed while it was read.`);
  const { rows, rowHash } = await sumRows(session, table);
  if (rows === table.rows && rowHash === table.rowHash) return;
  throw new BackupRefused(`The rows of ${table.name} did not come out as they were saved.`);
}
