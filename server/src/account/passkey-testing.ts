import {
  createHash,
  createPrivateKey,
  generateKeyPairSync,
  randomBytes,
  sign,
  type KeyObject,
} from "node:crypto";
import type {
  MadePasskey,
  PasskeyCreation,
  PasskeyRequest,
  ShownPasskey,
} from "@remanso/core/account/shapes.ts";
import type { TestPerson } from "../testing.ts";

/** What an answer says that a browser and an honest device would have said otherwise. */
export interface Bent {
  origin?: string;
  rpId?: string;
  type?: string;
  challenge?: string;
  credentialId?: Buffer;
  userHandle?: string;
  counter?: number;
  flags?: number;
  format?: string;
  certificates?: boolean;
}

const present = 0x01;
const verified = 0x04;
const withCredential = 0x40;

/** A device with one passkey, in software: it makes and shows it as the standard says (ES256, no attestation). */
export class Authenticator {
  credentialId = randomBytes(32);
  counter = 0;
  /** Counts each use, as keys on a ring do; those that are kept in step between devices stay at 0. */
  counts = false;
  #userHandle = "";
  readonly #origin: string;
  readonly #key: KeyObject;
  readonly #publicKey: Buffer;

  constructor(origin = "http://localhost:3000") {
    this.#origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    this.#key = createPrivateKey(privateKey.export({ type: "pkcs8", format: "pem" }));
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    this.#publicKey = coseKey(Buffer.from(x, "base64url"), Buffer.from(y, "base64url"));
  }

  /** The passkey that the page asked for. */
  make(asked: PasskeyCreation, bent: Bent = {}): MadePasskey {
    this.#userHandle = asked.user.id;
    const id = bent.credentialId ?? this.credentialId;
    const length = Buffer.from([id.length >> 8, id.length & 255]);
    const credential = Buffer.concat([Buffer.alloc(16), length, id, this.#publicKey]);
    const data = Buffer.concat([this.#data(asked.rp.id, withCredential, bent), credential]);
    const statement = bent.certificates
      ? Buffer.concat([
          cborHead(5, 1),
          cborText("x5c"),
          cborHead(4, 1),
          cborBytes(Buffer.from("a certificate")),
        ])
      : cborHead(5, 0);
    const attestation = Buffer.concat([
      cborHead(5, 3),
      cborText("fmt"),
      cborText(bent.format ?? "none"),
      cborText("attStmt"),
      statement,
      cborText("authData"),
      cborBytes(data),
    ]);
    return {
      ...named(id),
      response: {
        clientDataJSON: this.#clientData("webauthn.create", asked.challenge, bent),
        attestationObject: attestation.toString("base64url"),
        transports: ["internal", "hybrid"],
      },
    };
  }

  /** The passkey, shown to the page that asked for it. */
  show(asked: PasskeyRequest, bent: Bent = {}): ShownPasskey {
    if (this.counts) this.counter += 1;
    const data = this.#data(asked.rpId, 0, bent);
    const clientDataJSON = this.#clientData("webauthn.get", asked.challenge, bent);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, "base64url"))]);
    return {
      ...named(bent.credentialId ?? this.credentialId),
      response: {
        clientDataJSON,
        authenticatorData: data.toString("base64url"),
        signature: sign("sha256", signed, this.#key).toString("base64url"),
        userHandle: bent.userHandle ?? this.#userHandle,
      },
    };
  }

  #data(rpId: string, more: number, { counter, flags, ...bent }: Bent): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? this.counter);
    const said = Buffer.from([(flags ?? present | verified) | more]);
    return Buffer.concat([sha256(Buffer.from(bent.rpId ?? rpId)), said, count]);
  }

  #clientData(type: string, challenge: string, bent: Bent): string {
    const said = { type, challenge, origin: this.#origin, crossOrigin: false };
    const { origin = said.origin } = bent;
    const text = JSON.stringify({
      ...said,
      origin,
      type: bent.type ?? type,
      challenge: bent.challenge ?? challenge,
    });
    return Buffer.from(text).toString("base64url");
  }
}

/** Makes a passkey for the person, as Settings does; what the server said. */
export async function addPasskey(person: TestPerson, device: Authenticator, bent: Bent = {}) {
  const asked = await person.call("POST", "/api/auth/passkeys/options");
  if (asked.status !== 200) return asked;
  return person.call("POST", "/api/auth/passkeys", { name: "Móvil", passkey: device.make(asked.body, bent) });
}

/** A challenge for somebody who is not signed in, and the cookie of the browser that may answer it. */
export async function askToSignIn(person: TestPerson) {
  const asked = await person.call("POST", "/api/auth/passkey-sign-in/options");
  const flow = /(__Host-)?login-flow=[^;]+/.exec(String(asked.headers["set-cookie"]))?.[0] ?? "";
  const request: PasskeyRequest = asked.body;
  return { request, flow, status: asked.status };
}

/** Sends what a device showed, from the browser with this cookie. */
export function sendShown(person: TestPerson, passkey: ShownPasskey, flow: string) {
  const cookie = [person.cookie, flow].filter(Boolean).join("; ");
  return person.call("POST", "/api/auth/passkey-sign-in", { passkey }, { cookie });
}

/** The whole way in with a passkey; what the server said. */
export async function signInWithPasskey(person: TestPerson, device: Authenticator, bent: Bent = {}) {
  const { request, flow } = await askToSignIn(person);
  return sendShown(person, device.show(request, bent), flow);
}

function named(id: Buffer) {
  const text = id.toString("base64url");
  return { id: text, rawId: text, type: "public-key" as const };
}

function sha256(bytes: Buffer): Buffer {
  return createHash("sha256").update(bytes).digest();
}

function coseKey(x: Buffer, y: Buffer): Buffer {
  // kty EC2, alg ES256, curve P-256
  const kind = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
  return Buffer.concat([kind, Buffer.from([0x21]), cborBytes(x), Buffer.from([0x22]), cborBytes(y)]);
}

function cborText(text: string): Buffer {
  return Buffer.concat([cborHead(3, text.length), Buffer.from(text)]);
}

function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([cborHead(2, bytes.length), bytes]);
}

function cborHead(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  return length < 256
    ? Buffer.from([(major << 5) | 24, length])
    : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}
