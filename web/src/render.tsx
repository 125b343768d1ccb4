import { createRequestHandler, renderRouterToString, RouterServer } from "@tanstack/react-router/ssr/server";
import { renderToStaticMarkup } from "react-dom/server";
import { sendBy, type Send } from "./call.ts";
import { createQueryClient } from "./app/query-client.ts";
import { createAppRouter } from "./app/router.tsx";
import { indexScreenOf, type IndexSearch } from "./app/index-search.ts";
import { screenOfRoute, screens, type ScreenName } from "./app/screens.ts";
import type { Assets, Visitor } from "./app/visitor.ts";
import { drawingFile } from "./ui/illustrations/activities/drawing-file.tsx";
import { drawingNames } from "./ui/illustrations/activities/drawing-names.ts";
import { LibrarySheet } from "./ui/illustrations/library/library-sheet.tsx";
import { SceneSheet } from "./ui/illustrations/scene-sheet.tsx";

export type { Assets, Visitor } from "./app/visitor.ts";
export type { Send } from "./call.ts";
export { usedStyle } from "./first-paint/used-style.ts";

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
  const handle = createRequestHandler({
    request: new Request(`http://localhost${url}`),
    createRouter: () => createAppRouter({ queryClient, visitor, assets: { ...assets, scripts } }),
  });
  const response = await handle(({ router, responseHeaders }) => {
    const matches = router.stores.matches.get();
    const name = screenAt(matches.at(-1)?.routeId ?? "", visitor, router.stores.location.get().search);
    scripts.push(...scriptsFor(name && screens[name].source));
    return renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> });
  });
  return { status: response.status, html: await response.text(), location: response.headers.get("location") };
}

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

function screenAt(routeId: string, visitor: Visitor, search: IndexSearch): ScreenName | null {
  return routeId === "/" ? indexScreenOf(visitor, search) : (screenOfRoute[routeId] ?? null);
}
