import { createHash, type Hash } from "node:crypto";
import { existsSync } from "node:fs";
import { open, rename, rm, type FileHandle } from "node:fs/promises";
import { dirname } from "node:path";
import { codeOf } from "../db/start-refused.ts";
import { blockBytes, paddingAfter, tarHeader } from "./tar-header.ts";

/** What was written of one member. */
export interface Written {
  readonly bytes: number;
  readonly sha256: string;
}

/** Adds one member to the archive. */
export type AddMember = (name: string, content: AsyncIterable<Buffer>) => Promise<Written>;

/** Takes a name for an archive; false where it is taken. */
export async function claimDraft(file: string): Promise<boolean> {
  const claimed = await open(draftOf(file), "wx", 0o600).then((handle) => handle.close(), unlessTaken);
  if (claimed === "taken") return false;
  // finished under this name a moment ago
  if (!existsSync(file)) return true;
  await rm(draftOf(file));
  return false;
}

function unlessTaken(error: unknown): "taken" {
  if (codeOf(error) !== "EEXIST") throw error;
  return "taken";
}

/**
 * Writes an archive under a name that was claimed: `fill` adds its members. The file has its name only when it is whole and on the disk; where anything
 * fails, nothing of it stays behind. Only its owner can read it.
 */
export async function writeArchive(
  file: string,
  madeAt: Date,
  fill: (add: AddMember) => Promise<void>,
): Promise<void> {
  const draft = draftOf(file);
  const handle = await open(draft, "r+");
  try {
    let end = 0;
    await fill(async (name, content) => {
      const written = await writeMember(handle, end + blockBytes, content);
      await writeAll(handle, tarHeader({ name, bytes: written.bytes }, madeAt), end);
      end += blockBytes + written.bytes + paddingAfter(written.bytes);
      return written;
    });
    // two empty blocks end a tar archive
    await writeAll(handle, Buffer.alloc(2 * blockBytes), end);
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

function draftOf(file: string): string {
  return `${file}.part`;
}

async function writeMember(
  handle: FileHandle,
  start: number,
  content: AsyncIterable<Buffer>,
): Promise<Written> {
  const hash: Hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of content) {
    hash.update(chunk);
    await writeAll(handle, chunk, start + bytes);
    bytes += chunk.length;
  }
  await writeAll(handle, Buffer.alloc(paddingAfter(bytes)), start + bytes);
  return { bytes, sha256: hash.digest("hex") };
}

/** A nearly full disk takes a part of what it is given, and says so. */
async function writeAll(handle: FileHandle, chunk: Buffer, start: number): Promise<void> {
  let done = 0;
  while (done < chunk.length) {
    const { bytesWritten } = await handle.write(chunk, done, chunk.length - done, start + done);
    done += bytesWritten;
  }
}

async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  await handle.sync();
  await handle.close();
}
