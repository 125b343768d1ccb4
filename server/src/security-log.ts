import { createHmac } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { emailKey } from "@remanso/core/account/email-key.ts";
import { networkOf } from "@remanso/core/account/network.ts";
import type { RefusalCode } from "@remanso/core/refusals.ts";
import { readSessionCookie } from "./account/cookies.ts";

// what somebody gets who tries what is not theirs, or goes around the rules
const telling: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  "foreign_origin",
  "too_many_attempts",
  "too_many_changes",
  "proof_needed",
  "invalid_input",
  "malformed_json",
  "wrong_media_type",
  "body_too_large",
  "key_reused",
  "import_invalid",
  "resource_locked",
  "page_link_over",
]);

/**
 * Logs what an operator needs to see an attack or to explain a lost account: every call that opens, proves, changes or ends an account
 * or carries its data out, and every refusal that tells of somebody trying. Written whatever LOG_LEVEL is, except with "silent".
 * docs/security-inventory.md lists the fields.
 */
export function logSecurity(app: FastifyInstance): void {
  app.decorateRequest("personId", null);
  app.decorateReply("refusedAs", null);
  if (app.deps.config.logLevel === "silent") return;
  app.addHook("onResponse", async (request, reply) => {
    const isAccount = isAboutAccount(request);
    if (!isAccount && !isTelling(request, reply)) return;
    request.log.child({}, { level: "info" }).info(entryOf(request, reply), isAccount ? "account" : "refused");
  });
}

function isAboutAccount({ method, routeOptions: { url = "" } }: FastifyRequest): boolean {
  if (/^\/api\/(login|logout|import|account|export(\/:table)?|auth\/callback\/:provider)$/.test(url))
    return true;
  return url.startsWith("/api/auth/") && method !== "GET";
}

function isTelling(request: FastifyRequest, { refusedAs }: FastifyReply): boolean {
  if (refusedAs === null) return false;
  // a stranger's page asks who they are; a cookie that opens nothing is another matter
  if (refusedAs === "not_signed_in") return readSessionCookie(request) !== null;
  // an id that is missing or somebody else's
  if (refusedAs === "not_found") return request.routeOptions.url?.includes(":id") === true;
  return telling.has(refusedAs);
}

function entryOf(request: FastifyRequest, reply: FastifyReply) {
  const { method, routeOptions, personId, ip } = request;
  const address = addressIn(request.body);
  return {
    method,
    route: routeOptions.url,
    status: reply.statusCode,
    code: reply.refusedAs ?? undefined,
    person: personId ?? undefined,
    network: hidden(request, networkOf(ip)),
    address: address === null ? undefined : hidden(request, emailKey(address)),
  };
}

/** The same for the same network or address, and unreadable without the installation's secret. */
function hidden({ server }: FastifyRequest, text: string): string {
  return createHmac("sha256", server.deps.secret.keyFor("log")).update(text).digest("base64url").slice(0, 16);
}

function addressIn(body: unknown): string | null {
  const isForm = typeof body === "object" && body !== null && "email" in body;
  return isForm && typeof body.email === "string" ? body.email : null;
}
