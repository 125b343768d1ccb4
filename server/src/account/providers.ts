import * as client from "openid-client";
import type { Config } from "../config.ts";
import { appleClientSecret, appleKey } from "./apple-secret.ts";

interface Provider {
  readonly issuer: string;
  readonly clientId: string;
  readonly scope: string;
  readonly authenticate: client.ClientAuth;
  /** Apple sends the person back by a form post when it is asked for their name. */
  readonly responseMode?: "form_post";
}

/** The configured providers; the metadata of each is fetched when it is first needed. */
export interface Providers {
  has(name: string): boolean;
  /** The generic provider, if it is the only one configured. */
  readonly only: "oidc" | null;
  open(name: string): Promise<OpenProvider>;
}

export interface OpenProvider {
  readonly configuration: client.Configuration;
  /** The parameters that every flow starts with. */
  readonly parameters: Readonly<Record<string, string>>;
}

// a provider that does not answer within this time is down
const timeoutSeconds = 5;
// its metadata may change, for instance when it moves
const describedForMs = 3_600_000;

/** Fetches nothing yet: a provider that is down now may be back when somebody signs in. */
export function openProviders(config: Config): Providers {
  const known = knownProviders(config);
  const opened = new Map<string, { until: number; provider: Promise<OpenProvider> }>();
  return {
    has: (name) => known.has(name),
    only: known.size === 1 && known.has("oidc") ? "oidc" : null,
    open: (name) => {
      const provider = known.get(name);
      if (!provider) throw new Error(`${name} is not configured: ask has() first.`);
      const kept = opened.get(name);
      if (kept && kept.until > Date.now()) return kept.provider;
      const opening = discover(provider);
      opened.set(name, { until: Date.now() + describedForMs, provider: opening });
      opening.catch(() => opened.delete(name));
      return opening;
    },
  };
}

async function discover(provider: Provider): Promise<OpenProvider> {
  const { issuer, clientId, authenticate, scope, responseMode } = provider;
  const insecure = new URL(issuer).protocol === "http:" ? [client.allowInsecureRequests] : [];
  // an ID token is believed by its signature too, not only because it came over TLS
  const execute = [...insecure, client.enableNonRepudiationChecks];
  const configuration = await client.discovery(new URL(issuer), clientId, undefined, authenticate, {
    timeout: timeoutSeconds,
    execute,
  });
  return { configuration, parameters: { scope, ...(responseMode ? { response_mode: responseMode } : {}) } };
}

function knownProviders({ google, apple, oidc }: Config): Map<string, Provider> {
  const known = new Map<string, Provider>();
  const scope = "openid email profile";
  if (google) known.set("google", { ...google, scope, authenticate: bySecret(google.clientSecret) });
  if (oidc) known.set("oidc", { ...oidc, scope, authenticate: bySecret(oidc.clientSecret) });
  if (apple) {
    const key = appleKey(apple.privateKey);
    known.set("apple", {
      issuer: apple.issuer,
      clientId: apple.clientId,
      scope: "openid email name",
      responseMode: "form_post",
      authenticate: (...call) => client.ClientSecretPost(appleClientSecret(apple, key, new Date()))(...call),
    });
  }
  return known;
}

/** The secret where the provider wants it: in the header (the standard's default), else in the body. */
function bySecret(secret: string): client.ClientAuth {
  const [basic, post] = [client.ClientSecretBasic(secret), client.ClientSecretPost(secret)];
  return (...call) => {
    const [server] = call;
    const methods = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    return (methods.includes("client_secret_basic") ? basic : post)(...call);
  };
}

/** What a failed call to a provider means for the person; null when it is no failure of the provider. */
export function providerFailure(error: unknown): "provider_down" | "provider_failed" | null {
  if (error instanceof client.ResponseBodyError)
    return error.status >= 500 ? "provider_down" : "provider_failed";
  if (error instanceof client.AuthorizationResponseError) return "provider_failed";
  if (error instanceof client.WWWAuthenticateChallengeError) return "provider_failed";
  if (error instanceof client.ClientError)
    return downCodes.has(error.code ?? "") ? "provider_down" : "provider_failed";
  // what fetch throws when nobody answers
  return error instanceof TypeError && error.message === "fetch failed" ? "provider_down" : null;
}

const downCodes = new Set(["OAUTH_TIMEOUT", "OAUTH_RESPONSE_IS_NOT_CONFORM", "OAUTH_RESPONSE_IS_NOT_JSON"]);
