import type { KeyWay, NewWay } from "@remanso/core/only-you/contract.ts";
import { foldName } from "@remanso/core/activity/fold-name.ts";
import { cleanText, type ClosedPart, type ClosedText } from "@remanso/core/shapes.ts";
import { base64Of, bytesOf, textBytes } from "./bytes.ts";

// A person's texts are closed with one content key of 256 random bits, AES-256-GCM. The key itself is wrapped once for each way to open it:
// a passphrase (PBKDF2), a recovery code or a passkey (HKDF). All of it is the browser's own WebCrypto. docs/decisions/0064

type Bytes = Uint8Array<ArrayBuffer>;

/** Whether this browser can encrypt over this connection: WebCrypto needs https, or the machine itself. */
export function canClose(): boolean {
  return isSecureContext && "subtle" in crypto;
}

const keyBytes = 32;
const saltBytes = 32;
const nonceBytes = 12;
// the passphrase has 66 random bits: with these rounds trying them all out is hopeless. OWASP's number for PBKDF2 with SHA-256
const passphraseRounds = 600_000;

/** A new content key. It is held as bytes only while its ways are made. */
export function newContentKey(): Bytes {
  return crypto.getRandomValues(new Uint8Array(keyBytes));
}

/** The number of a new key. */
export function newVersion(): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  // contract: 1 to 2,147,483,647
  return (drawn % 2_147_483_647) + 1;
}

/** A content key as a device keeps it: scripts may use it, and cannot read it. */
export interface UsableKey {
  readonly texts: CryptoKey;
  /** Made from it: keeps names apart without telling them. */
  readonly names: CryptoKey;
}

export async function usableKey(raw: Bytes): Promise<UsableKey> {
  const from = await crypto.subtle.importKey("raw", raw, "HKDF", false, ["deriveKey"]);
  const how = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(0), info: textBytes("remanso names") };
  const hmac = { name: "HMAC", hash: "SHA-256", length: 256 };
  return {
    texts: await crypto.subtle.importKey("raw", raw, "AES-GCM", false, ["encrypt", "decrypt"]),
    names: await crypto.subtle.deriveKey(how, from, hmac, false, ["sign"]),
  };
}

/** What the spellings of one name have in common, for the server: nobody without the key can tell the name from it. */
export async function nameKeyFor(name: string, { names }: UsableKey): Promise<string> {
  return base64Of(new Uint8Array(await crypto.subtle.sign("HMAC", names, textBytes(foldName(name)))));
}

/** What a person shows to open a way: normalised words, the bytes of a code, or what a passkey answered. */
export interface Shown {
  readonly kind: NewWay["kind"];
  readonly secret: Bytes;
  readonly credentialId: string | null;
}

interface Owner {
  readonly userId: string;
  readonly version: number;
}

/** Wraps a content key for one way. */
export async function wayFor(raw: Bytes, shown: Shown, owner: Owner): Promise<NewWay> {
  const { kind, credentialId } = shown;
  const way = {
    version: owner.version,
    kind,
    credentialId,
    salt: base64Of(crypto.getRandomValues(new Uint8Array(saltBytes))),
    rounds: kind === "passphrase" ? passphraseRounds : 0,
  };
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const sealed = await crypto.subtle.encrypt(
    paramsOf(nonce, wayPlace(way, owner)),
    await wrapping(shown, way),
    raw,
  );
  return { ...way, wrapped: base64Of(joined(nonce, new Uint8Array(sealed))) };
}

/** The content key behind a way; null where what was shown does not open it. */
export async function keyBehind(
  way: NewWay | KeyWay,
  shown: Shown,
  { userId }: Pick<Owner, "userId">,
): Promise<Bytes | null> {
  const bytes = bytesOf(way.wrapped);
  const params = paramsOf(bytes.slice(0, nonceBytes), wayPlace(way, { userId, version: way.version }));
  const raw = await crypto.subtle
    .decrypt(params, await wrapping(shown, way), bytes.slice(nonceBytes))
    .catch(() => null);
  return raw && new Uint8Array(raw);
}

async function wrapping({ kind, secret }: Shown, { salt, rounds }: Pick<NewWay, "salt" | "rounds">) {
  const isWords = kind === "passphrase";
  const from = await crypto.subtle.importKey("raw", secret, isWords ? "PBKDF2" : "HKDF", false, [
    "deriveKey",
  ]);
  const how = isWords
    ? { name: "PBKDF2", hash: "SHA-256", salt: bytesOf(salt), iterations: rounds }
    : { name: "HKDF", hash: "SHA-256", salt: bytesOf(salt), info: textBytes(`remanso content key: ${kind}`) };
  return crypto.subtle.deriveKey(how, from, { name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
}

interface Place extends Owner {
  readonly key: UsableKey;
}

/** Closes a text for one row, or another part of it. Nothing but its approximate length can be seen from outside. */
export async function closeText(
  text: string,
  of: string,
  { key, part, ...owner }: Place & { readonly part?: ClosedPart | undefined },
): Promise<ClosedText> {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const closed = await crypto.subtle.encrypt(
    paramsOf(nonce, textPlace(of, part, owner)),
    key.texts,
    padded(textBytes(cleanText(text))),
  );
  const bytes = base64Of(joined(nonce, new Uint8Array(closed)));
  return { version: owner.version, of, ...(part && { part }), bytes };
}

/** The text; null where this key does not open it, or it belongs to another row. */
export async function openText(
  closed: ClosedText,
  of: string,
  { key, userId }: Place,
): Promise<string | null> {
  const bytes = bytesOf(closed.bytes);
  const { version, part } = closed;
  const params = paramsOf(bytes.slice(0, nonceBytes), textPlace(of, part, { userId, version }));
  const opened = await crypto.subtle.decrypt(params, key.texts, bytes.slice(nonceBytes)).catch(() => null);
  return opened && new TextDecoder().decode(unpadded(new Uint8Array(opened)));
}

function paramsOf(iv: Bytes, place: string): AesGcmParams {
  return { name: "AES-GCM", iv, additionalData: textBytes(place) };
}

// what was made for one person, row, way or key does not open as another's
function textPlace(of: string, part: ClosedPart | undefined, { userId, version }: Owner): string {
  return ["remanso text", userId, part === undefined ? of : `${of}:${part}`, version].join("|");
}

function wayPlace(
  { kind, credentialId }: Pick<NewWay, "kind" | "credentialId">,
  { userId, version }: Owner,
): string {
  return ["remanso way", userId, kind, credentialId ?? "", version].join("|");
}

// research: hide lengths in steps of 256 bytes. ISO/IEC 7816-4: a one, then zeros
const stepBytes = 256;
const endMark = 0x80;

function padded(bytes: Bytes): Bytes {
  const result = new Uint8Array(Math.ceil((bytes.length + 1) / stepBytes) * stepBytes);
  result.set(bytes);
  result[bytes.length] = endMark;
  return result;
}

function unpadded(bytes: Bytes): Bytes {
  return bytes.subarray(0, bytes.lastIndexOf(endMark));
}

function joined(one: Bytes, other: Bytes): Bytes {
  const result = new Uint8Array(one.length + other.length);
  result.set(one);
  result.set(other, one.length);
  return result;
}
