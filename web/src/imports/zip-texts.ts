import {
  zipContentAfter,
  zipDirectoryAt,
  zipEntries,
  zipHeaderBytes,
  zipTailBytes,
  type ZipEntry,
  type ZipFault,
} from "@remanso/core/imports/zip-directory.ts";

/** What a file in a zip holds. */
export interface ZipFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

// 20,000 names of 400 letters
const mostDirectoryBytes = 8 * 1024 * 1024;

/** The files that a zip names. Only its directory is read, however large it is. */
export async function openZip(file: Blob): Promise<readonly ZipEntry[] | ZipFault> {
  const tail = await bytesOf(file.slice(Math.max(0, file.size - zipTailBytes)));
  const directory = zipDirectoryAt(tail, file.size);
  if (typeof directory === "string") return directory;
  const { start, length, entries } = directory;
  if (length > mostDirectoryBytes) return "too_many";
  return zipEntries(await bytesOf(file.slice(start, start + length)), entries);
}

/**
 * Unpacks some files of a zip. What comes out is counted while it comes: at more than `mostBytes` in all it stops with "too_large", whatever the
 * directory says.
 */
export async function unpack(
  file: Blob,
  entries: readonly ZipEntry[],
  mostBytes: number,
): Promise<readonly ZipFile[] | "too_large" | "cut"> {
  let left = mostBytes;
  const files: ZipFile[] = [];
  for (const entry of entries) {
    if (entry.plainBytes > left) return "too_large";
    const bytes = await contentOf(file, entry, left);
    if (typeof bytes === "string") return bytes;
    left -= bytes.length;
    files.push({ name: entry.name, bytes });
  }
  return files;
}

async function contentOf(
  file: Blob,
  { headerAt, packedBytes, isDeflated }: ZipEntry,
  mostBytes: number,
): Promise<Uint8Array | "too_large" | "cut"> {
  const after = zipContentAfter(await bytesOf(file.slice(headerAt, headerAt + zipHeaderBytes)));
  const start = headerAt + (after ?? 0);
  if (after === null || start + packedBytes > file.size) return "cut";
  const packed = file.slice(start, start + packedBytes).stream();
  try {
    return await counted(
      isDeflated ? packed.pipeThrough(new DecompressionStream("deflate-raw")) : packed,
      mostBytes,
    );
  } catch {
    // what is no such stream, or ends before its end
    return "cut";
  }
}

async function counted(
  stream: ReadableStream<Uint8Array>,
  mostBytes: number,
): Promise<Uint8Array | "too_large"> {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); part.value !== undefined; part = await reader.read()) {
    size += part.value.length;
    if (size > mostBytes) {
      // it is left where it is: nobody waits for what a bomb would still unpack
      void reader.cancel().catch(() => null);
      return "too_large";
    }
    parts.push(part.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

async function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer());
}
