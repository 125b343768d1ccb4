import { createHash, randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { helpAtHand, type HelpAtHand } from "@remanso/core/help/help-at-hand.ts";
import { asLanguage, dateLanguageFor, type DateLanguage, type Language } from "@remanso/core/language.ts";
import { problemOf } from "@remanso/core/refusals.ts";
import { librarySheet } from "@remanso/core/resources/scene-address.ts";
import { chosenTheme, chosenTimeZone, readPreferenceCookie } from "./account/cookies.ts";
import { lasting, serveFiles, svg } from "./served-files.ts";
import { findPerson } from "./account/signed-in-person.ts";
import { isDatabaseAway } from "./db/db.ts";
import { languageOf } from "./http.ts";
import { newPage, onePage } from "./one-page.ts";

/** Who opens a page, as the web's render.tsx expects it. */
interface Visitor {
  language: Language;
  dates: DateLanguage;
  languageChosen: boolean;
  theme: "light" | "dark" | "system";
  motion: "system" | "calm";
  locked: boolean;
  discreet: boolean;
  timeZone: string;
  deviceTimeZone: string;
  now: string;
  signedIn: boolean;
  phone: boolean;
  help: HelpAtHand;
}

type Send = (request: {
  method: string;
  url: string;
  body?: string;
}) => Promise<{ status: number; text: string }>;

/** What rendering pages needs: the built web package, or the one that the development server compiles. */
export interface Pages {
  /** Files to serve as they are; null in development. */
  readonly clientDir: string | null;
  /** The sheet of drawings that pages refer to. */
  readonly scenes: { readonly address: string; draw(): Promise<string> };
  /** The drawings of single activities, each a file in the folder of the sheet's name. */
  readonly activityDrawings: { draw(): Promise<ReadonlyMap<string, string>> };
  /** The sheet of the library's drawings, at an address that stays. */
  readonly libraryScenes: { draw(): Promise<string> };
  render(request: { url: string; send: Send; visitor: Visitor; nonce: string }): Promise<{
    status: number;
    html: string;
    location: string | null;
  }>;
  /** More that the policy must allow in development (hot reload's socket). */
  readonly connectSources?: readonly string[];
}

/** Every path that is neither a call nor a file is a page, rendered for the visitor: 200, or 404 with a page that says so. */
export async function pageRoutes(app: FastifyInstance, pages: Pages): Promise<void> {
  const answerPage = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.url === "/api" || request.url.startsWith("/api/")) {
      return app.refuseUnrouted(request, reply);
    }
    try {
      return await sendPage(app, pages, { request, reply });
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      return sendAwayPage(request, reply);
    }
  };
  if (pages.clientDir !== null) await serveFiles(app, pages.clientDir, answerPage);
  app.get(pages.scenes.address, async (_request, reply) => {
    reply.type(svg).header("cache-control", lasting);
    return pages.scenes.draw();
  });
  const drawingFolder = pages.scenes.address.replace(/\.svg$/, "");
  app.get<{ Params: { name: string } }>(`${drawingFolder}/:name.svg`, async (request, reply) => {
    const drawing = (await pages.activityDrawings.draw()).get(request.params.name);
    if (drawing === undefined) return reply.callNotFound();
    return reply.type(svg).header("cache-control", lasting).send(drawing);
  });
  app.get(librarySheet, async (request, reply) =>
    sendUnlessKnown({ request, reply, drawing: await pages.libraryScenes.draw() }),
  );
  app.get("/*", answerPage);
}

async function sendPage(
  app: FastifyInstance,
  pages: Pages,
  exchange: { request: FastifyRequest; reply: FastifyReply },
) {
  const { request, reply } = exchange;
  const now = app.deps.now();
  const person = await findPerson(request, reply);
  return onePage.run(newPage({ now, person }), () => drawPage(app, pages, { request, reply }));
}

async function drawPage(
  app: FastifyInstance,
  pages: Pages,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
) {
  const nonce = randomBytes(16).toString("base64");
  const visitor = visitorOf(app, request);
  let isAway = false;
  const send: Send = async (call) => {
    const answered = await sendInProcess(app, request)(call);
    isAway ||= answered.status === 503;
    return answered;
  };
  const page = await pages.render({ url: request.url, nonce, visitor, send }).catch((error: unknown) => {
    if (isAway) return null;
    throw error;
  });
  // the database went away while the page was rendered
  if (page === null || (isAway && page.status >= 500)) return sendAwayPage(request, reply);
  reply.header("cache-control", "no-store").header("vary", "cookie, accept-language, sec-ch-ua-mobile");
  // decisions §12: no search engine keeps a shared page, and no page that names one
  if (request.url.startsWith("/shared/")) reply.header("x-robots-tag", "noindex, nofollow, noarchive");
  if (page.location !== null) return reply.redirect(page.location, page.status);
  return reply
    .status(page.status)
    .header("content-security-policy", policy(nonce, pages.connectSources ?? []))
    .type("text/html; charset=utf-8")
    .send(page.html);
}

// architecture: nonces for the inlined style, data and boot script; only style attributes are allowed unnamed
function policy(nonce: string, connectSources: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self'",
    "font-src 'self'",
    ["connect-src 'self'", ...connectSources].join(" "),
    "manifest-src 'self'",
    "worker-src 'self'",
    // the silent loop that lets a device's own media controls steer what is spoken (web/src/audio/media-session.ts)
    "media-src blob:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

function visitorOf(app: FastifyInstance, request: FastifyRequest): Visitor {
  const { person = null, now = app.deps.now() } = onePage.getStore() ?? {};
  const deviceTimeZone = chosenTimeZone(request);
  const timeZone = person?.timeZone ?? deviceTimeZone;
  const language = person?.language ?? languageOf(request);
  return {
    language,
    dates: dateLanguageFor(language, request.headers["accept-language"] ?? ""),
    languageChosen: asLanguage(readPreferenceCookie(request, "language")) !== null,
    theme: person?.theme ?? chosenTheme(request),
    motion: readPreferenceCookie(request, "motion") === "calm" ? "calm" : "system",
    locked: person !== null && readPreferenceCookie(request, "lock") === "on",
    discreet: readPreferenceCookie(request, "discreet") === "on",
    timeZone,
    deviceTimeZone,
    now: now.toISOString(),
    signedIn: person !== null,
    phone: request.headers["sec-ch-ua-mobile"] === "?1",
    help: helpAtHand(person?.country ?? null, [deviceTimeZone, timeZone]),
  };
}

/** Answers the page's own calls without a network hop, as the same visitor. */
function sendInProcess(app: FastifyInstance, request: FastifyRequest): Send {
  return async ({ method, url }) => {
    if (method !== "GET") throw new Error(`A page may only read while it is drawn, not ${method} ${url}.`);
    const answered = await app.inject({
      method: "GET",
      url,
      headers: {
        host: request.host,
        cookie: request.headers.cookie ?? "",
        "accept-language": request.headers["accept-language"] ?? "",
      },
      remoteAddress: request.ip,
    });
    return { status: answered.statusCode, text: answered.body };
  };
}

/** Files that may change at their address: revalidated after an hour, and sent again only if changed. */
function sendUnlessKnown({
  request,
  reply,
  drawing,
}: {
  request: FastifyRequest;
  reply: FastifyReply;
  drawing: string;
}): FastifyReply {
  const tag = `W/"${createHash("sha256").update(drawing).digest("base64url").slice(0, 16)}"`;
  reply.header("cache-control", "public, max-age=3600").header("etag", tag);
  const known = request.headers["if-none-match"]?.split(",").map((one) => one.trim()) ?? [];
  if (known.includes(tag) || known.includes("*")) return reply.status(304).send();
  return reply.type(svg).send(drawing);
}

/** A page that needs nothing else, for when the database is away. */
function sendAwayPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOf(request);
  const { detail } = problemOf("database_away", language);
  return reply
    .status(503)
    .header("retry-after", "2")
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
        `<meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="3">` +
        `<title>Remanso</title></head><body><main><h1>Remanso</h1><p>${detail}</p></main></body></html>`,
    );
}
