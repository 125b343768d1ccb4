import { execFileSync } from "node:child_process";
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
  type ECDH,
} from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { createServer } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PushNetwork } from "./push.ts";

/** What a push service was given for one of its endpoints. */
interface Pushed {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A real push service on this machine, with a certificate of its own. */
export interface PushService {
  readonly origin: string;
  readonly pushed: readonly Pushed[];
  /** Loopback counts as public, and the certificate as good: here, because a test says so. */
  readonly network: PushNetwork;
  /** How it answers from now on; 201 unless told. "hang up" takes everything and says nothing. */
  answer(how: Answer | "hang up"): void;
  close(): Promise<void>;
}

export async function openPushService(): Promise<PushService> {
  const { key, cert } = selfSigned();
  const pushed: Pushed[] = [];
  let how: Answer | "hang up" = { status: 201 };
  const server = createServer({ key, cert }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      pushed.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(chunks) });
      if (how === "hang up") request.socket.destroy();
      else response.writeHead(how.status, how.headers).end();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The push service has no port.");
  return {
    origin: `https://localhost:${address.port}`,
    pushed,
    network: { mayReach: () => true, isService: () => true, ca: cert },
    answer: (next) => {
      how = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function selfSigned(): { key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), "remanso-push-"));
  try {
    const [keyFile, certFile] = [join(folder, "key.pem"), join(folder, "cert.pem")];
    const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
    const name = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
    execFileSync("openssl", ["req", "-x509", ...kind, ...name, "-keyout", keyFile, "-out", certFile], {
      stdio: "ignore",
    });
    return { key: readFileSync(keyFile, "utf8"), cert: readFileSync(certFile, "utf8") };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A browser that has subscribed at a push service: it alone can read what is sent to it. */
export class SubscribedBrowser {
  readonly endpoint: string;
  readonly #keys: ECDH = createECDH("prime256v1");
  readonly #auth = randomBytes(16);

  constructor(origin: string) {
    this.endpoint = `${origin}/push/${randomBytes(12).toString("hex")}`;
    this.#keys.generateKeys();
  }

  /** As PushSubscription.toJSON() tells it. */
  get subscription() {
    return {
      endpoint: this.endpoint,
      expirationTime: null,
      keys: {
        p256dh: this.#keys.getPublicKey().toString("base64url"),
        auth: this.#auth.toString("base64url"),
      },
    };
  }

  /** What came for this browser, as it reads it. RFC 8291 and RFC 8188, done by hand. */
  messages({ pushed }: PushService): unknown[] {
    const path = new URL(this.endpoint).pathname;
    return pushed.filter((one) => one.path === path).map(({ body }) => JSON.parse(this.#decrypt(body)));
  }

  #decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const senderKey = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const shared = this.#keys.computeSecret(senderKey);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), this.#keys.getPublicKey(), senderKey]);
    const secret = Buffer.from(hkdfSync("sha256", shared, this.#auth, info, 32));
    const part = (name: string, length: number) =>
      Buffer.from(hkdfSync("sha256", secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
    const decipher = createDecipheriv("aes-128-gcm", part("aes128gcm", 16), part("nonce", 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // a 2 stands after the text of the last record, then zeros
    return padded.subarray(0, padded.lastIndexOf(2)).toString("utf8");
  }
}

/** What a push service finds out about the sender (RFC 8292); fails when the signature is not that of `publicKey`. */
export function signedBy(
  authorization: string | undefined,
  publicKey: string,
): { aud: string; sub: string; exp: number } {
  const [, token = "", key] = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(authorization ?? "") ?? [];
  if (key !== publicKey) throw new Error(`Signed by ${key}, not by ${publicKey}.`);
  const [header = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(publicKey, "base64url");
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  const isRight = verify(
    "sha256",
    Buffer.from(`${header}.${claims}`),
    { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isRight) throw new Error("The signature is wrong.");
  return JSON.parse(Buffer.from(claims, "base64url").toString("utf8"));
}
