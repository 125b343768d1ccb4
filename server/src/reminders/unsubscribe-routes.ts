import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { ByLanguage, Language } from "@remanso/core/language.ts";
import { mostBytes } from "@remanso/core/endpoint.ts";
import { findUser } from "../account/store.ts";
import { parseBodies } from "../bodies/parsers.ts";
import { escapeHtml } from "../mail/letter.ts";
import { languageOf } from "../http.ts";
import { replanReminders } from "./replan.ts";
import { turnOffEmail } from "./settings-store.ts";
import { readUnsubscribeToken } from "./unsubscribe-token.ts";

const Query = z.object({ token: z.catch(z.string(), "") });

/**
 * The way out of reminders by e-mail, for whoever has such a mail, signed in or not (RFC 8058). Opening the link only shows
 * a question, so programs that prefetch links change nothing. The mail program's button and the page's own send POST.
 */
export function unsubscribeRoutes(app: FastifyInstance): void {
  app.get("/api/unsubscribe", { exposeHeadRoute: false }, async (request, reply) => {
    const person = await personOf(request);
    if (!person) return sendPage(reply, { language: languageOf(request), page: "unknown" });
    const { token } = Query.parse(request.query);
    return sendPage(reply, { language: person.language, page: "ask", token });
  });

  app.register(async (scope) => {
    // the body does not matter
    scope.removeAllContentTypeParsers();
    parseBodies(scope, "*", { parse: () => null });
    const takes = { access: "anyone", mostBytes: mostBytes.anyone, mediaType: "any" } as const;
    scope.post("/api/unsubscribe", { config: { takes } }, async (request, reply) => {
      const person = await personOf(request);
      if (!person) return sendPage(reply, { language: languageOf(request), page: "unknown" });
      await app.deps.database.db.transaction(async (tx) => {
        await turnOffEmail(tx, person.id);
        await replanReminders(tx, person.id, app.deps.now());
      });
      return sendPage(reply, { language: person.language, page: "done" });
    });
  });
}

async function personOf(request: FastifyRequest) {
  const { secret, database } = request.server.deps;
  const userId = readUnsubscribeToken(secret, Query.parse(request.query).token);
  return userId && findUser(database.db, userId);
}

type Page = "ask" | "done" | "unknown";

const words: Readonly<
  ByLanguage<Readonly<Record<Page, { title: string; text: string }>> & { button: string; home: string }>
> = {
  en: {
    ask: {
      title: "No more reminders by email?",
      text: "The list behind the bell and everything else stay as they are. You can turn them on again in Settings.",
    },
    done: {
      title: "No more reminders by email",
      text: "It's done. You can turn them on again in Settings.",
    },
    unknown: {
      title: "This link doesn't work",
      text: "It may have been cut off on the way. In Settings you can turn reminders off, too.",
    },
    button: "Turn them off",
    home: "Open Remanso",
  },
  es: {
    ask: {
      title: "¿Dejar de recibir recordatorios por correo?",
      text: "La lista de la campana y todo lo demás siguen igual. Puedes volver a activarlos en Ajustes.",
    },
    done: {
      title: "No recibirás más recordatorios por correo",
      text: "Ya está. Puedes volver a activarlos en Ajustes.",
    },
    unknown: {
      title: "Este enlace no funciona",
      text: "Puede que se haya cortado por el camino. En Ajustes también puedes desactivar los recordatorios.",
    },
    button: "Desactivarlos",
    home: "Abrir Remanso",
  },
};

const style = `:root{color-scheme:light dark;font:1.0625rem/1.6 system-ui,sans-serif}
body{max-width:32rem;margin:15vh auto;padding:0 1.5rem}
a,button{display:inline-block;padding:.75rem 1.25rem;border:1px solid;border-radius:.75rem;color:inherit;background:none;font:inherit}
button{cursor:pointer;margin-bottom:1rem}`;

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

interface Shown {
  readonly language: Language;
  readonly page: Page;
  readonly token?: string;
}

function sendPage(reply: FastifyReply, { language, page, token = "" }: Shown): FastifyReply {
  const { button, home, [page]: own } = words[language];
  const form = `<form method="post" action="/api/unsubscribe?token=${escapeHtml(encodeURIComponent(token))}"><button>${button}</button></form>`;
  return reply
    .status(page === "unknown" ? 404 : 200)
    .header("cache-control", "no-store")
    .header("content-language", language)
    .header("content-security-policy", policy)
    .type("text/html; charset=utf-8").send(`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${own.title}</title><style>${style}</style></head>
<body><main><h1>${own.title}</h1><p>${own.text}</p>
${page === "ask" ? form : ""}<p><a href="/">${home}</a></p></main></body>
</html>
`);
}
