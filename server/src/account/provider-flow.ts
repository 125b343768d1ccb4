import type { FastifyReply, FastifyRequest } from "fastify";
import * as client from "openid-client";
import * as z from "zod/mini";
import { hashOf, newToken, seal, unseal } from "../secret.ts";
import { clearFlowCookie, flowMinutes, readFlowCookie, writeFlowCookie } from "./cookies.ts";
import { keepFlow, takeFlow } from "./flow-store.ts";
import { profileOf, type Profile } from "./provider-profile.ts";
import { providerFailure, type OpenProvider, type Providers } from "./providers.ts";
import { SignInFailed } from "./sign-in-failed.ts";

/** The signed-in person, in the session, who began a flow in Settings, and what for. */
const Owner = z.object({ aim: z.enum(["connect", "prove"]), userId: z.string(), sessionId: z.string() });
export type Owner = z.infer<typeof Owner>;

const Flow = z.object({
  provider: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  // the browser that may finish it: the hash of its cookie
  browser: z.string(),
  next: z.nullable(z.string()),
  owner: z.nullish(Owner),
});
export type Flow = z.infer<typeof Flow>;

interface Start {
  readonly name: string;
  /** Where to go afterwards. */
  readonly next: string | null;
  readonly owner?: Owner;
}

/** Starts a flow with a configured provider; answers the provider's address to send the browser to. */
export async function startFlow(
  providers: Providers,
  { name, next, owner }: Start,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<string> {
  const { database, now, secret } = request.server.deps;
  const provider = await open(providers, { name, next });
  const state = client.randomState();
  const browser = readFlowCookie(request) ?? newToken();
  const flow: Flow = {
    provider: name,
    nonce: client.randomNonce(),
    verifier: client.randomPKCECodeVerifier(),
    browser: hashOf(browser).toString("hex"),
    next,
    owner,
  };
  await keepFlow(database.db, {
    stateHash: hashOf(state),
    sealed: seal(secret.keyFor("login-flow", state), JSON.stringify(flow)),
    expiresAt: new Date(now().getTime() + flowMinutes * 60_000),
  });
  writeFlowCookie(reply, browser);
  const url = client.buildAuthorizationUrl(provider.configuration, {
    ...provider.parameters,
    redirect_uri: redirectUri(request, name),
    state,
    nonce: flow.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(flow.verifier),
    code_challenge_method: "S256",
  });
  return url.href;
}

/**
 * The flow that comes back with this state. It can be taken once, by the browser that began it and from the provider that
 * it went to; anything else is refused as `expired`.
 */
export async function flowComingBack(
  request: FastifyRequest,
  reply: FastifyReply,
  back: { state: string | undefined; provider: string },
): Promise<Flow> {
  const { database, now, secret } = request.server.deps;
  const state = back.state ?? "";
  const sealed = await takeFlow(database.db, hashOf(state), now());
  const text = sealed && unseal(secret.keyFor("login-flow", state), sealed);
  const browser = readFlowCookie(request);
  clearFlowCookie(reply);
  const flow = text ? Flow.parse(JSON.parse(text)) : null;
  const isOwn = flow && browser !== null && flow.browser === hashOf(browser).toString("hex");
  if (!isOwn || flow.provider !== back.provider) throw new SignInFailed("expired");
  return flow;
}

/** Trades the code in the request's address for what the provider says about the person; state, nonce and PKCE must fit. */
export async function profileFromCode(
  providers: Providers,
  flow: Flow,
  request: FastifyRequest,
): Promise<Profile> {
  const { configuration } = await open(providers, { name: flow.provider, next: flow.next });
  const address = new URL(redirectUri(request, flow.provider));
  address.search = new URL(request.url, address).search;
  return orFailed(flow.next, async () => {
    const tokens = await client.authorizationCodeGrant(configuration, address, {
      pkceCodeVerifier: flow.verifier,
      expectedNonce: flow.nonce,
      expectedState: address.searchParams.get("state") ?? "",
      idTokenExpected: true,
    });
    return profileOf(configuration, tokens);
  });
}

function redirectUri(request: FastifyRequest, provider: string): string {
  return `${request.server.deps.config.baseUrl}/api/auth/callback/${provider}`;
}

function open(providers: Providers, { name, next }: Start): Promise<OpenProvider> {
  return orFailed(next, () => providers.open(name));
}

async function orFailed<Result>(next: string | null, ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    const reason = providerFailure(error);
    if (reason) throw new SignInFailed(reason, next);
    throw error;
  }
}
