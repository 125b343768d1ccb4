import { readFile } from "node:fs/promises";
import { WrongConfig } from "../setting.ts";
import { damaged } from "./archive-bytes.ts";
import type { BackupLock } from "./backup-lock.ts";
import { BackupRefused } from "./backup-refused.ts";
import { askHidden } from "./ask-hidden.ts";

// The format is that of the age program (age-encryption.org/v1). docs/decisions/0033. The library is loaded only where it is needed.

export const ageMagic = "age-encryption.org/v1\n";

/** What may open an encrypted backup: what backups are made with here, and what the operator named. */
export interface Keyring {
  readonly lock: BackupLock | null;
  readonly passphraseFile: string | null;
  /** A file with a private key, as `age-keygen` writes it. */
  readonly keyFile: string | null;
}

/** Encrypts a whole archive. */
export async function* encrypted(
  chunks: AsyncIterable<Uint8Array>,
  lock: BackupLock,
): AsyncGenerator<Buffer> {
  const encrypter = await encrypterFor(lock);
  for await (const chunk of await encrypter.encrypt(ReadableStream.from(chunks))) yield Buffer.from(chunk);
}

/** Refused with the setting's name where backups could not be encrypted with it. */
export async function requireUsable(lock: BackupLock | null): Promise<void> {
  if (lock !== null) await encrypterFor(lock);
}

async function encrypterFor(lock: BackupLock) {
  const { Encrypter } = await import("age-encryption");
  const encrypter = new Encrypter();
  if (!("publicKeys" in lock)) {
    encrypter.setPassphrase(await passphraseOf(lock));
    return encrypter;
  }
  for (const key of lock.publicKeys) {
    try {
      encrypter.addRecipient(key);
    } catch {
      throw new WrongConfig(`BACKUP_PUBLIC_KEY has a key that age does not know, perhaps mistyped: ${key}`);
    }
  }
  return encrypter;
}

/** Decrypts a whole archive. Refused before the first byte with a wrong passphrase or key, and where a byte was changed or is missing. */
export async function* decrypted(
  chunks: AsyncIterable<Uint8Array>,
  { file, head, keyring }: { file: string; head: string; keyring: Keyring },
): AsyncGenerator<Buffer> {
  const { Decrypter } = await import("age-encryption");
  const decrypter = new Decrypter();
  const isByPassphrase = head.startsWith("-> scrypt ", ageMagic.length);
  if (isByPassphrase) decrypter.addPassphrase(await passphraseFor(file, keyring));
  else for (const identity of await identitiesFor(file, keyring)) addIdentity(decrypter, identity);
  try {
    for await (const chunk of await decrypter.decrypt(ReadableStream.from(chunks))) yield Buffer.from(chunk);
  } catch (error) {
    if (error instanceof Error && error.message.startsWith("no identity matched"))
      throw new BackupRefused(`${isByPassphrase ? "The passphrase" : "The key"} does not open ${file}.`);
    throw damaged(file, "it does not decrypt to its end");
  }
}

function addIdentity(decrypter: { addIdentity(identity: string): void }, identity: string): void {
  try {
    decrypter.addIdentity(identity);
  } catch {
    throw new BackupRefused("The key file holds a key that age does not know.");
  }
}

async function passphraseFor(file: string, { lock, passphraseFile }: Keyring): Promise<string> {
  if (passphraseFile !== null) return passphraseOf({ passphraseFile });
  if (lock !== null && !("publicKeys" in lock)) return passphraseOf(lock);
  const asked = await askHidden(`Passphrase of ${file}: `);
  if (asked !== null) return asked;
  throw new BackupRefused(
    `${file} is encrypted with a passphrase: set BACKUP_PASSPHRASE, or add --passphrase-file FILE.`,
  );
}

async function identitiesFor(file: string, { keyFile }: Keyring): Promise<string[]> {
  if (keyFile === null)
    throw new BackupRefused(
      `${file} is encrypted for a key: add --key-file FILE, with the private key that age-keygen has made.`,
    );
  const lines = (await contentOf(keyFile)).split("\n").map((line) => line.trim());
  const identities = lines.filter((line) => line.startsWith("AGE-SECRET-KEY-"));
  if (identities.length > 0) return identities;
  throw new BackupRefused(`${keyFile} holds no private key of age (AGE-SECRET-KEY-…).`);
}

async function passphraseOf(
  lock: { readonly passphrase: string } | { readonly passphraseFile: string },
): Promise<string> {
  if ("passphrase" in lock) return lock.passphrase;
  const passphrase = (await contentOf(lock.passphraseFile)).trim();
  if (passphrase !== "") return passphrase;
  throw new BackupRefused(`${lock.passphraseFile} holds no passphrase.`);
}

async function contentOf(file: string): Promise<string> {
  return readFile(file, "utf8").catch((error: unknown) => {
    throw new BackupRefused(
      `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  });
}
