import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import staticFiles, { type FastifyStaticOptions } from "@fastify/static";
import type { FastifyInstance, RouteHandlerMethod, RouteShorthandOptions } from "fastify";

// drawings and manifests are text, whose encoding has to be said
export const svg = "image/svg+xml; charset=utf-8";
const manifest = "application/manifest+json; charset=utf-8";

// the address names the content
export const lasting = "public, max-age=31536000, immutable";

const workerPolicy =
  "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

// what helmet says of a document: a page asks for forty files, none of which is one
const ofPages = [
  "cross-origin-opener-policy",
  "origin-agent-cluster",
  "permissions-policy",
  "referrer-policy",
  "x-dns-prefetch-control",
  "x-download-options",
  "x-frame-options",
  "x-permitted-cross-domain-policies",
  "x-xss-protection",
];

const options: Omit<FastifyStaticOptions, "root" | "serve"> = {
  preCompressed: true,
  index: false,
  dotfiles: "ignore",
  cacheControl: false,
  // the address names the content, and what may change at its address has a tag
  lastModified: false,
  setHeaders: (response, path) => {
    if (/\.(js|css|woff2)(\.(br|gz))?$/.test(path)) for (const name of ofPages) response.removeHeader(name);
    if (/\.svg(\.(br|gz))?$/.test(path)) response.header("content-type", svg);
    if (/\.webmanifest(\.(br|gz))?$/.test(path)) response.header("content-type", manifest);
    // always revalidated, so that the service worker can be replaced
    if (/\/sw\.js(\.(br|gz))?$/.test(path)) {
      response.header("cache-control", "no-cache");
      response.header("content-security-policy", workerPolicy);
      return;
    }
    const isLasting = path.includes("/assets/") || path.includes("/fonts/");
    response.header("cache-control", isLasting ? lasting : "public, max-age=3600");
  },
};

/** Serves the built files: scripts, styles, fonts, pictures, the service worker. What is no file in their folders is left to `otherwise`. */
export async function serveFiles(
  app: FastifyInstance,
  clientDir: string,
  otherwise: RouteHandlerMethod,
): Promise<void> {
  // a route for each of some hundred files, as the plugin makes them, is a third of a start
  await app.register(staticFiles, { ...options, root: clientDir, serve: false });
  const entries = readdirSync(clientDir, { withFileTypes: true }).filter(({ name }) => !name.startsWith("."));
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const names = [
    ...entries.filter((entry) => entry.isFile()).map(({ name }) => name),
    ...folders.flatMap((folder) => filesBelow(clientDir, folder)),
  ].filter((name) => !/\.(br|gz)$/.test(name));
  const files = new Set(names.map((name) => `/${name}`));
  const send: RouteHandlerMethod = function (request, reply) {
    const path = request.url.split("?")[0] ?? "";
    return files.has(path) ? reply.sendFile(path) : otherwise.call(this, request, reply);
  };
  const own = [...files].filter((path) => path.lastIndexOf("/") === 0);
  const errorHandler = endingQuietly(app);
  for (const url of [...own, ...folders.map((folder) => `/${folder}/*`)])
    app.route({ method: [...reading], url, handler: send, errorHandler });
  for (const path of files) app.rememberPath(path, reading);
}

const reading = ["GET", "HEAD"] as const;

function filesBelow(clientDir: string, folder: string): string[] {
  return readdirSync(join(clientDir, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(clientDir, join(parentPath, name)).replaceAll("\\", "/"));
}

/** Who has gone while a file was sent to them needs no answer. */
function endingQuietly(app: FastifyInstance): NonNullable<RouteShorthandOptions["errorHandler"]> {
  return (error, request, reply) => {
    if (error.code === "ERR_STREAM_PREMATURE_CLOSE") request.raw.destroy();
    else app.errorHandler(error, request, reply);
  };
}
