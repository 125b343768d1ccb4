import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { scriptAddress } from "../web/src/first-paint/script-address.ts";
import { root } from "./product.ts";

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

const client = join(root, "web/dist/client");

/** The built browser files of pages in the language of `html`, as Vite lists them. */
function readManifest(html: string): Readonly<Record<string, Chunk>> {
  const [, language = ""] = /<html lang="([a-z]+)"/.exec(html) ?? [];
  return JSON.parse(readFileSync(join(client, `.vite/manifest.${language}.json`), "utf8"));
}

/** The address of a source's own chunk, on a page in the language of `html`. */
export function addressOf(source: string, html: string): string {
  const chunk = readManifest(html)[source];
  if (!chunk) throw new Error(`The build has no chunk for ${source}.`);
  return `/${chunk.file}`;
}

/** The scripts that a page names, and all that they import: what a first visit loads. */
export function scriptsOf(html: string): string[] {
  const [, names = ""] = /<html[^>]*\bdata-scripts="([^"]*)"/.exec(html) ?? [];
  const named = names.split(" ").filter(Boolean).map(scriptAddress);
  const chunks = readManifest(html);
  const byFile = new Map(Object.values(chunks).map((chunk) => [`/${chunk.file}`, chunk]));
  const found = new Set<string>();
  const follow = (address: string) => {
    if (found.has(address)) return;
    found.add(address);
    for (const name of byFile.get(address)?.imports ?? []) follow(`/${chunks[name]?.file ?? name}`);
  };
  named.forEach(follow);
  return [...found];
}

/** The bytes sent for a built file: the size of the brotli file beside it. */
export function brotliBytes(address: string): number {
  return statSync(join(client, `${address}.br`)).size;
}

/** The bytes sent for several of them. */
export function fileSizes(addresses: readonly string[]): number {
  return addresses.reduce((sum, address) => sum + brotliBytes(address), 0);
}
