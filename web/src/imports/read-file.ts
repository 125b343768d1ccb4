import { mostTextBytes } from "@remanso/core/imports/limits.ts";
import {
  recognizeFiles,
  recognizeText,
  wantedIn,
  type FileFault,
  type Recognized,
} from "@remanso/core/imports/recognize.ts";
import { isZip } from "@remanso/core/imports/zip-directory.ts";
import { base64Bytes, decodedText } from "./decoding.ts";
import { openZip, unpack } from "./zip-texts.ts";

/** What a file is, and whether the encoding of its text had to be guessed. */
export type ReadFile = Recognized & { readonly isGuessed?: boolean };

/** Reads a file that somebody has chosen. Of a zip only the files that are wanted are unpacked; photos and films stay where they are. */
export async function readFile(file: Blob, mostBytes = mostTextBytes): Promise<ReadFile> {
  const first = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  if (isZip(first)) return readZip(file, mostBytes);
  if (file.size > mostBytes) return fault("too_large");
  const { text, isGuessed } = decodedText(new Uint8Array(await file.arrayBuffer()));
  return { ...recognizeText(text), isGuessed };
}

async function readZip(file: Blob, mostBytes: number): Promise<ReadFile> {
  const entries = await openZip(file);
  if (typeof entries === "string") return fault(entries === "encrypted" ? "encrypted" : "bad_zip");
  const names = entries.map(({ name }) => name);
  const wanted = wantedIn(names);
  // the names stand in for a first line
  if (typeof wanted === "string") return fault(wanted, names.slice(0, 3).join(", "));
  const chosen = new Set(wanted);
  const files = await unpack(
    file,
    entries.filter(({ name }) => chosen.has(name)),
    mostBytes,
  );
  if (typeof files === "string") return fault(files === "too_large" ? "too_large" : "bad_zip");
  return recognizeFiles(files.map(({ name, bytes }) => ({ name, text: textOf(name, bytes) })));
}

function textOf(name: string, bytes: Uint8Array): string {
  const { text } = decodedText(bytes);
  if (name !== "backup.daylio") return text;
  const inner = base64Bytes(text);
  return inner === null ? text : decodedText(inner).text;
}

const longestLine = 300;

function fault(kind: FileFault, firstLine = ""): ReadFile {
  return { kind: "fault", fault: kind, firstLine: firstLine.slice(0, longestLine) };
}
