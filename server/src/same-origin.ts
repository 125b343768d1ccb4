import type { FastifyInstance, FastifyRequest } from "fastify";
import { isMutation } from "@remanso/core/endpoint.ts";
import { Refusal } from "@remanso/core/refusals.ts";

// The provider of "sign in with Apple" answers by a form post from its own site; that flow is bound by its state. A mail program's
// server sends the way out of reminders (RFC 8058); it is bound by its token.
const fromElsewhere = new Set(["/api/auth/callback/:provider", "/api/unsubscribe"]);

/** State-changing calls need a same-origin request (decisions §1): anything else is refused before it is read. */
export function refuseForeignOrigins(app: FastifyInstance): void {
  app.addHook("onRequest", async (request) => {
    if (request.method === "HEAD" || request.method === "OPTIONS") return;
    if (!isChange(request.method) || fromElsewhere.has(request.routeOptions.url ?? "")) return;
    if (!isSameOrigin(request)) throw new Refusal("foreign_origin");
  });
}

function isChange(method: string): boolean {
  return method === "POST" || method === "PUT" || method === "PATCH" || method === "DELETE"
    ? isMutation(method)
    : false;
}

/** Browsers say where a request comes from: Sec-Fetch-Site, else Origin. Saying nothing is not enough. */
function isSameOrigin(request: FastifyRequest): boolean {
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin";
  const origin = request.headers.origin;
  if (!origin || !URL.canParse(origin)) return false;
  return new URL(origin).host === request.host;
}
