import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect } from "vitest";
import { root } from "./root.ts";
import { newDataDir } from "./server.ts";

/** Makes a backup as `npm run backup` does; answers its folder. */
export async function makeBackup(dataDir: string): Promise<string> {
  await run("backup", dataDir);
  return join(dataDir, "backups");
}

/** Restores the newest backup as `npm run restore` does, into a fresh folder with a secret of its own; answers that. */
export async function restoreBackup(backups: string): Promise<string> {
  const [newest = ""] = (await readdir(backups)).toSorted().toReversed();
  const dataDir = await newDataDir();
  await run("restore", dataDir, [join(backups, newest), "--yes", "--other-secret"]);
  return dataDir;
}

async function run(command: "backup" | "restore", dataDir: string, args: string[] = []): Promise<void> {
  const child = spawn(
    join(root, "node_modules/node/bin/node"),
    [`server/src/backup/${command}.ts`, ...args],
    {
      cwd: root,
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, NODE_ENV: "production", BASE_URL: "", DATA_DIR: dataDir },
    },
  );
  const [code] = await once(child, "exit");
  expect(code).toBe(0);
}

interface Kept {
  readonly path: string;
  readonly bytes: Buffer;
}

/** Every file below a folder; of a backup what is packed in it. */
export async function filesIn(folder: string, backups: string): Promise<Kept[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    paths.map(async (path) => {
      const bytes = await readFile(path);
      return { path, bytes: dirname(path) === backups ? unpacked(bytes) : bytes };
    }),
  );
}

/** The members of a tar archive, one after the other: a header of 512 bytes, then the content in blocks of 512. */
function unpacked(archive: Buffer): Buffer {
  const members: Buffer[] = [];
  for (let at = 0; at + 512 <= archive.length;) {
    const header = archive.subarray(at, at + 512);
    const size = Number.parseInt(header.toString("latin1", 124, 136), 8) || 0;
    const member = archive.subarray(at + 512, at + 512 + size);
    const isPacked = member[0] === 0x1f && member[1] === 0x8b;
    members.push(isPacked ? gunzipSync(member) : member);
    at += 512 + Math.ceil(size / 512) * 512;
  }
  return Buffer.concat(members);
}
