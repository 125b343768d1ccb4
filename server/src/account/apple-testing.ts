import { generateKeyPairSync, sign, verify, type KeyObject } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** What stands in for Apple: it hands out one code, and checks the secret that is sent with it. */
export interface TestApple {
  readonly issuer: string;
  /** The text of the .p8 file. */
  readonly privateKey: string;
  /** What the next ID token says. */
  claims: Record<string, unknown>;
  /** Signs with a key that is not Apple's. */
  forges: boolean;
  /** The secrets that were sent, decoded; each was signed by the key. */
  readonly secrets: { header: Record<string, unknown>; claims: Record<string, unknown> }[];
  close(): Promise<void>;
}

export async function openTestApple(): Promise<TestApple> {
  const client = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const [own, forger] = [newRsaPair(), newRsaPair()];
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const apple: TestApple = {
    issuer,
    privateKey: client.privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    claims: {},
    forges: false,
    secrets: [],
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  server.on("request", (request: IncomingMessage, response) => {
    const answers: Record<string, () => object | Promise<object>> = {
      "/.well-known/openid-configuration": () => description(issuer),
      "/auth/keys": () => ({
        keys: [{ ...own.publicKey.export({ format: "jwk" }), kid: "apple", use: "sig", alg: "RS256" }],
      }),
      "/auth/token": async () => {
        apple.secrets.push(checkedSecret(await text(request), client.publicKey));
        return {
          access_token: "x",
          token_type: "Bearer",
          id_token: idToken({ iss: issuer, ...apple.claims }, (apple.forges ? forger : own).privateKey),
        };
      },
    };
    Promise.resolve(answers[request.url ?? ""]?.() ?? Promise.reject(new Error("unknown")))
      .then((body) =>
        response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body)),
      )
      .catch(() =>
        response.writeHead(400, { "content-type": "application/json" }).end('{"error":"invalid_client"}'),
      );
  });
  return apple;
}

function newRsaPair() {
  return generateKeyPairSync("rsa", { modulusLength: 2048 });
}

function description(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/auth/authorize`,
    token_endpoint: `${issuer}/auth/token`,
    jwks_uri: `${issuer}/auth/keys`,
    response_types_supported: ["code"],
    response_modes_supported: ["query", "fragment", "form_post"],
    subject_types_supported: ["pairwise"],
    id_token_signing_alg_values_supported: ["RS256"],
    scopes_supported: ["openid", "email", "name"],
    token_endpoint_auth_methods_supported: ["client_secret_post"],
  };
}

function checkedSecret(form: string, key: KeyObject) {
  const [header = "", claims = "", signature = ""] = (
    new URLSearchParams(form).get("client_secret") ?? ""
  ).split(".");
  const isSigned = verify(
    "sha256",
    Buffer.from(`${header}.${claims}`),
    { key, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isSigned) throw new Error("not signed");
  return { header: decoded(header), claims: decoded(claims) };
}

function decoded(part: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(part, "base64url").toString());
}

function idToken(claims: Record<string, unknown>, key: KeyObject): string {
  const at = Math.floor(Date.now() / 1000);
  const parts = [
    { alg: "RS256", kid: "apple" },
    { iat: at, exp: at + 600, ...claims },
  ];
  const content = parts.map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".");
  return `${content}.${sign("sha256", Buffer.from(content), key).toString("base64url")}`;
}
