import { BackupRefused } from "./backup-refused.ts";
import type { ArchiveBytes } from "./spool.ts";

interface Stretch {
  readonly start: number;
  readonly bytes: number;
}

const chunkBytes = 1_048_576;

/** A stretch of the file in chunks. Refused as cut off where the file ends before it. */
export async function* chunksOf(
  source: ArchiveBytes,
  { start, bytes }: Stretch,
  file: string,
): AsyncGenerator<Buffer> {
  for (let done = 0; done < bytes; done += chunkBytes)
    yield await readExactly(source, { start: start + done, bytes: Math.min(chunkBytes, bytes - done) }, file);
}

/** A short stretch of the file at once. Refused as cut off where the file ends before it. */
export async function readExactly(
  source: ArchiveBytes,
  { start, bytes }: Stretch,
  file: string,
): Promise<Buffer> {
  const buffer = Buffer.alloc(bytes);
  for (let done = 0; done < bytes;) {
    const found = await source.read(buffer.subarray(done), start + done);
    if (found === 0) throw cutOff(file);
    done += found;
  }
  return buffer;
}

export function cutOff(file: string): BackupRefused {
  return new BackupRefused(`${file} is cut off: its end is missing. Take another backup.`);
}

export function damaged(file: string, where: string): BackupRefused {
  return new BackupRefused(`${file} is damaged (${where}). Take another backup.`);
}
