import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Decrypter, generateIdentity, identityToRecipient } from "age-encryption";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../config.ts";
import type { TestPerson } from "../testing.ts";
import { requireUsable } from "./age.ts";
import { backUp } from "./backup.ts";
import { everything, fileIn, livingPerson, refusalOf, startInstallation } from "./backup-testing.ts";
import { restore } from "./restore.ts";

const installation = await startInstallation();
const { config, ask } = installation;
afterAll(installation.close);

const folder = join(config.dataDir, "elsewhere");
const keyFile = join(config.dataDir, "key.txt");
const passphraseFile = join(config.dataDir, "passphrase.txt");
const passphrase = "four calm words of water";

let ana: TestPerson;
let identity: string;
let forKey: string;
let whole: Buffer;
beforeAll(async () => {
  ana = await livingPerson(installation);
  identity = await generateIdentity();
  writeFileSync(keyFile, `# created: today\n${identity}\n`);
  writeFileSync(passphraseFile, `${passphrase}\n`);
  const backupLock = { publicKeys: [await identityToRecipient(identity)] };
  forKey = fileIn(await backUp({ ...config, backupLock }, { folder, keep: 14 }));
  whole = readFileSync(forKey);
});

test("a backup for a public key shows nothing of anybody, and its private key gives the archive back", async () => {
  expect(forKey).toMatch(/\/remanso-[\d-]+\.backup\.age$/);
  expect(statSync(forKey).mode & 0o777).toBe(0o600);
  expect(whole.toString("latin1")).toMatch(/^age-encryption\.org\/v1\n-> X25519 /);
  for (const text of [ana.email, "manifest", "users"]) expect(whole.includes(text)).toBe(false);
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const opened = Buffer.from(await decrypter.decrypt(whole));
  expect(opened.toString("latin1", 0, 15)).toBe("remanso-backup/");
});

test("without its key it is not restored, with another key neither, and with its key it is", async () => {
  expect(await refusalOf(installation, { file: forKey })).toContain(
    "is encrypted for a key: add --key-file FILE",
  );
  expect(await refusalOf(installation, { file: forKey, keyFile: passphraseFile })).toContain(
    "holds no private key of age",
  );
  const other = join(config.dataDir, "other.txt");
  writeFileSync(other, await generateIdentity());
  expect(await refusalOf(installation, { file: forKey, keyFile: other })).toBe(
    `The key does not open ${forKey}. Nothing was changed.`,
  );
  const before = await everything(ask);
  await ask("truncate users cascade");
  const backupLock = { publicKeys: [await identityToRecipient(identity)] };
  const target = { ...config, backupDir: folder, backupLock };
  const lines = await restore(target, { file: forKey, isSure: true, takesOtherSecret: false, keyFile });
  expect(await everything(ask)).toEqual(before);
  // what was there before is encrypted too
  expect(lines[1]).toMatch(/-before-restore\.backup\.age\.$/);
});

test("one that is truncated, changed or grown anywhere is refused", async () => {
  const file = join(config.dataDir, "given.backup.age");
  for (const length of [10, 100, 200, 216, 5000, whole.length - 17, whole.length - 1]) {
    writeFileSync(file, whole.subarray(0, length));
    expect(await refusalOf(installation, { file, keyFile })).toMatch(/is damaged|is no backup/);
  }
  for (const place of [0, 21, 30, 60, 120, 190, 210, 4000, whole.length - 1]) {
    const flipped = Buffer.from(whole);
    flipped[place] = (flipped[place] ?? 0) ^ 1;
    writeFileSync(file, flipped);
    expect(await refusalOf(installation, { file, keyFile })).toMatch(
      /is damaged|is no backup|key does not open|for a key/,
    );
  }
  writeFileSync(file, Buffer.concat([whole, Buffer.from("more")]));
  expect(await refusalOf(installation, { file, keyFile })).toContain("is damaged");
});

test("a passphrase opens what was encrypted with it; a wrong one is one sentence", async () => {
  const target = { ...config, backupDir: folder, backupLock: { passphraseFile } };
  const file = fileIn(await backUp(target, { folder, keep: 14 }));
  expect(await refusalOf(installation, { file })).toContain(
    "is encrypted with a passphrase: set BACKUP_PASSPHRASE, or add --passphrase-file FILE.",
  );
  expect(await refusalOf(installation, { file, passphraseFile: keyFile })).toBe(
    `The passphrase does not open ${file}. Nothing was changed.`,
  );
  const before = await everything(ask);
  const wish = { file, isSure: false, takesOtherSecret: false };
  const environment = { ...config, backupLock: { passphrase } };
  await expect(restore(environment, wish)).rejects.toThrow(/is whole: /);
  expect(await everything(ask)).toEqual(before);
});

test("a mistyped setting is told at start", async () => {
  const key = await identityToRecipient(identity);
  const read = (env: object) => readConfig({ ...env, DATA_DIR: config.dataDir }).backupLock;
  expect(read({ BACKUP_PUBLIC_KEY: key })).toEqual({ publicKeys: [key] });
  expect(() => read({ BACKUP_PUBLIC_KEY: "ssh-ed25519 AAAA" })).toThrow(/^BACKUP_PUBLIC_KEY must be /);
  expect(() => read({ BACKUP_PASSPHRASE: "short" })).toThrow(/^BACKUP_PASSPHRASE must have at least 12/);
  expect(() => read({ BACKUP_PUBLIC_KEY: key, BACKUP_PASSPHRASE: passphrase })).toThrow(/both set/);
  const mistyped = key.replace(/.$/, (last) => (last === "q" ? "p" : "q"));
  await expect(requireUsable(read({ BACKUP_PUBLIC_KEY: mistyped }))).rejects.toThrow(
    /^BACKUP_PUBLIC_KEY has/,
  );
});
