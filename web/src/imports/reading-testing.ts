// Zips made after the format, also those that nobody should make.

interface MadeFile {
  readonly name: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
  /** What the directory says of its size, where that is a lie. */
  readonly saidBytes?: number;
}

interface ZipOptions {
  readonly isEncrypted?: boolean;
  readonly isStored?: boolean;
  /** Bytes in front, as of a photo that nobody reads. */
  readonly before?: number;
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** A zip of these files. */
export async function zipOf(files: readonly MadeFile[], options: ZipOptions = {}): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let at = 0;
  for (const { name, content, saidBytes } of files) {
    const plain = typeof content === "string" ? new TextEncoder().encode(content) : content;
    const packed = options.isStored ? plain : await deflated(plain);
    const called = new TextEncoder().encode(name);
    const common = {
      packed: packed.length,
      plain: saidBytes ?? plain.length,
      name: called.length,
      ...options,
    };
    const header = fields(0x04034b50, 30, common);
    directory.push(fields(0x02014b50, 46, { ...common, at }), called);
    parts.push(header, called, packed);
    at += header.length + called.length + packed.length;
  }
  const length = directory.reduce((sum, part) => sum + part.length, 0);
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(8, files.length, true);
  end.setUint16(10, files.length, true);
  end.setUint32(12, length, true);
  end.setUint32(16, at, true);
  return new Blob([...parts, ...directory, new Uint8Array(end.buffer)]);
}

interface Fields extends ZipOptions {
  readonly packed: number;
  readonly plain: number;
  readonly name: number;
  readonly at?: number;
}

/** The header of a file, or its entry in the directory: the same fields, two bytes further on. */
function fields(
  mark: number,
  size: number,
  { packed, plain, name, at, ...options }: Fields,
): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(size));
  const shift = at === undefined ? 0 : 2;
  view.setUint32(0, mark, true);
  view.setUint16(6 + shift, options.isEncrypted ? 1 : 0, true);
  view.setUint16(8 + shift, options.isStored ? 0 : 8, true);
  view.setUint32(18 + shift, packed, true);
  view.setUint32(22 + shift, plain, true);
  view.setUint16(26 + shift, name, true);
  if (at !== undefined) view.setUint32(42, at, true);
  return new Uint8Array(view.buffer);
}
