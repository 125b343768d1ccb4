import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { ownPath } from "@remanso/core/account/own-path.ts";
import type { SignInError } from "@remanso/core/account/sign-in-error.ts";
import { Refusal } from "@remanso/core/refusals.ts";
import { languageOf } from "../http.ts";
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
// the words of the standard and of Apple for "the person said no"
const saidNo = new Set(["access_denied", "user_cancelled_authorize", "user_cancelled_login"]);
// what a provider may send back by a form; the rest is not passed on
const postedFields = ["code", "state", "iss", "error", "user"] as const;

/** The places that a browser goes to when it signs in with a provider. decisions §1: GET /api/login */
export function providerRoutes(app: FastifyInstance, providers: Providers): void {
  app.get("/api/login", { exposeHeadRoute: false }, (request, reply) =>
    orSayWhy(request, reply, () => login(providers, request, reply)),
  );
  app.get(callback, { exposeHeadRoute: false }, (request, reply) =>
    orSayWhy(request, reply, () => comeBack(providers, request, reply)),
  );
  app.register(async (scope) => {
    const type = "application/x-www-form-urlencoded";
    scope.addContentTypeParser(
      type,
      { parseAs: "string" },
      async (_request: FastifyRequest, body: string) => body,
    );
    // A form posted from the provider's site comes without our cookie; the same as GET brings it along.
    scope.post(callback, async (request, reply) => {
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
  const { user, token } = await deps.database.db.transaction(async (tx) => {
    const user = await personOfIdentity(tx, { identity, profile, preferences, now });
    return { user, token: await beginSession(tx, { request, user, now }) };
  });
  rememberSession(reply, user, token);
  return flow.next ?? "/";
}

/** Goes where `go` says; a failed sign-in goes to the sign-in screen, which says why in words. */
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
  const isLimited = error instanceof Refusal && error.code === "too_many_attempts";
  return isLimited ? new SignInFailed("too_many_attempts") : null;
}

function signInScreen(error: SignInError | null, next: string | null): string {
  const parts = [error && `error=${error}`, next && `next=${encodeURIComponent(next)}`].filter(Boolean);
  return ["/?login", ...parts].join("&");
}
