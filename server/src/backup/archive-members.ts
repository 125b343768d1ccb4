import { createHash } from "node:crypto";
import { pipeline } from "node:stream/promises";
import { extract, type Extract } from "tar-stream";
import { cutOff, damaged, readExactly } from "./archive-bytes.ts";
import { streamOf, type ArchiveBytes } from "./spool.ts";
import { blockBytes, isIntactHeader, paddingAfter } from "./tar-header.ts";

export interface Member {
  readonly name: string;
  /** Where its content starts in the file. */
  readonly start: number;
  readonly bytes: number;
  readonly sha256: string;
}

/**
 * Every member of the archive, read to the end of the file. tar-stream tolerates padding that is not empty, gaps between members and
 * anything after the end, so all that surrounds the contents is checked here.
 */
export async function membersOf(source: ArchiveBytes, file: string): Promise<Member[]> {
  const members: Member[] = [];
  const error = await unpack(source, members);
  if (error && error.message !== "Unexpected end of data") throw damaged(file, error.message);
  let end = 0;
  for (const member of members) {
    if (member.start !== end + blockBytes) throw damaged(file, `near byte ${end}`);
    await requireIntact(source, member, file);
    end = endOf(member);
  }
  await requireEnd(source, end, file);
  return members;
}

/** Adds every complete member to `members`; answers what ended it too early. */
async function unpack(source: ArchiveBytes, members: Member[]): Promise<Error | null> {
  const unpacking = extract();
  const reading = streamOf(source);
  const ended = await Promise.allSettled([pipeline(reading, unpacking), collect(unpacking, members)]);
  const failed = ended.find((each) => each.status === "rejected");
  if (!failed) return null;
  return failed.reason instanceof Error ? failed.reason : new Error(String(failed.reason));
}

async function collect(unpacking: Extract, members: Member[]): Promise<void> {
  for await (const entry of unpacking) {
    const hash = createHash("sha256");
    for await (const chunk of entry) if (Buffer.isBuffer(chunk)) hash.update(chunk);
    const { name, size: bytes } = entry.header;
    members.push({ name, start: entry.offset + blockBytes, bytes, sha256: hash.digest("hex") });
  }
}

const endOf = ({ start, bytes }: Member) => start + bytes + paddingAfter(bytes);

async function requireIntact(source: ArchiveBytes, member: Member, file: string): Promise<void> {
  const { start, bytes } = member;
  const header = await readExactly(source, { start: start - blockBytes, bytes: blockBytes }, file);
  if (!isIntactHeader(header)) throw damaged(file, `near byte ${start - blockBytes}`);
  await requireEmpty(source, { start: start + bytes, bytes: paddingAfter(bytes) }, file);
}

/** Two empty blocks and nothing more; where a header has begun instead, its member is not all there. */
async function requireEnd(source: ArchiveBytes, start: number, file: string): Promise<void> {
  const bytes = 2 * blockBytes;
  const { size } = source;
  if (size < start + bytes) throw cutOff(file);
  const first = await readExactly(source, { start, bytes: blockBytes }, file);
  if (isIntactHeader(first)) throw cutOff(file);
  await requireEmpty(source, { start, bytes }, file);
  if (size > start + bytes) throw damaged(file, "something was added at its end");
}

async function requireEmpty(
  source: ArchiveBytes,
  stretch: { start: number; bytes: number },
  file: string,
): Promise<void> {
  const block = await readExactly(source, stretch, file);
  if (block.some((byte) => byte !== 0)) throw damaged(file, `near byte ${stretch.start}`);
}
