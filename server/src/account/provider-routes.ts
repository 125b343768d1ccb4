import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { ownPath } from "@remanso/core/account/own-path.ts";
import type { SignInError } from "@remanso/core/account/sign-in-error.ts";
import { mostBytes } from "@remanso/core/endpoint.ts";
import { Refusal } from "@remanso/core/refusals.ts";
import { parseBodies } from "../bodies/parsers.ts";
import { languageOf } from "../http.ts";
import { wasCausedElsewhere } from "../same-origin.ts";
import { beginSession, rememberSession } from "./begin-session.ts";
import { chosenTheme, chosenTimeZone } from "./cookies.ts";
import { limitNetwork } from "./limits.ts";
import { finishOwnFlow } from "./own-provider-flow.ts";
import { personOfIdentity } from "./person-of-identity.ts";
import { flowComingBack, profileFromCode, startFlow } from "./provider-flow.ts";
import { namesFromApple } from "./provider-profile.ts";
import type { Providers } from "./providers.ts";
import { SignInFailed } from "./sign-in-failed.ts";
import { findPerson } from "./signed-in-person.ts";

const text = z.catch(z.optional(z.string()), undefined);
const LoginQuery = z.object({ provider: text, next: text });
const CallbackQuery = z.object({ state: text, error: text, user: text });
const CallbackParams = z.object({ provider: z.string() });

const callback = "/api/auth/callback/:provider";
// how the standard and Apple spell "the person declined"
const saidNo = new Set(["access_denied", "user_cancelled_authorize", "user_cancelled_login"]);
// the form fields that a provider may send back; others are dropped
const postedFields = ["code", "state", "iss", "error", "user"] as const;

/** The addresses that a browser navigates to when signing in with a provider. decisions §1: GET /api/login */
export function providerRoutes(app: FastifyInstance, providers: Providers): void {
  app.get("/api/login", { exposeHeadRoute: false }, (request, reply) =>
    orSayWhy(request, reply, () => login(providers, request, reply)),
  );
  app.get(callback, { exposeHeadRoute: false }, (request, reply) =>
    orSayWhy(request, reply, () => comeBack(providers, request, reply)),
  );
  app.register(async (scope) => {
    const mediaType = "application/x-www-form-urlencoded";
    parseBodies(scope, mediaType, { parse: (_request, bytes) => bytes.toString("utf8") });
    const takes = { access: "anyone", mostBytes: mostBytes.anyone, mediaType } as const;
    // A form posted from the provider's site comes without our cookie; redirected to GET, the browser sends it.
    scope.post(callback, { config: { takes } }, async (request, reply) => {
      const posted = new URLSearchParams(typeof request.body === "string" ? request.body : "");
      const { provider } = CallbackParams.parse(request.params);
      const kept = new URLSearchParams();
      for (const name of postedFields)
        for (const value of posted.getAll(name)) kept.append(name, value.slice(0, 4000));
      const address = `/api/auth/callback/${encodeURIComponent(provider)}?${kept.toString()}`;
      return reply.header("cache-control", "no-store").redirect(address, 303);
    });
  });
}

async function login(providers: Providers, request: FastifyRequest, reply: FastifyReply): Promise<string> {
  const query = LoginQuery.parse(request.query);
  const next = ownPath(query.next);
  const isIn = query.provider === undefined && (await findPerson(request, reply)) !== null;
  if (isIn) return next ?? "/";
  const name = query.provider ?? providers.only;
  if (name === null) return signInScreen(null, next);
  if (!providers.has(name)) throw new SignInFailed("provider_unavailable", next);
  // a provider that knows the browser asks nothing: another site could sign somebody in without their doing
  if (wasCausedElsewhere(request)) return signInScreen(null, next);
  await limitNetwork(request, "provider");
  return startFlow(providers, { name, next }, { request, reply });
}

async function comeBack(providers: Providers, request: FastifyRequest, reply: FastifyReply): Promise<string> {
  const { deps } = request.server;
  const { provider } = CallbackParams.parse(request.params);
  const query = CallbackQuery.parse(request.query);
  if (!providers.has(provider)) throw new SignInFailed("provider_unavailable");
  const flow = await flowComingBack(request, reply, { state: query.state, provider });
  const askProfile = () => {
    if (query.error)
      throw new SignInFailed(saidNo.has(query.error) ? "cancelled" : "provider_failed", flow.next);
    return profileFromCode(providers, flow, request);
  };
  if (flow.owner) return finishOwnFlow({ flow, owner: flow.owner, askProfile, request, reply });
  const signed = await askProfile();
  const names = signed.names.fullName === null ? namesFromApple(query.user) : null;
  const profile = { ...signed, names: names ?? signed.names };
  const identity = { provider, subject: profile.subject };
  const preferences = {
    language: languageOf(request),
    theme: chosenTheme(request),
    timeZone: chosenTimeZone(request),
  };
  const now = deps.now();
  const { user, session } = await deps.database.db.transaction(async (tx) => {
    const user = await personOfIdentity(tx, { identity, profile, preferences, request, now });
    return { user, session: await beginSession(tx, { request, user, now }) };
  });
  rememberSession(reply, user, session);
  return flow.next ?? "/";
}

/** Redirects to what `go` answers; after a failed sign-in to the sign-in screen, which says why. */
async function orSayWhy(
  request: FastifyRequest,
  reply: FastifyReply,
  go: () => Promise<string>,
): Promise<FastifyReply> {
  reply.header("cache-control", "no-store");
  try {
    return reply.redirect(await go(), 302);
  } catch (error) {
    const failed = asSignInFailed(error);
    if (!failed) throw error;
    request.log.warn({ reason: failed.reason }, "a sign-in with a provider failed");
    return reply.redirect(signInScreen(failed.reason, failed.next), 302);
  }
}

function asSignInFailed(error: unknown): SignInFailed | null {
  if (error instanceof SignInFailed) return error;
  if (!(error instanceof Refusal)) return null;
  const { code } = error;
  return code === "too_many_attempts" || code === "account_locked" ? new SignInFailed(code) : null;
}

function signInScreen(error: SignInError | null, next: string | null): string {
  const parts = [error && `error=${error}`, next && `next=${encodeURIComponent(next)}`].filter(Boolean);
  return ["/?login", ...parts].join("&");
}
