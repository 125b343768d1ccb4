import type { ClosedPart, ClosedText } from "@remanso/core/shapes.ts";

// A text that was encrypted on the device of its writer lies in the columns of sealed texts: behind the number 0, which no key of ours
// has (own-texts.ts), and that of the content key.

const closedMark = 0;
const headBytes = 5;

/** What the bytes of a text closed with the key of this version begin with; for 0, those of every closed text. */
export function headOfClosed(version: number): Buffer {
  if (version === 0) return Buffer.from([closedMark]);
  const head = Buffer.alloc(headBytes, closedMark);
  head.writeUInt32BE(version, 1);
  return head;
}

/** A closed text as it is stored. */
export function bytesOfClosed({ version, bytes }: ClosedText): Buffer {
  return Buffer.concat([headOfClosed(version), Buffer.from(bytes, "base64url")]);
}

/** The closed text of a row, or another part of it; null where there is none, or one that the server reads. */
export function closedIn(stored: Buffer | null, of: string, part?: ClosedPart): ClosedText | null {
  if (stored === null || stored[0] !== closedMark) return null;
  const closed = {
    version: stored.readUInt32BE(1),
    of,
    bytes: stored.subarray(headBytes).toString("base64url"),
  };
  return part === undefined ? closed : { ...closed, part };
}

/** What a text is sealed for: moved to another row or column it does not open. */
export function placeOf(id: string, part: ClosedPart | undefined): string {
  return part === undefined ? id : `${id}:${part}`;
}
