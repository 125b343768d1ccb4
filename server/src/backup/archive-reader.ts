import { randomUUID } from "node:crypto";
import { open, type FileHandle } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ageMagic, decrypted, type Keyring } from "./age.ts";
import { chunksOf, cutOff, damaged, readExactly } from "./archive-bytes.ts";
import { membersOf, type Member } from "./archive-members.ts";
import { BackupRefused } from "./backup-refused.ts";
import { AnyManifest, Manifest, manifestHashName, manifestName, namePrefix } from "./manifest.ts";
import { chunksFromStart, openSpool, plainBytes, type ArchiveBytes } from "./spool.ts";

/** A backup of which every byte was read and checked. */
export interface Archive {
  readonly file: string;
  readonly manifest: Manifest;
  /** The compressed bytes of a table's part, from the file as it was when it was checked. */
  read(part: string): AsyncIterable<Buffer>;
  close(): Promise<void>;
}

const mostManifestBytes = 16_777_216;

/**
 * Opens a backup and checks every byte of it, decrypting it first where it is encrypted. One that is empty, foreign, cut off,
 * damaged or newer is refused with one line.
 */
export async function openArchive(file: string, keyring: Keyring = noKeys): Promise<Archive> {
  const handle = await open(file, "r").catch((error: unknown) => {
    throw new BackupRefused(`${file} cannot be read: ${reasonOf(error)}`);
  });
  const source = await sourceOf(handle, file, keyring).catch(async (error: unknown) => {
    await handle.close();
    throw error;
  });
  try {
    const members = await membersOf(source, file);
    const manifest = await manifestOf(source, members, file);
    const places = requireParts(manifest, members, file);
    const read = (part: string) => {
      const place = places.get(part);
      if (!place) throw damaged(file, `${part} is missing`);
      return chunksOf(source, place, file);
    };
    return { file, manifest, read, close: source.close };
  } catch (error) {
    await source.close();
    throw error;
  }
}

const noKeys: Keyring = { lock: null, passphraseFile: null, keyFile: null };
const mostHeadBytes = 128;

/** The archive's own bytes. The name of the first member tells a backup of Remanso from any other file. */
async function sourceOf(handle: FileHandle, file: string, keyring: Keyring): Promise<ArchiveBytes> {
  const found = await handle.stat();
  if (!found.isFile()) throw new BackupRefused(`${file} is a folder: name one backup in it.`);
  if (found.size === 0) throw new BackupRefused(`${file} is empty.`);
  const plain = await plainBytes(handle);
  const head = await headOf(plain);
  if (head.startsWith(namePrefix)) return plain;
  if (!head.startsWith(ageMagic)) throw new BackupRefused(`${file} is no backup of Remanso.`);
  const source = await decryptedSource(plain, { file, head, keyring });
  if ((await headOf(source)).startsWith(namePrefix)) {
    await plain.close();
    return source;
  }
  await source.close();
  throw new BackupRefused(`${file} is no backup of Remanso.`);
}

async function decryptedSource(
  plain: ArchiveBytes,
  how: { file: string; head: string; keyring: Keyring },
): Promise<ArchiveBytes> {
  const spool = await openSpool(join(tmpdir(), `remanso-restore-${randomUUID()}`));
  try {
    let end = 0;
    for await (const chunk of decrypted(chunksFromStart(plain), how)) {
      await spool.write(chunk, end);
      end += chunk.length;
    }
    return await spool.bytes();
  } catch (error) {
    await spool.close();
    throw error;
  }
}

async function headOf(source: ArchiveBytes): Promise<string> {
  const head = Buffer.alloc(mostHeadBytes);
  return head.toString("latin1", 0, await source.read(head, 0));
}

async function manifestOf(source: ArchiveBytes, members: readonly Member[], file: string): Promise<Manifest> {
  const [own, seal] = [members.at(-2), members.at(-1)];
  if (own?.name !== manifestName || seal?.name !== manifestHashName) throw cutOff(file);
  if (own.bytes > mostManifestBytes || seal.bytes !== own.sha256.length) throw damaged(file, manifestName);
  const expected = await readExactly(source, seal, file);
  if (expected.toString("latin1") !== own.sha256) throw damaged(file, manifestName);
  const content: unknown = JSON.parse((await readExactly(source, own, file)).toString("utf8"));
  const known = AnyManifest.safeParse(content);
  if (known.success && known.data.format > 1) throw new BackupRefused(newerWords(file));
  const manifest = Manifest.safeParse(content);
  if (!manifest.success) throw damaged(file, manifestName);
  return manifest.data;
}

/** Checks that the file holds the parts that the manifest names, as they were written, and nothing else. */
function requireParts(manifest: Manifest, members: readonly Member[], file: string): Map<string, Member> {
  const places = new Map(members.slice(0, -2).map((member) => [member.name, member]));
  for (const { part, sha256 } of manifest.tables) {
    if (places.get(part)?.sha256 !== sha256) throw damaged(file, part);
  }
  if (places.size !== manifest.tables.length || members.length !== places.size + 2)
    throw damaged(file, "it holds more than it says");
  return places;
}

/** The refusal of a backup that this program is too old for. */
export function newerWords(file: string): string {
  return `${file} was made by a newer Remanso than this one: restore it with that version.`;
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (code === "ENOENT") return "there is no such file.";
  if (code === "EACCES") return "it is closed to this user.";
  if (code === "EISDIR") return "it is a folder.";
  return error instanceof Error ? error.message : String(error);
}
