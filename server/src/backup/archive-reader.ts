import { createHash } from "node:crypto";
import { open, type FileHandle } from "node:fs/promises";
import { BackupRefused } from "./backup-refused.ts";
import { AnyManifest, Manifest, manifestHashName, manifestName, namePrefix } from "./manifest.ts";
import { blockBytes, paddingAfter, readTarHeader } from "./tar-header.ts";

/** A backup that was read from its first byte to its last and is whole. */
export interface Archive {
  readonly file: string;
  readonly manifest: Manifest;
  /** The compressed bytes of a table's part, from the file as it was when it was checked. */
  read(part: string): AsyncIterable<Buffer>;
  close(): Promise<void>;
}

interface Member {
  readonly name: string;
  readonly start: number;
  readonly bytes: number;
  readonly sha256: string;
}

const mostManifestBytes = 16_777_216;

/** Opens a backup and checks every byte of it. Refused with one line where it is empty, foreign, cut, damaged or newer. */
export async function openArchive(file: string): Promise<Archive> {
  const handle = await open(file, "r").catch((error: unknown) => {
    throw new BackupRefused(`${file} cannot be read: ${reasonOf(error)}`);
  });
  try {
    const members = await membersOf(handle, file);
    const manifest = await manifestOf(handle, members, file);
    const places = requireParts(manifest, members, file);
    const read = (part: string) => {
      const place = places.get(part);
      if (!place) throw damaged(file, `${part} is missing`);
      return chunksOf(handle, { ...place, size: place.start + place.bytes }, file);
    };
    return { file, manifest, read, close: () => handle.close() };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** Everything in the file, read to its very end. */
async function membersOf(handle: FileHandle, file: string): Promise<Member[]> {
  const found = await handle.stat();
  if (!found.isFile()) throw new BackupRefused(`${file} is a folder: name one backup in it.`);
  const { size } = found;
  if (size === 0) throw new BackupRefused(`${file} is empty.`);
  await requireOurs(handle, file);
  const members: Member[] = [];
  for (let start = 0; ;) {
    const header = readTarHeader(await read(handle, { start, bytes: blockBytes, size }, file));
    if (header === "damaged") throw damaged(file, `at byte ${start}`);
    if (header === null) {
      await requireEnd(handle, { start, bytes: size - start, size }, file);
      return members;
    }
    const content = { start: start + blockBytes, bytes: header.bytes, size };
    members.push({
      name: header.name,
      start: content.start,
      bytes: content.bytes,
      sha256: await hashOf(handle, content, file),
    });
    const padding = { start: content.start + content.bytes, bytes: paddingAfter(content.bytes), size };
    await requireEmpty(handle, padding, file);
    start = padding.start + padding.bytes;
  }
}

/** The first member's name tells a backup of ours from any other file. */
async function requireOurs(handle: FileHandle, file: string): Promise<void> {
  const { buffer } = await handle.read(Buffer.alloc(namePrefix.length), 0, namePrefix.length, 0);
  if (buffer.toString("latin1") === namePrefix) return;
  throw new BackupRefused(`${file} is no backup of Remanso.`);
}

async function manifestOf(handle: FileHandle, members: readonly Member[], file: string): Promise<Manifest> {
  const [own, seal] = [members.at(-2), members.at(-1)];
  if (own?.name !== manifestName || seal?.name !== manifestHashName) throw cut(file);
  if (own.bytes > mostManifestBytes || seal.bytes !== own.sha256.length) throw damaged(file, manifestName);
  const expected = await handle.read(Buffer.alloc(seal.bytes), 0, seal.bytes, seal.start);
  if (expected.buffer.toString("latin1") !== own.sha256) throw damaged(file, manifestName);
  const { buffer } = await handle.read(Buffer.alloc(own.bytes), 0, own.bytes, own.start);
  const content: unknown = JSON.parse(buffer.toString("utf8"));
  const known = AnyManifest.safeParse(content);
  if (known.success && known.data.format > 1) throw new BackupRefused(newerWords(file));
  const manifest = Manifest.safeParse(content);
  if (!manifest.success) throw damaged(file, manifestName);
  return manifest.data;
}

/** The parts that the manifest names, all of them as they were written, and nothing else. */
function requireParts(manifest: Manifest, members: readonly Member[], file: string): Map<string, Member> {
  const places = new Map(members.slice(0, -2).map((member) => [member.name, member]));
  for (const { part, sha256 } of manifest.tables) {
    if (places.get(part)?.sha256 !== sha256) throw damaged(file, part);
  }
  if (places.size !== manifest.tables.length || members.length !== places.size + 2)
    throw damaged(file, "it holds more than it says");
  return places;
}

interface Stretch {
  readonly start: number;
  readonly bytes: number;
  /** Of the whole file. */
  readonly size: number;
}

const chunkBytes = 1_048_576;

async function hashOf(handle: FileHandle, stretch: Stretch, file: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of chunksOf(handle, stretch, file)) hash.update(chunk);
  return hash.digest("hex");
}

async function* chunksOf(
  handle: FileHandle,
  { start, bytes, size }: Stretch,
  file: string,
): AsyncGenerator<Buffer> {
  for (let done = 0; done < bytes; done += chunkBytes) {
    const some = Math.min(chunkBytes, bytes - done);
    yield await read(handle, { start: start + done, bytes: some, size }, file);
  }
}

/** Two empty blocks and nothing more. */
async function requireEnd(handle: FileHandle, stretch: Stretch, file: string): Promise<void> {
  if (stretch.bytes < 2 * blockBytes) throw cut(file);
  if (stretch.bytes > 2 * blockBytes) throw damaged(file, "something was added at its end");
  await requireEmpty(handle, stretch, file);
}

async function requireEmpty(handle: FileHandle, stretch: Stretch, file: string): Promise<void> {
  const block = await read(handle, stretch, file);
  if (block.some((byte) => byte !== 0)) throw damaged(file, `near byte ${stretch.start}`);
}

async function read(handle: FileHandle, { start, bytes, size }: Stretch, file: string): Promise<Buffer> {
  if (start + bytes > size) throw cut(file);
  const buffer = Buffer.alloc(bytes);
  for (let done = 0; done < bytes;) {
    const { bytesRead } = await handle.read(buffer, done, bytes - done, start + done);
    if (bytesRead === 0) throw cut(file);
    done += bytesRead;
  }
  return buffer;
}

/** What is said of a backup that this program is too old for. */
export function newerWords(file: string): string {
  return `${file} was made by a newer Remanso than this one: restore it with that version.`;
}

function cut(file: string): BackupRefused {
  return new BackupRefused(`${file} is cut off: its end is missing. Take another backup.`);
}

function damaged(file: string, where: string): BackupRefused {
  return new BackupRefused(`${file} is damaged (${where}). Take another backup.`);
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (code === "ENOENT") return "there is no such file.";
  if (code === "EACCES") return "it is closed to this user.";
  if (code === "EISDIR") return "it is a folder.";
  return error instanceof Error ? error.message : String(error);
}
