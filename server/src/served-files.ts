import staticFiles from "@fastify/static";
import type { FastifyInstance } from "fastify";

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

/** Serves the built files: scripts, styles, fonts, pictures, the service worker. */
export async function serveFiles(app: FastifyInstance, clientDir: string): Promise<void> {
  await app.register(staticFiles, {
    root: clientDir,
    wildcard: false,
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
  });
}
