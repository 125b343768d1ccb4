import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Pages } from "./pages.ts";

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, ManifestChunk>>;

const dist = join(import.meta.dirname, "../../web/dist");

/** The built web package: its renderer, its style sheet and the addresses of its chunks. */
export async function builtPages(): Promise<Pages> {
  const manifest: Manifest = JSON.parse(await readFile(join(dist, "client/.vite/manifest.json"), "utf8"));
  const css = await readFile(join(dist, "client", manifest["style.css"]?.file ?? ""), "utf8");
  const { render } = await import(pathToFileURL(join(dist, "server/render.js")).href);
  return {
    clientDir: join(dist, "client"),
    render: (request) =>
      render({
        ...request,
        assets: { css, nonce: request.nonce },
        scriptsFor: (source: string | null) => scriptsFor(manifest, source),
      }),
  };
}

/** The application's entry first, then the chunk of the page's own screen and all that both import. */
function scriptsFor(manifest: Manifest, source: string | null): string[] {
  const found = new Set<string>();
  const follow = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || found.has(chunk.file)) return;
    found.add(chunk.file);
    chunk.imports?.forEach(follow);
  };
  follow("src/main.tsx");
  if (source !== null) follow(source);
  return [...found].map((file) => `/${file}`);
}
