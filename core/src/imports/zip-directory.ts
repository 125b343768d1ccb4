/** A file in a zip: where its bytes begin is told by its own header. */
export interface ZipEntry {
  readonly name: string;
  readonly packedBytes: number;
  /** What the directory says; a hostile one lies, so that what comes out is counted too. */
  readonly plainBytes: number;
  readonly headerAt: number;
  readonly isDeflated: boolean;
}

export type ZipFault = "not_zip" | "encrypted" | "too_many" | "cut";

export const mostZipEntries = 20_000;
/** The end of a zip, which names the place of its directory: 22 bytes, after which a comment may stand. */
export const zipTailBytes = 22 + 65_535;
/** The part of a file's own header that says how long it is. */
export const zipHeaderBytes = 30;

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const headerMark = 0x04034b50;

/** Where the directory lies in a file of `size` bytes whose last bytes are `tail`. */
export function zipDirectoryAt(
  tail: Uint8Array,
  size: number,
): { start: number; length: number; entries: number } | ZipFault {
  const view = viewOf(tail);
  for (let at = tail.length - 22; at >= 0; at -= 1) {
    if (view.getUint32(at, true) !== endMark) continue;
    const [entries, length, start] = [
      view.getUint16(at + 10, true),
      view.getUint32(at + 12, true),
      view.getUint32(at + 16, true),
    ];
    // also the marks of a zip of more than 4 GB, which no diary is
    if (entries > mostZipEntries) return "too_many";
    return start + length > size ? "cut" : { start, length, entries };
  }
  return "cut";
}

/** The files that a directory names. Folders are none. The names are only compared, never used as paths. */
export function zipEntries(directory: Uint8Array, entries: number): ZipEntry[] | ZipFault {
  const view = viewOf(directory);
  const found: ZipEntry[] = [];
  let at = 0;
  for (let count = 0; count < entries; count += 1) {
    if (at + 46 > directory.length || view.getUint32(at, true) !== entryMark) return "cut";
    const nameLength = view.getUint16(at + 28, true);
    const method = view.getUint16(at + 10, true);
    if (at + 46 + nameLength > directory.length) return "cut";
    if ((view.getUint16(at + 8, true) & 1) === 1) return "encrypted";
    const name = utf8(directory.subarray(at + 46, at + 46 + nameLength));
    // 0 stored, 8 deflated: nothing else is in use
    if (!name.endsWith("/") && (method === 0 || method === 8)) {
      found.push({
        name,
        packedBytes: view.getUint32(at + 20, true),
        plainBytes: view.getUint32(at + 24, true),
        headerAt: view.getUint32(at + 42, true),
        isDeflated: method === 8,
      });
    }
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return found;
}

/** How many bytes of a file's own header stand before its content; null where there is no such header. */
export function zipContentAfter(header: Uint8Array): number | null {
  const view = viewOf(header);
  if (header.length < zipHeaderBytes || view.getUint32(0, true) !== headerMark) return null;
  return zipHeaderBytes + view.getUint16(26, true) + view.getUint16(28, true);
}

/** True for bytes with which a zip begins. */
export function isZip(first: Uint8Array): boolean {
  return first.length >= 4 && viewOf(first).getUint32(0, true) === headerMark;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Names in UTF-8; a letter in another encoding is not needed to know a file by its name. */
function utf8(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length;) {
    const first = bytes[at] ?? 0;
    const length = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    let code = length === 1 ? first : first & (0xff >> (length + 1));
    for (let more = 1; more < length; more += 1) code = (code << 6) | ((bytes[at + more] ?? 0) & 0x3f);
    text += code <= 0x10ffff ? String.fromCodePoint(code) : "?";
    at += length;
  }
  return text;
}
