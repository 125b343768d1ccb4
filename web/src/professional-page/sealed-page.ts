import type { PageContent } from "@remanso/core/professional-page/page-content.ts";

// A page travels encrypted under a key that stands only behind the "#" of its link, which browsers send to nobody. From the secret there,
// HKDF makes the key and a proof of having it: the server keeps a hash of the proof, and gives what is encrypted to nobody without it.

/** Whether this browser can encrypt over this connection: WebCrypto needs https, or the machine itself. */
export function canSeal(): boolean {
  return isSecureContext && "subtle" in crypto;
}

const addressBytes = 16;
const secretBytes = 32;
const ivBytes = 12;
const keyInfo = "remanso shared page: key";
const proofInfo = "remanso shared page: proof";

export interface NewLink {
  /** What the server hears of the link. */
  readonly sent: { readonly address: string; readonly proof: string; readonly sealed: string };
  /** The path and the fragment that open it. */
  readonly path: string;
}

/** Encrypts a page under a new key, for a new address. */
export async function sealPage(page: PageContent): Promise<NewLink> {
  const address = written(crypto.getRandomValues(new Uint8Array(addressBytes)));
  const secret = crypto.getRandomValues(new Uint8Array(secretBytes));
  const { key, proof } = await derived(secret);
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const plain = new TextEncoder().encode(JSON.stringify(page));
  const encrypted = new Uint8Array(await crypto.subtle.encrypt(paramsOf(iv, address), key, plain));
  const sealed = new Uint8Array(ivBytes + encrypted.length);
  sealed.set(iv);
  sealed.set(encrypted, ivBytes);
  return { sent: { address, proof, sealed: written(sealed) }, path: `/shared/${address}#${written(secret)}` };
}

/** What opens a page: its key, and the proof of having it. Null for a fragment that cannot be one. */
export async function pageKeyOf(fragment: string): Promise<{ key: CryptoKey; proof: string } | null> {
  const text = fragment.replace(/^#/, "");
  if (!/^[\w-]{43}$/.test(text)) return null;
  return derived(bytesOf(text));
}

/** The page that was encrypted; throws where it cannot be read. */
export async function unsealPage(
  sealed: string,
  { key, address }: { key: CryptoKey; address: string },
): Promise<PageContent> {
  const bytes = bytesOf(sealed);
  const params = paramsOf(bytes.slice(0, ivBytes), address);
  const plain = await crypto.subtle.decrypt(params, key, bytes.slice(ivBytes));
  const page: PageContent = JSON.parse(new TextDecoder().decode(plain));
  if (page.version !== 1) throw new Error("The page is of another version.");
  return page;
}

// what belongs to another address does not open at this one
function paramsOf(iv: Uint8Array<ArrayBuffer>, address: string): AesGcmParams {
  return { name: "AES-GCM", iv, additionalData: new TextEncoder().encode(address) };
}

async function derived(secret: Uint8Array<ArrayBuffer>): Promise<{ key: CryptoKey; proof: string }> {
  const from = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveKey", "deriveBits"]);
  const hkdf = (info: string) => ({
    name: "HKDF",
    hash: "SHA-256",
    salt: new Uint8Array(),
    info: new TextEncoder().encode(info),
  });
  const aes = { name: "AES-GCM", length: 256 };
  const key = await crypto.subtle.deriveKey(hkdf(keyInfo), from, aes, false, ["encrypt", "decrypt"]);
  const proof = new Uint8Array(await crypto.subtle.deriveBits(hkdf(proofInfo), from, 256));
  return { key, proof: written(proof) };
}

/** As base64url without padding. */
function written(bytes: Uint8Array): string {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
