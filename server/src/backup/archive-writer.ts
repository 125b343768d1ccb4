import { createHash, type Hash } from "node:crypto";
import { existsSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { codeOf } from "../db/start-refused.ts";
import { encrypted } from "./age.ts";
import type { BackupLock } from "./backup-lock.ts";
import { chunksFromStart, openSpool, writeAll } from "./spool.ts";
import { blockBytes, paddingAfter, tarHeader } from "./tar-header.ts";

/** The size and hash of a written member. */
export interface Written {
  readonly bytes: number;
  readonly sha256: string;
}

/** Adds one member to the archive. */
export type AddMember = (name: string, content: AsyncIterable<Buffer>) => Promise<Written>;

/** Claims a name for an archive; false if it is taken. */
export async function claimDraft(file: string): Promise<boolean> {
  const claimed = await open(draftOf(file), "wx", 0o600).then((handle) => handle.close(), unlessTaken);
  if (claimed === "taken") return false;
  // another backup was finished under this name a moment ago
  if (!existsSync(file)) return true;
  await rm(draftOf(file));
  return false;
}

function unlessTaken(error: unknown): "taken" {
  if (codeOf(error) !== "EEXIST") throw error;
  return "taken";
}

/** Where an archive goes, and what it is encrypted with. */
interface ArchiveOrder {
  readonly file: string;
  readonly madeAt: Date;
  readonly lock: BackupLock | null;
}

type Fill = (add: AddMember) => Promise<void>;
type Write = (chunk: Buffer, start: number) => Promise<void>;

/**
 * Writes an archive under a claimed name; `fill` adds its members. The file gets its final name only once it is complete and
 * flushed to disk; after a failure nothing is left. Only its owner can read it.
 */
export async function writeArchive({ file, madeAt, lock }: ArchiveOrder, fill: Fill): Promise<void> {
  const draft = draftOf(file);
  const handle = await open(draft, "r+");
  try {
    const write: Write = (chunk, start) => writeAll(handle, chunk, start);
    if (lock === null) await writeTar(write, madeAt, fill);
    else await writeEncrypted(write, { file, madeAt, lock }, fill);
    await handle.sync();
    await handle.close();
    await rename(draft, file);
    await flushFolder(dirname(file));
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
}

async function writeTar(write: Write, madeAt: Date, fill: Fill): Promise<void> {
  let end = 0;
  await fill(async (name, content) => {
    const written = await writeMember(write, end + blockBytes, content);
    await write(tarHeader({ name, bytes: written.bytes }, madeAt), end);
    end += blockBytes + written.bytes + paddingAfter(written.bytes);
    return written;
  });
  // two empty blocks end a tar archive
  await write(Buffer.alloc(2 * blockBytes), end);
}

/** A tar archive is not written in order, and encryption is: so it is whole first in a file that nobody can read. */
async function writeEncrypted(
  write: Write,
  { file, madeAt, lock }: ArchiveOrder & { lock: BackupLock },
  fill: Fill,
): Promise<void> {
  const spool = await openSpool(`${file}.spool.part`);
  try {
    await writeTar(spool.write, madeAt, fill);
    let end = 0;
    for await (const chunk of encrypted(chunksFromStart(await spool.bytes()), lock)) {
      await write(chunk, end);
      end += chunk.length;
    }
  } finally {
    await spool.close();
  }
}

function draftOf(file: string): string {
  return `${file}.part`;
}

async function writeMember(write: Write, start: number, content: AsyncIterable<Buffer>): Promise<Written> {
  const hash: Hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of content) {
    hash.update(chunk);
    await write(chunk, start + bytes);
    bytes += chunk.length;
  }
  await write(Buffer.alloc(paddingAfter(bytes)), start + bytes);
  return { bytes, sha256: hash.digest("hex") };
}

async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  await handle.sync();
  await handle.close();
}
