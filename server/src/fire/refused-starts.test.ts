import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, readdirSync, statfsSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { canMount, cleanUp, cleanUpLater, mountedTmpfs, newDataDir } from "../db/embedded-testing.ts";
import { isRoot } from "../db/unprivileged-user.ts";
import { freePort } from "./free-port.ts";
import { launch, nothingRunsIn, rowsIn, serve } from "./server-process.ts";

afterEach(cleanUp);

if (!canMount)
  console.log(
    "tmpfs cannot be mounted (not root): the starts on a full disk and a read-only mount are skipped",
  );
if (isRoot()) console.log("root may write anywhere: the start on a closed directory is skipped");

const secret = "a secret that only the tests know, 32+";

const wrongSettings: [string, Record<string, string>, RegExp][] = [
  ["a port that is no number", { PORT: "abc" }, /PORT .*"abc"/],
  ["a port that does not exist", { PORT: "70000" }, /PORT .*65535/],
  ["another kind of database", { DATABASE_URL: "mysql://localhost/x" }, /DATABASE_URL .*postgres:\/\//],
  [
    "an outside database without a secret",
    { DATABASE_URL: "postgres://localhost/x" },
    /APP_SECRET must be set/,
  ],
  ["a secret that is too short", { APP_SECRET: "short" }, /APP_SECRET .*32/],
  ["half of a provider", { GOOGLE_CLIENT_ID: "someone" }, /GOOGLE_CLIENT_SECRET must be set together/],
  ["more processes than there can be", { WORKERS: "9" }, /WORKERS .*0 to 8.*"9"/],
  ["a limit that is neither on nor off", { RATE_LIMITS: "maybe" }, /RATE_LIMITS .*on, off/],
  ["a mail server that is no address", { SMTP_URL: "mail.example.org" }, /SMTP_URL .*smtp:\/\//],
];

test.each(wrongSettings)("%s is refused", async (_what, env, line) => {
  const dataDir = newDataDir();
  expect(await refusal({ DATA_DIR: dataDir, ...env })).toMatch(line);
  expect(readdirSync(dataDir)).toEqual([]);
});

test("a port that is taken is refused, and PostgreSQL does not keep running", async () => {
  const port = await takenPort();
  const dataDir = newDataDir();
  expect(await refusal({ DATA_DIR: dataDir, PORT: String(port) })).toMatch(new RegExp(`${port}.*Set PORT`));
  await nothingRunsIn(dataDir);
  await serve({ DATA_DIR: dataDir });
});

test("an address that this machine does not have is refused", async () => {
  // 192.0.2.0/24 is documentation's own (RFC 5737)
  expect(await refusal({ DATA_DIR: newDataDir(), HOST: "192.0.2.1" })).toMatch(/192\.0\.2\.1.*Set HOST/);
});

test.each([
  ["an outside database where nobody listens", async () => `127.0.0.1:${await freePort()}`],
  ["an outside database by a name, where nobody listens", async () => `localhost:${await freePort()}`],
  ["an outside database that never answers", async () => `127.0.0.1:${await takenPort()}`],
  ["an outside database on a socket that is not there", async () => "localhost:5432/x?host=/nowhere"],
])("%s is refused", async (_what, place) => {
  const line = await refusal({
    DATABASE_URL: `postgres://someone:hush@${await place()}`,
    APP_SECRET: secret,
  });
  expect(line).toMatch(
    /^DATABASE_URL cannot be reached: .+\. Start that database, or correct the address\.$/,
  );
  expect(line).not.toContain("hush");
});

test("an outside database without the user, or without the database, is refused", async () => {
  const dataDir = newDataDir();
  await serve({ DATA_DIR: dataDir });
  const socket = String(
    (await rowsIn(dataDir, "show unix_socket_directories"))[0]?.["unix_socket_directories"],
  );
  const host = encodeURIComponent(socket.replaceAll('"', ""));
  const urls = [
    `postgres://stranger@localhost/remanso?host=${host}`,
    `postgres://remanso@localhost/nowhere?host=${host}`,
  ];
  for (const url of urls) {
    expect(await refusal({ DATABASE_URL: url, APP_SECRET: secret })).toMatch(
      /DATABASE_URL .*(stranger|nowhere).* does not exist/,
    );
  }
});

test("a second server on the same data directory is refused with the pid of the first, which serves on", async () => {
  const dataDir = newDataDir();
  const first = await serve({ DATA_DIR: dataDir });
  expect(await refusal({ DATA_DIR: dataDir })).toContain(`(process ${first.pid})`);
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
});

test("a database that is newer than the program is refused and left as it is", async () => {
  const dataDir = newDataDir();
  const first = await serve({ DATA_DIR: dataDir });
  const later = Date.now() + 86_400_000;
  await rowsIn(
    dataDir,
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later program', ${later})`,
  );
  first.process.kill("SIGTERM");
  await first.ended;
  expect(await refusal({ DATA_DIR: dataDir })).toMatch(/newer Remanso.*Start the newer version/);
});

test.runIf(canMount)("a data directory on a read-only file system is refused", async () => {
  const fresh = mountedTmpfs("size=200m");
  const used = mountedTmpfs("size=300m");
  const first = await serve({ DATA_DIR: used });
  first.process.kill("SIGTERM");
  await first.ended;
  for (const dataDir of [fresh, used]) {
    execFileSync("mount", ["-o", "remount,ro", dataDir]);
    expect(await refusal({ DATA_DIR: dataDir })).toMatch(/read-only file system.*DATA_DIR/);
  }
});

test.runIf(canMount)(
  "a data directory on a full disk is refused, and works once there is space",
  async () => {
    const small = mountedTmpfs("size=60m");
    expect(await refusal({ DATA_DIR: small })).toMatch(/needs 100 MB.*DATA_DIR/);
    const full = mountedTmpfs("size=300m");
    const first = await serve({ DATA_DIR: full });
    first.process.kill("SIGTERM");
    await first.ended;
    const { bavail, bsize } = statfsSync(full);
    writeFileSync(join(full, "ballast"), Buffer.alloc(bavail * bsize));
    expect(await refusal({ DATA_DIR: full })).toMatch(/full disk.*DATA_DIR/);
    execFileSync("rm", [join(full, "ballast")]);
    await serve({ DATA_DIR: full });
  },
);

test.runIf(!isRoot())("a data directory that is closed to us is refused", async () => {
  const dataDir = newDataDir();
  chmodSync(dataDir, 0o500);
  expect(await refusal({ DATA_DIR: dataDir })).toMatch(/DATA_DIR/);
});

/** The one line on stderr with which a start is refused: exit code 1, and nothing claims to be ready. */
async function refusal(env: Record<string, string>): Promise<string> {
  const program = launch(env);
  const { code } = await program.ended;
  const { err, out } = program.said;
  expect({ code, err }).toEqual({ code: 1, err: expect.stringMatching(/^[^\n]+\n$/) });
  expect(out).not.toContain("is ready");
  return err.trimEnd();
}

async function takenPort(): Promise<number> {
  const holder = createServer();
  await once(holder.listen(0, "127.0.0.1"), "listening");
  cleanUpLater(() => holder.close());
  const address = holder.address();
  return typeof address === "object" && address ? address.port : 0;
}
