import { execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { lockDataDirectory } from "./data-directory-lock.ts";
import {
  ask,
  canMount,
  cleanUp,
  cleanUpLater,
  databaseUser,
  ended,
  expectRefusal,
  mountedTmpfs,
  newDataDir,
  nobody,
  nobodyCanRunUs,
  openTcpPortsOf,
  postmasterOf,
  server,
  servesWithin,
  start,
  watchersOf,
} from "./embedded-testing.ts";
import { findPostgresPackage, usableBinaries } from "./postgres-binaries.ts";
import { lifeOf, processesIn } from "./postmaster-pid.ts";
import { childOptions, isRoot, ownUser, userOf } from "./unprivileged-user.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });
afterEach(cleanUp);

if (!isRoot()) console.log("not root: the tests of root, of a full disk and of read-only mounts are skipped");
else if (!canMount)
  console.log("tmpfs cannot be mounted: the tests of a full disk and of read-only mounts are skipped");
if (isRoot() && !nobodyCanRunUs) console.log("nobody cannot reach this folder: the tests as a plain user are skipped");

test("a first start makes a private database with checksums, and a restart keeps its rows", async () => {
  const dataDir = newDataDir();
  const first = await start(dataDir);
  await ask(first.connection, "create table kept as select 42 as answer");
  const [settings] = await ask(
    first.connection,
    `select current_setting('server_encoding') as encoding, current_setting('data_checksums') as checksums,
      current_setting('listen_addresses') as addresses, current_setting('max_connections') as connections, upper('äñ') as upper`,
  );
  expect(settings).toEqual({ encoding: "UTF8", checksums: "on", addresses: "", connections: "40", upper: "ÄÑ" });
  expect(statSync(join(dataDir, "pg18")).mode & 0o777).toBe(0o700);
  expect(statSync(first.connection.host).mode & 0o777).toBe(0o700);
  expect(openTcpPortsOf(postmasterOf(dataDir))).toEqual([]);
  await first.stop();
  const second = await start(dataDir);
  expect(await ask(second.connection, "select answer from kept")).toEqual([{ answer: 42 }]);
});

test("after stop nothing of it runs any more", async () => {
  const dataDir = newDataDir();
  const running = await start(dataDir);
  const pid = postmasterOf(dataDir);
  expect(watchersOf(dataDir)).toHaveLength(1);
  await running.stop();
  await running.stop();
  expect(await lifeOf(pid)).toBeUndefined();
  await expect.poll(() => watchersOf(dataDir)).toEqual([]);
  expect(existsSync(join(dataDir, "pg18", "postmaster.pid"))).toBe(false);
});

test("a path with blanks, commas and quotes that is too long for a socket works", async () => {
  const dataDir = join(newDataDir(), `a, b"c'd ${"long ".repeat(18)}`, "data");
  const { connection } = await start(dataDir);
  cleanUpLater(() => rmSync(connection.host, { recursive: true }));
  expect(await ask(connection, "select 1 as one")).toEqual([{ one: 1 }]);
  const short = join(newDataDir(), `a, b"c'd`);
  expect(await ask((await start(short)).connection, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("a second server on the same directory is refused with the pid of the first", async () => {
  const dataDir = newDataDir();
  const first = await server(dataDir);
  const since = performance.now();
  await expectRefusal(dataDir, `(process ${first.process.pid})`);
  expect(performance.now() - since).toBeLessThan(3000);
  await ask(first.connection, "select 1");
});

test("a socket file as lock is released by any death", async () => {
  const address = join(newDataDir(), "lock");
  const script = `require('net').createServer().listen(process.argv[1], () => process.kill(process.pid, 'SIGKILL'))`;
  await once(spawn(process.execPath, ["-e", script, address]), "exit");
  expect(existsSync(address)).toBe(true);
  const lock = await lockDataDirectory(address, "/data");
  await expect(lockDataDirectory(address, "/data")).rejects.toThrow(`(process ${process.pid})`);
  await lock.release();
});

test("kill -9 of the server takes PostgreSQL with it, and the next start keeps the rows", async () => {
  const dataDir = newDataDir();
  const killed = await server(dataDir);
  await ask(killed.connection, "create table kept as select 42 as answer");
  killed.process.kill("SIGKILL");
  await once(killed.process, "exit");
  const since = performance.now();
  const next = await start(dataDir);
  expect(await ask(next.connection, "select answer from kept")).toEqual([{ answer: 42 }]);
  expect(performance.now() - since).toBeLessThan(5000);
});

test("kill -9 of the server, with no new start, leaves nothing running", async () => {
  const dataDir = newDataDir();
  const killed = await server(dataDir);
  const pid = postmasterOf(dataDir);
  killed.process.kill("SIGKILL");
  await expect.poll(() => lifeOf(pid), { timeout: 3000 }).toBeUndefined();
});

test("kill -9 of the server and its watcher: the PostgreSQL left running is taken over and looked after", async () => {
  const dataDir = newDataDir();
  const killed = await server(dataDir);
  const pid = postmasterOf(dataDir);
  for (const watcher of watchersOf(dataDir)) process.kill(watcher, "SIGKILL");
  killed.process.kill("SIGKILL");
  await once(killed.process, "exit");
  const next = await start(dataDir);
  expect(postmasterOf(dataDir)).toBe(pid);
  process.kill(pid, "SIGKILL");
  await servesWithin(next.connection, 5000);
  expect(postmasterOf(dataDir)).not.toBe(pid);
  await next.stop();
  expect(await processesIn(join(dataDir, "pg18"), await databaseUser(dataDir))).toEqual([]);
});

test("kill -9 of PostgreSQL while it serves: it serves again by itself, with the rows", async () => {
  const dataDir = newDataDir();
  const log: string[] = [];
  const { connection } = await start(dataDir, log);
  await ask(connection, "create table kept as select 42 as answer");
  const pid = postmasterOf(dataDir);
  const busy = ask(connection, "select sum(i) from generate_series(1, 1000000000) i").catch(() => "broken off");
  await sleep(100);
  process.kill(pid, "SIGKILL");
  await servesWithin(connection, 5000);
  expect(await busy).toBe("broken off");
  expect(await ask(connection, "select answer from kept")).toEqual([{ answer: 42 }]);
  expect(log[0]).toContain(`(process ${pid}) ended unexpectedly`);
  await expect.poll(() => log.at(-1)).toContain("serves again");
});

test("a pid file whose pid is a stranger’s by now is recognised as stale", async () => {
  const dataDir = newDataDir();
  const killed = await server(dataDir);
  const user = await databaseUser(dataDir);
  const pidFile = join(dataDir, "pg18", "postmaster.pid");
  const content = readFileSync(pidFile, "utf8");
  killed.process.kill("SIGKILL");
  await expect.poll(() => existsSync(pidFile)).toBe(false);
  const stranger = spawn("sleep", ["60"], childOptions(user));
  cleanUpLater(() => stranger.kill());
  const stale = content.replace(/^\d+/, String(stranger.pid));
  writeFileSync(pidFile, stale, { mode: 0o600 });
  chownSync(pidFile, user.uid, user.gid);
  const { connection } = await start(dataDir);
  expect(await ask(connection, "select 1 as one")).toEqual([{ one: 1 }]);
  expect(stranger.exitCode).toBeNull();
});

test("a PostgreSQL that somebody else started on the directory is refused with its pid", async () => {
  const dataDir = newDataDir();
  await (await start(dataDir)).stop();
  const user = await databaseUser(dataDir);
  const { native } = await findPostgresPackage();
  const args = [
    "-D",
    join(dataDir, "pg18"),
    "-c",
    "listen_addresses=",
    "-c",
    `unix_socket_directories=${dataDir}/run`,
    "-p",
    "5499",
  ];
  const foreign = spawn(join(native, "bin", "postgres"), args, { ...childOptions(user), stdio: "ignore" });
  cleanUpLater(() => ended(foreign, "SIGQUIT"));
  await expect.poll(() => existsSync(join(dataDir, "run", ".s.PGSQL.5499"))).toBe(true);
  await expectRefusal(dataDir, `(process ${foreign.pid})`);
  expect(foreign.exitCode).toBeNull();
});

test("installed without its links and out of its user’s reach, it runs from a copy", async () => {
  const home = newDataDir();
  const closed = mkdtempSync(join(tmpdir(), "remanso-package-"));
  cleanUpLater(() => rmSync(closed, { recursive: true }));
  const { native, version } = await findPostgresPackage();
  execFileSync("cp", ["-r", native, closed]);
  execFileSync("find", [closed, "-type", "l", "-delete"]);
  const user = isRoot() ? nobody : ownUser();
  const { postgres } = await usableBinaries({ native: join(closed, "native"), version }, home, user);
  expect(postgres.startsWith(isRoot() ? home : closed)).toBe(true);
  const again = await usableBinaries({ native: join(closed, "native"), version }, home, user);
  expect(again.postgres).toBe(postgres);
});

test.runIf(canMount)("a disk that is too small, and one that is full, are refused in words", async () => {
  const small = mountedTmpfs("size=60m");
  await expectRefusal(small, "MB left and the database needs 100 MB");
  const full = mountedTmpfs("size=200m");
  await (await start(full)).stop();
  const { bavail, bsize } = statfsSync(full);
  writeFileSync(join(full, "ballast"), Buffer.alloc(bavail * bsize));
  await expectRefusal(full, "is on a full disk: free at least 100 MB");
  rmSync(join(full, "ballast"));
  await (await start(full)).stop();
});

test.runIf(canMount)("a read-only directory is refused in words, fresh or not", async () => {
  const dataDir = mountedTmpfs("size=200m");
  await (await start(dataDir)).stop();
  execFileSync("mount", ["-o", "remount,ro", dataDir]);
  await expectRefusal(dataDir, "is on a read-only file system");
  await expectRefusal(join(dataDir, "below", "fresh"), "is on a read-only file system");
});

test.runIf(!isRoot())("a directory that is closed to us is refused in words", async () => {
  const dataDir = newDataDir();
  chmodSync(dataDir, 0o500);
  await expectRefusal(dataDir, "is closed to the user running Remanso");
});

test("a file in the place of the directory is refused in words", async () => {
  const path = join(newDataDir(), "file");
  writeFileSync(path, "");
  await expectRefusal(path, "is not a directory");
  await expectRefusal(join(path, "data"), "is not below a directory");
});

test.runIf(isRoot())(
  "root below a closed folder: the database goes where its user can reach it, and says where",
  async () => {
    const closed = mkdtempSync(join(tmpdir(), "remanso-closed-"));
    const dataDir = join(closed, "data");
    cleanUpLater(() => {
      const home = dirname(realpathSync(join(dataDir, "pg18")));
      expect(dirname(home)).toBe("/var/lib/remanso");
      rmSync(home, { recursive: true });
      rmSync(closed, { recursive: true });
    });
    const log: string[] = [];
    const first = await start(dataDir, log);
    await ask(first.connection, "create table kept as select 42 as answer");
    await first.stop();
    expect(log.join()).toContain(`the database is in ${dirname(realpathSync(join(dataDir, "pg18")))}`);
    // Opened later: the database is still the same one.
    chmodSync(closed, 0o711);
    const second = await start(dataDir);
    expect(await ask(second.connection, "select answer from kept")).toEqual([{ answer: 42 }]);
    await second.stop();
    chmodSync(closed, 0o700);
    expect(lstatSync(join(dataDir, "pg18")).isSymbolicLink()).toBe(true);
  },
);

test.runIf(isRoot())(
  "as root PostgreSQL runs as a user without an account, or as the one who owns the directory",
  async () => {
    const dataDir = newDataDir();
    await start(dataDir);
    const uid = statSync(join(dataDir, "pg18")).uid;
    expect(uid).toBeGreaterThan(0);
    expect(readFileSync("/etc/passwd", "utf8")).not.toContain(`:${uid}:`);
    const owned = newDataDir();
    chownSync(owned, nobody.uid, nobody.gid);
    await start(owned);
    expect(statSync(`/proc/${postmasterOf(owned)}`).uid).toBe(nobody.uid);
  },
);

test.runIf(nobodyCanRunUs)("as a plain user it works, and a database of another user is refused", async () => {
  const dataDir = newDataDir();
  chownSync(dataDir, nobody.uid, nobody.gid);
  const plain = await server(dataDir, nobody);
  expect(await ask(plain.connection, "select 1 as one")).toEqual([{ one: 1 }]);
  expect(statSync(`/proc/${postmasterOf(dataDir)}`).uid).toBe(nobody.uid);
  const other = newDataDir();
  await (await start(other)).stop();
  chmodSync(other, 0o777);
  await expect(server(other, nobody)).rejects.toThrow(/belongs to uid \d+, but Remanso runs as uid 65534/);
});
