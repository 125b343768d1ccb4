import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ByLanguage } from "@remanso/core/language.ts";
import { languageOf } from "../http.ts";
import { endUsageSession } from "../progress/store.ts";
import { wasCausedElsewhere } from "../same-origin.ts";
import { hashOf } from "../secret.ts";
import { clearSessionCookie, readSessionCookie } from "./cookies.ts";
import { endSessionWithToken } from "./session-store.ts";

/** GET /api/logout, which the browser navigates to. decisions §1 */
export function logoutRoute(app: FastifyInstance): void {
  app.get("/api/logout", { exposeHeadRoute: false }, async (request, reply) => {
    reply.header("cache-control", "no-store");
    // a prefetch is not yet a click
    if (isPrefetch(request)) return reply.status(204).send();
    if (wasCausedElsewhere(request)) return askFirst(request, reply);
    await endOwnSession(request);
    clearSessionCookie(reply);
    return reply.header("clear-site-data", '"cache"').redirect("/", 302);
  });
}

async function endOwnSession(request: FastifyRequest): Promise<void> {
  const { database, now } = request.server.deps;
  const token = readSessionCookie(request);
  if (!token) return;
  await database.db.transaction(async (tx) => {
    const ended = await endSessionWithToken(tx, hashOf(token));
    if (!ended) return;
    request.personId = ended.userId;
    await endUsageSession(tx, ended.userId, now());
  });
}

function isPrefetch(request: FastifyRequest): boolean {
  const purpose = `${String(request.headers["sec-purpose"] ?? "")} ${String(request.headers["purpose"] ?? "")}`;
  return /\b(prefetch|prerender|preview)\b/i.test(purpose);
}

const words = {
  en: {
    title: "Log out of Remanso?",
    text: "Another page sent you here. You are still signed in.",
    leave: "Log out",
    stay: "Stay signed in",
  },
  es: {
    title: "¿Cerrar la sesión de Remanso?",
    text: "Otra página te ha traído hasta aquí. Tu sesión sigue abierta.",
    leave: "Cerrar sesión",
    stay: "Seguir en Remanso",
  },
} as const satisfies ByLanguage<Record<"title" | "text" | "leave" | "stay", string>>;

const style = `:root{color-scheme:light dark;font:1.0625rem/1.6 system-ui,sans-serif}
body{max-width:32rem;margin:15vh auto;padding:0 1.5rem}
p{display:flex;flex-wrap:wrap;gap:1rem}
a{display:inline-block;padding:.75rem 1.25rem;border:1px solid;border-radius:.75rem;color:inherit}`;

const styleHash = createHash("sha256").update(style).digest("base64");
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

function askFirst(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOf(request);
  const { title, text, leave, stay } = words[language];
  return reply
    .header("content-security-policy", policy)
    .header("content-language", language)
    .type("text/html; charset=utf-8").send(`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1><p>${text}</p>
<p><a href="/api/logout">${leave}</a> <a href="/">${stay}</a></p></main></body>
</html>
`);
}
