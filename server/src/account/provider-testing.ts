import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Provider, type Configuration, type InteractionResults } from "oidc-provider";

/** Who sits in front of the provider, and what it says about them. */
export interface Visitor {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  /** They press "no". */
  refuses?: boolean;
}

/** A real OpenID provider on loopback, in which `visitor` is signed in and agrees to everything. */
export interface TestProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  visitor: Visitor;
  /** Goes through the provider's pages from this address, as a browser would; answers where it sends the person back to. */
  visit(authorizationUrl: string): Promise<string>;
  close(): Promise<void>;
}

const client = { clientId: "remanso", clientSecret: "a secret between the two of them" };

export async function openTestProvider(baseUrl: string, port = 0): Promise<TestProvider> {
  const server = createServer();
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const opened: TestProvider = {
    ...client,
    issuer,
    visitor: { sub: "nobody" },
    visit: (url) => walk(url, issuer),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const provider = new Provider(
    issuer,
    settings(baseUrl, () => opened.visitor),
  );
  const answerAll = provider.callback();
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const isOurs = request.url?.startsWith("/interaction/") === true;
    const answering = isOurs
      ? agree(provider, opened.visitor, { request, response })
      : answerAll(request, response);
    answering.catch(() => response.writeHead(500).end());
  });
  return opened;
}

function settings(baseUrl: string, visitor: () => Visitor): Configuration {
  return {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: ["oidc", "google"].map((name) => `${baseUrl}/api/auth/callback/${name}`),
      },
    ],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    cookies: { keys: ["only for tests"] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_context, sub) => {
      const { refuses: _, ...claims } = visitor();
      return { accountId: sub, claims: async () => ({ ...claims, sub }) };
    },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    jwks: { keys: [signingKey()] },
    pkce: { required: () => true },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
  };
}

async function agree(
  provider: Provider,
  visitor: Visitor,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
): Promise<void> {
  const { prompt, params, session } = await provider.interactionDetails(request, response);
  const finish = (result: InteractionResults) =>
    provider.interactionFinished(request, response, result, { mergeWithLastSubmission: true });
  if (visitor.refuses) return finish({ error: "access_denied" });
  if (prompt.name === "login") return finish({ login: { accountId: visitor.sub } });
  const grant = new provider.Grant({
    accountId: session?.accountId ?? visitor.sub,
    clientId: String(params["client_id"]),
  });
  grant.addOIDCScope("openid email profile");
  return finish({ consent: { grantId: await grant.save() } });
}

async function walk(start: string, issuer: string): Promise<string> {
  const jar = new Map<string, string>();
  let at = start;
  for (let step = 0; at.startsWith(issuer); step += 1) {
    if (step > 10) throw new Error(`The provider goes round in circles at ${at}`);
    const cookie = [...jar].map((pair) => pair.join("=")).join("; ");
    const answered = await fetch(at, { redirect: "manual", headers: { cookie } });
    for (const set of answered.headers.getSetCookie()) {
      const [name = "", value = ""] = (set.split(";")[0] ?? "").split(/=(.*)/s);
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    const to = answered.headers.get("location");
    if (!to) throw new Error(`The provider answered ${answered.status}: ${await answered.text()}`);
    at = new URL(to, at).href;
  }
  return at;
}

function signingKey() {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return { ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256", kid: "test" };
}
