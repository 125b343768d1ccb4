import { execFileSync, spawn } from "node:child_process";
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import * as fire from "./embedded-testing.ts";
import { findPostgresPackage } from "./postgres-binaries.ts";
import { lifeOf } from "./postmaster-pid.ts";
import { childOptions, isRoot } from "./unprivileged-user.ts";

const { canMount, nobody, nobodyCanRunUs, mountedTmpfs, newDataDir, cleanUpLater } = fire;
const { ask, ended, keepRow, keptRow, refusalOf, server, servesWithin, start } = fire;
const { databaseUser, postmasterOf, processesOf, watchersOf } = fire;

afterEach(fire.cleanUp);

if (!isRoot()) console.log("not root: the tests of root, of a full disk and of read-only mounts are skipped");
else if (!canMount)
  console.log("tmpfs cannot be mounted: the tests of a full disk and of read-only mounts are skipped");
if (isRoot() && !nobodyCanRunUs)
  console.log("nobody cannot reach this folder: the tests as a plain user are skipped");

test("a first start makes a private database with checksums, and a restart keeps its rows", async () => {
  const dataDir = newDataDir();
  const first = await start(dataDir);
  await keepRow(first.connection);
  const [settings] = await ask(
    first.connection,
    `select current_setting('server_encoding') as encoding, current_setting('data_checksums') as checksums,
      current_setting('listen_addresses') as addresses, current_setting('max_connections') as connections, upper('äñ') as upper`,
  );
  expect(settings).toEqual({
    encoding: "UTF8",
    checksums: "on",
    addresses: "",
    connections: "40",
    upper: "ÄÑ",
  });
  expect(fs.statSync(join(dataDir, "pg18")).mode & 0o777).toBe(0o700);
  expect(fs.statSync(first.connection.host).mode & 0o777).toBe(0o700);
  await first.stop();
  const second = await start(dataDir);
  expect(await keptRow(second.connection)).toBe(42);
});

test("after a stop none of its processes are running", async () => {
  const dataDir = newDataDir();
  const running = await start(dataDir);
  const pid = postmasterOf(dataDir);
  expect(watchersOf(dataDir)).toHaveLength(1);
  await running.stop();
  await running.stop();
  expect(await lifeOf(pid)).toBeUndefined();
  await expect.poll(() => watchersOf(dataDir)).toEqual([]);
  expect(fs.existsSync(join(dataDir, "pg18", "postmaster.pid"))).toBe(false);
});

test("a path with spaces, commas and quotes, too long for a socket, works", async () => {
  const dataDir = join(newDataDir(), `a, b"c'd ${"long ".repeat(18)}`, "data");
  const { connection } = await start(dataDir);
  cleanUpLater(() => fs.rmSync(connection.host, { recursive: true }));
  expect(await ask(connection, "select 1 as one")).toEqual([{ one: 1 }]);
  const short = join(newDataDir(), `a, b"c'd`);
  expect(await ask((await start(short)).connection, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("a second server on the same directory is refused with the pid of the first", async () => {
  const dataDir = newDataDir();
  const first = await server(dataDir);
  expect(await refusalOf(dataDir)).toContain(`(process ${first.process.pid})`);
  await ask(first.connection, "select 1");
});

test("kill -9 of the server takes PostgreSQL with it, and the next start keeps the rows", async () => {
  const dataDir = newDataDir();
  const killed = await server(dataDir);
  await keepRow(killed.connection);
  await ended(killed.process, "SIGKILL");
  const next = await start(dataDir);
  // on a busy machine the watcher may still stop what was just taken over, and it starts again
  await expect.poll(() => keptRow(next.connection).catch(String)).toBe(42);
});

test("kill -9 of the server, with no new start, leaves nothing running", async () => {
  const dataDir = newDataDir();
  const killed = await server(dataDir);
  const pid = postmasterOf(dataDir);
  killed.process.kill("SIGKILL");
  await expect.poll(() => lifeOf(pid)).toBeUndefined();
});

test("kill -9 of the server and its watcher: the PostgreSQL left running is taken over and looked after", async () => {
  const dataDir = newDataDir();
  const killed = await server(dataDir);
  const pid = postmasterOf(dataDir);
  for (const watcher of watchersOf(dataDir)) process.kill(watcher, "SIGKILL");
  await ended(killed.process, "SIGKILL");
  const next = await start(dataDir);
  expect(postmasterOf(dataDir)).toBe(pid);
  process.kill(pid, "SIGKILL");
  await servesWithin(next.connection, 20_000);
  expect(postmasterOf(dataDir)).not.toBe(pid);
  await next.stop();
  expect(await processesOf(dataDir)).toEqual([]);
});

test("kill -9 of PostgreSQL while it serves: it restarts automatically, with the rows", async () => {
  const dataDir = newDataDir();
  const log: string[] = [];
  const { connection } = await start(dataDir, log);
  await keepRow(connection);
  const pid = postmasterOf(dataDir);
  const busy = ask(connection, "select sum(i) from generate_series(1, 1000000000) i").catch(
    () => "broken off",
  );
  await sleep(100);
  process.kill(pid, "SIGKILL");
  await servesWithin(connection, 20_000);
  expect(await busy).toBe("broken off");
  expect(await keptRow(connection)).toBe(42);
  expect(log[0]).toContain(`(process ${pid}) ended unexpectedly`);
  await expect.poll(() => log.at(-1)).toContain("serves again");
});

test("a pid file whose pid is a stranger’s by now is recognised as stale", async () => {
  const dataDir = newDataDir();
  const killed = await server(dataDir);
  const user = await databaseUser(dataDir);
  const pidFile = join(dataDir, "pg18", "postmaster.pid");
  const content = fs.readFileSync(pidFile, "utf8");
  killed.process.kill("SIGKILL");
  await expect.poll(() => fs.existsSync(pidFile)).toBe(false);
  const stranger = spawn("sleep", ["60"], childOptions(user));
  cleanUpLater(() => stranger.kill());
  const stale = content.replace(/^\d+/, String(stranger.pid));
  fs.writeFileSync(pidFile, stale, { mode: 0o600 });
  fs.chownSync(pidFile, user.uid, user.gid);
  const { connection } = await start(dataDir);
  expect(await ask(connection, "select 1 as one")).toEqual([{ one: 1 }]);
  expect(stranger.exitCode).toBeNull();
});

test("a PostgreSQL that another program started on the directory is refused with its pid", async () => {
  const dataDir = newDataDir();
  await (await start(dataDir)).stop();
  const user = await databaseUser(dataDir);
  const { native } = await findPostgresPackage();
  const settings = { listen_addresses: "", port: "5499", unix_socket_directories: join(dataDir, "run") };
  const args = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const foreign = spawn(join(native, "bin", "postgres"), ["-D", join(dataDir, "pg18"), ...args], {
    ...childOptions(user),
    stdio: "ignore",
  });
  cleanUpLater(() => ended(foreign, "SIGQUIT"));
  await expect.poll(() => fs.existsSync(join(dataDir, "run", ".s.PGSQL.5499"))).toBe(true);
  expect(await refusalOf(dataDir)).toContain(`(process ${foreign.pid})`);
  expect(foreign.exitCode).toBeNull();
});

test.runIf(canMount)("a disk that is too small, and one that is full, are refused in words", async () => {
  const small = mountedTmpfs("size=60m");
  expect(await refusalOf(small)).toContain("MB left and the database needs 100 MB");
  const full = mountedTmpfs("size=200m");
  await (await start(full)).stop();
  const { bavail, bsize } = fs.statfsSync(full);
  fs.writeFileSync(join(full, "ballast"), Buffer.alloc(bavail * bsize));
  expect(await refusalOf(full)).toContain("is on a full disk: free at least 100 MB");
  fs.rmSync(join(full, "ballast"));
  await (await start(full)).stop();
});

test.runIf(canMount)("a read-only directory is refused in words, fresh or not", async () => {
  const dataDir = mountedTmpfs("size=200m");
  await (await start(dataDir)).stop();
  execFileSync("mount", ["-o", "remount,ro", dataDir]);
  expect(await refusalOf(dataDir)).toContain("is on a read-only file system");
  expect(await refusalOf(join(dataDir, "below", "fresh"))).toContain("is on a read-only file system");
});

test.runIf(!isRoot())("a directory that is closed to us is refused in words", async () => {
  const dataDir = newDataDir();
  fs.chmodSync(dataDir, 0o500);
  expect(await refusalOf(dataDir)).toContain("is closed to the user running Remanso");
});

test("a file in place of the directory is refused with a clear message", async () => {
  const path = join(newDataDir(), "file");
  fs.writeFileSync(path, "");
  expect(await refusalOf(path)).toContain("is not a directory");
  expect(await refusalOf(join(path, "data"))).toContain("is not below a directory");
});

test.runIf(isRoot())("as root below a closed folder the database goes where it is reached", async () => {
  const closed = fs.mkdtempSync(join(tmpdir(), "remanso-closed-"));
  const dataDir = join(closed, "data");
  cleanUpLater(() => {
    const home = dirname(fs.realpathSync(join(dataDir, "pg18")));
    expect(dirname(home)).toBe("/var/lib/remanso");
    fs.rmSync(home, { recursive: true });
    fs.rmSync(closed, { recursive: true });
    if (fs.readdirSync("/var/lib/remanso").length === 0) fs.rmdirSync("/var/lib/remanso");
  });
  const log: string[] = [];
  const first = await start(dataDir, log);
  await keepRow(first.connection);
  await first.stop();
  expect(log.join()).toContain(`the database is in ${dirname(fs.realpathSync(join(dataDir, "pg18")))}`);
  // Opened later: the database is still the same one.
  fs.chmodSync(closed, 0o711);
  const second = await start(dataDir);
  expect(await keptRow(second.connection)).toBe(42);
  await second.stop();
  fs.chmodSync(closed, 0o700);
  expect(fs.lstatSync(join(dataDir, "pg18")).isSymbolicLink()).toBe(true);
});

test.runIf(isRoot())("as root PostgreSQL runs as a private user, or as the directory’s owner", async () => {
  const dataDir = newDataDir();
  await start(dataDir);
  const uid = fs.statSync(join(dataDir, "pg18")).uid;
  expect(uid).toBeGreaterThan(0);
  expect(fs.readFileSync("/etc/passwd", "utf8")).not.toContain(`:${uid}:`);
  const owned = newDataDir();
  fs.chownSync(owned, nobody.uid, nobody.gid);
  await start(owned);
  expect(fs.statSync(`/proc/${postmasterOf(owned)}`).uid).toBe(nobody.uid);
});

test.runIf(nobodyCanRunUs)("as a plain user it works, and another user’s database is refused", async () => {
  const dataDir = newDataDir();
  fs.chownSync(dataDir, nobody.uid, nobody.gid);
  const plain = await server(dataDir, nobody);
  expect(await ask(plain.connection, "select 1 as one")).toEqual([{ one: 1 }]);
  expect(fs.statSync(`/proc/${postmasterOf(dataDir)}`).uid).toBe(nobody.uid);
  const other = newDataDir();
  await (await start(other)).stop();
  fs.chmodSync(other, 0o777);
  await expect(server(other, nobody)).rejects.toThrow(/belongs to uid \d+, but Remanso runs as uid 65534/);
});
