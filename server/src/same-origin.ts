import type { FastifyInstance, FastifyRequest } from "fastify";
import { Refusal } from "@remanso/core/refusals.ts";

const changing = new Set(["POST", "PUT", "PATCH", "DELETE"]);

// Apple answers "sign in with Apple" with a form post from its own site; the flow's state protects it. Mail servers post to the
// unsubscribe link of reminders (RFC 8058); its token protects it.
const fromElsewhere = new Set(["/api/auth/callback/:provider", "/api/unsubscribe"]);

/** Requests that change state must come from the same origin (decisions §1); others are refused before their body is read. */
export function refuseForeignOrigins(app: FastifyInstance): void {
  app.addHook("onRequest", async (request) => {
    if (!changing.has(request.method) || fromElsewhere.has(request.routeOptions.url ?? "")) return;
    if (!isSameOrigin(request)) throw new Refusal("foreign_origin");
  });
}

/** Browsers say where a request comes from, in Sec-Fetch-Site or else in Origin. A request with neither is foreign. */
function isSameOrigin(request: FastifyRequest): boolean {
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin";
  const { origin } = request.headers;
  if (!origin || !URL.canParse(origin)) return false;
  const { baseUrl } = request.server.deps.config;
  if (new URL(origin).origin === new URL(baseUrl).origin) return true;
  // Without TLS the machine may have several names and addresses. What a proxy forwards as the host is not asked: others can send it.
  return baseUrl.startsWith("http:") && new URL(origin).host === request.headers.host;
}

/**
 * True when another site (also another port of this machine, or a sister domain) made the browser come here: a link and,
 * from a sister domain, even an image bring the cookie along. A typed address and our own pages do not count.
 */
export function wasCausedElsewhere(request: FastifyRequest): boolean {
  const site = request.headers["sec-fetch-site"];
  return site !== undefined && site !== "same-origin" && site !== "none";
}
