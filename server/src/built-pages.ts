import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { byLanguage, defaultLanguage } from "@remanso/core/language.ts";
import type { Pages } from "./pages.ts";
import { root } from "./root.ts";

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, ManifestChunk>>;

const dist = join(root, "web/dist");

// a placeholder in the page's style element: the rules it needs are known only once it is rendered
const stylePlace = "/*style*/";

/** The built web package: its renderer, its style sheet, its drawings and the addresses of its chunks. */
export async function builtPages(): Promise<Pages> {
  // the scripts are built once for each language: docs/decisions/0066
  const manifests = byLanguage((language): Manifest => readBuilt(`manifest.${language}.json`));
  const pieces = readBuilt("style-pieces.json");
  const { render, usedStyle, piecesForPhones, drawScenes, drawActivities, drawLibraryScenes } = await import(
    pathToFileURL(join(dist, "server/render.js")).href
  );
  const phonePieces = piecesForPhones(pieces);
  const scenes: string = drawScenes();
  const activityDrawings: ReadonlyMap<string, string> = drawActivities();
  const libraryScenes: string = drawLibraryScenes();
  const content = [scenes, ...activityDrawings.values()].join("");
  const scenesAddress = `/assets/scenes-${createHash("sha256").update(content).digest("base64url").slice(0, 8)}.svg`;
  const sheet = `/${manifests[defaultLanguage]["style.css"]?.file}`;
  const assets = { css: stylePlace, sheet, scenes: scenesAddress };
  return {
    clientDir: join(dist, "client"),
    scenes: { address: scenesAddress, draw: async () => scenes },
    activityDrawings: { draw: async () => activityDrawings },
    libraryScenes: { draw: async () => libraryScenes },
    render: async ({ nonce, ...request }) => {
      const manifest = manifests[request.visitor.language];
      const scriptsOf = (source: string | null) => scriptsFor(manifest, source);
      const page = await render({ ...request, assets: { ...assets, nonce }, scriptsFor: scriptsOf });
      const needed = request.visitor.phone ? phonePieces : pieces;
      return { ...page, html: page.html.replace(stylePlace, () => usedStyle(needed, page.html)) };
    },
  };
}

function readBuilt(name: string) {
  return JSON.parse(readFileSync(join(dist, "client/.vite", name), "utf8"));
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
