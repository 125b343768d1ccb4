// A backup is a plain tar archive, so that common tools can look into it. POSIX.1-1988 (ustar): blocks of 512 bytes; name, mode,
// owner, size, time, checksum, type, "ustar". Written here because a member's header goes before content whose size is known only
// once it is written; read by tar-stream.

export const blockBytes = 512;
const magic = "ustar\u000000";
const sizeAt = 124;
const checksumAt = 148;
const largestOctal = 0o77777777777;

interface Member {
  readonly name: string;
  readonly bytes: number;
}

/** The block that stands before a member's bytes. */
export function tarHeader({ name, bytes }: Member, madeAt: Date): Buffer {
  const block = Buffer.alloc(blockBytes);
  block.write(name, 0, 100);
  block.write(octal(0o600, 7), 100);
  block.write(octal(0, 7), 108);
  block.write(octal(0, 7), 116);
  writeSize(block, bytes);
  block.write(octal(Math.floor(madeAt.getTime() / 1000), 11), 136);
  block.write("0", 156);
  block.write(magic, 257, "latin1");
  block.write(checksumField(block), checksumAt, "latin1");
  return block;
}

/**
 * Whether a block is a header in which every byte is as it was written. tar-stream accepts other spellings of the checksum and of
 * the type, which only damage brings about.
 */
export function isIntactHeader(block: Buffer): boolean {
  const checksum = block.toString("latin1", checksumAt, checksumAt + 8);
  return checksum === checksumField(block) && block.toString("latin1", 257, 265) === magic;
}

/** How many empty bytes fill a member's last block. */
export function paddingAfter(bytes: number): number {
  return (blockBytes - (bytes % blockBytes)) % blockBytes;
}

/** Eleven octal digits reach 8 GiB; beyond, a first bit says that the number is binary (GNU tar). */
function writeSize(block: Buffer, bytes: number): void {
  if (bytes <= largestOctal) {
    block.write(octal(bytes, 11), sizeAt);
    return;
  }
  block[sizeAt] = 0x80;
  block.writeBigUInt64BE(BigInt(bytes), sizeAt + 4);
}

/** The checksum as it stands in the block: six octal digits, a zero byte and a blank. */
function checksumField(block: Buffer): string {
  return `${octal(checksumOf(block), 6)}\0 `;
}

/** The sum of all bytes, with those of the checksum itself taken as blanks. */
function checksumOf(block: Buffer): number {
  const isOwn = (index: number) => index >= checksumAt && index < checksumAt + 8;
  return block.reduce((sum, byte, index) => sum + (isOwn(index) ? 0x20 : byte), 0);
}

function octal(value: number, digits: number): string {
  return value.toString(8).padStart(digits, "0");
}
