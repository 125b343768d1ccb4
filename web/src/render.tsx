import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { sendBy, type Send } from "./call.ts";
import { createQueryClient } from "./app/query-client.ts";
import { Application } from "./app/application.tsx";
import { drawnWhole } from "./app/awaited-parts.ts";
import { indexSearchOf } from "./app/index-address.ts";
import { indexScreenOf } from "./app/index-search.ts";
import { routes } from "./app/routes.tsx";
import { screenOfPath, screens, type ScreenName } from "./app/screens.ts";
import type { Assets, Visitor } from "./app/visitor.ts";
import { loadPerson } from "./account/queries.ts";
import { addressOf } from "./router/address.ts";
import { createRouter, loadMatch, matchAt, movedTo } from "./router/router.ts";
import type { Match, Shown } from "./router/route.ts";
import { drawingFile } from "./ui/illustrations/activities/drawing-file.tsx";
import { drawingNames } from "./ui/illustrations/activities/drawing-names.ts";
import { LibrarySheet } from "./ui/illustrations/library/library-sheet.tsx";
import { SceneSheet } from "./ui/illustrations/scene-sheet.tsx";

export type { Assets, Visitor } from "./app/visitor.ts";
export type { Send } from "./call.ts";
export { piecesForPhones, usedStyle } from "./first-paint/used-style.ts";

interface RenderRequest {
  /** Path and query, beginning with a slash. */
  readonly url: string;
  /** Makes the page's calls in process, as the visitor. */
  readonly send: Send;
  readonly visitor: Visitor;
  readonly assets: Omit<Assets, "scripts">;
  /** The addresses of the scripts that start the application at the given screen's source. */
  readonly scriptsFor: (source: string | null) => readonly string[];
}

interface RenderedPage {
  readonly status: number;
  readonly html: string;
  readonly location: string | null;
}

/** Draws the page at `url` for `visitor`: status, whole HTML, and where to go instead, if anywhere. */
export async function render({
  url,
  send,
  visitor,
  assets,
  scriptsFor,
}: RenderRequest): Promise<RenderedPage> {
  const queryClient = createQueryClient();
  sendBy(queryClient, send);
  const scripts: string[] = [];
  const router = createRouter({ queryClient, visitor, assets: { ...assets, scripts } }, routes);
  const match = matchAt(router, addressOf(url));
  const location = movedTo(router, match);
  if (location !== null) return { status: 307, html: "", location };
  // the top bar shows who is here, on every page
  const [shown] = await Promise.all([
    loadMatch(router, match, "enter"),
    visitor.signedIn ? loadPerson(queryClient) : undefined,
  ]);
  router.shown = shown;
  const name = screenAt(match, visitor);
  scripts.push(...scriptsFor(name && screens[name].source));
  const html = await drawnWhole(() => renderToString(<Application router={router} />));
  return { status: statuses[shown.state], html: `<!DOCTYPE html>${html}`, location: null };
}

const statuses: Readonly<Record<Shown["state"], number>> = {
  shown: 200,
  missing: 404,
  failed: 500,
  pending: 500,
};

/** The sheet of scenes, an SVG file. */
export function drawScenes(): string {
  return renderToStaticMarkup(<SceneSheet />);
}

/** The sheet of the library's drawings, an SVG file. */
export function drawLibraryScenes(): string {
  return renderToStaticMarkup(<LibrarySheet />);
}

/** The drawings of single activities: an SVG file for each, by its name. */
export function drawActivities(): Map<string, string> {
  return new Map(drawingNames.map((name) => [name, drawingFile(name, renderToStaticMarkup)]));
}

function screenAt({ path, address }: Match, visitor: Visitor): ScreenName | null {
  if (path === null) return null;
  return path === "/" ? indexScreenOf(visitor, indexSearchOf(address.search)) : screenOfPath[path];
}
