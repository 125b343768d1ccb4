import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The installation's secret: seals what must not be readable in the database. */
export interface AppSecret {
  /** A 32-byte key for one purpose; `salt` makes it another one for each thing sealed. */
  keyFor(purpose: string, salt?: string): Buffer;
}

/** Where the secret is kept unless APP_SECRET gives it. */
export function secretPath(dataDir: string): string {
  return join(dataDir, "app-secret");
}

/** The same for the same secret, which cannot be found from it. */
export function secretMark(secret: AppSecret): string {
  return secret.keyFor("backup-mark").toString("hex");
}

/** Wraps the text of APP_SECRET. */
export function appSecret(text: string): AppSecret {
  return {
    keyFor: (purpose, salt = "") => Buffer.from(hkdfSync("sha256", text, salt, `remanso:${purpose}`, 32)),
  };
}

/** Reads the secret kept beside the embedded database, or makes one (mode 0600): only where nothing can be sealed with another. */
export async function keptSecret(dataDir: string): Promise<string> {
  const path = secretPath(dataDir);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const kept = await foundSecret(dataDir);
  if (kept !== null) return kept;
  const secret = newToken();
  // written completely under another name first, so that a full disk or a power cut cannot leave half a secret
  const draft = `${path}-${process.pid}`;
  try {
    await writeFile(draft, secret, { mode: 0o600, flush: true });
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
  return secret;
}

/** The secret kept beside the embedded database; null where none was made yet. */
export async function foundSecret(dataDir: string): Promise<string | null> {
  const kept = await readFile(secretPath(dataDir), "utf8").catch(unlessMissing);
  return kept?.trim() || null;
}

function unlessMissing(error: unknown): undefined {
  if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
}

/** Encrypts with AES-256-GCM; the nonce and the tag travel with the bytes. What is sealed `of` one thing cannot be opened as another. */
export function seal(key: Buffer, text: string, of = ""): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  cipher.setAAD(Buffer.from(of));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Undoes `seal`; null if the key or the thing differs, or a byte was changed. */
export function unseal(key: Buffer, bytes: Buffer, of = ""): string | null {
  try {
    const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, 12));
    decipher.setAAD(Buffer.from(of));
    decipher.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}

/** SHA-256, for tokens that are already long and random. */
export function hashOf(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

/** 256 random bits, for links and cookies. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}
