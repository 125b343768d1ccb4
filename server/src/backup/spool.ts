import { createCipheriv, randomBytes } from "node:crypto";
import { open, rm, type FileHandle } from "node:fs/promises";
import { Readable } from "node:stream";

/** An archive's bytes, read by position. */
export interface ArchiveBytes {
  readonly size: number;
  /** Fills `buffer` from `position` on and answers how many bytes there were. */
  read(buffer: Buffer, position: number): Promise<number>;
  close(): Promise<void>;
}

/** A file without a name, encrypted with a key that only this process knows: nothing readable of it ever reaches the disk. */
interface Spool {
  write(chunk: Buffer, position: number): Promise<void>;
  bytes(): Promise<ArchiveBytes>;
  close(): Promise<void>;
}

export async function openSpool(path: string): Promise<Spool> {
  const handle = await open(path, "wx+", 0o600);
  await rm(path);
  const key = randomBytes(32);
  const close = () => handle.close();
  return {
    write: (chunk, position) => writeAll(handle, veiled(key, chunk, position), position),
    bytes: async () => ({
      size: (await handle.stat()).size,
      read: async (buffer, position) => {
        const { bytesRead } = await handle.read(buffer, 0, buffer.length, position);
        veiled(key, buffer.subarray(0, bytesRead), position).copy(buffer);
        return bytesRead;
      },
      close,
    }),
    close,
  };
}

/** The bytes of a file as they are. */
export async function plainBytes(handle: FileHandle): Promise<ArchiveBytes> {
  return {
    size: (await handle.stat()).size,
    read: async (buffer, position) => (await handle.read(buffer, 0, buffer.length, position)).bytesRead,
    close: () => handle.close(),
  };
}

const chunkBytes = 1_048_576;

/** Everything from the start. */
export function streamOf(bytes: ArchiveBytes): Readable {
  return Readable.from(chunksFromStart(bytes), { objectMode: false });
}

export async function* chunksFromStart({ size, read }: ArchiveBytes): AsyncGenerator<Buffer> {
  for (let done = 0; done < size;) {
    const buffer = Buffer.alloc(Math.min(chunkBytes, size - done));
    const found = await read(buffer, done);
    if (found === 0) return;
    yield buffer.subarray(0, found);
    done += found;
  }
}

/** `write` may take only part of a chunk when the disk is nearly full. */
export async function writeAll(handle: FileHandle, chunk: Buffer, start: number): Promise<void> {
  let done = 0;
  while (done < chunk.length) {
    const { bytesWritten } = await handle.write(chunk, done, chunk.length - done, start + done);
    done += bytesWritten;
  }
}

const blockBytes = 16;

/** AES in counter mode, which undoes itself and can begin anywhere. Each position of a spool is written once. */
function veiled(key: Buffer, chunk: Buffer, position: number): Buffer {
  const counter = Buffer.alloc(blockBytes);
  counter.writeBigUInt64BE(BigInt(Math.floor(position / blockBytes)), 8);
  const cipher = createCipheriv("aes-256-ctr", key, counter);
  cipher.update(Buffer.alloc(position % blockBytes));
  return cipher.update(chunk);
}
