import type { ChildProcess } from "node:child_process";
import { readFileSync, readlinkSync } from "node:fs";
import { chown, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { processesIn } from "../../server/src/db/postmaster-pid.ts";
import type { DatabaseUser } from "../../server/src/db/unprivileged-user.ts";
import { askAt, type Ask } from "./ask.ts";
import { configured, type Network } from "./configuration.ts";
import { killGroup, signalAll, startProgram, untilGone } from "./processes.ts";
import type { Programs } from "./programs.ts";

/** One database machine: etcd, Patroni and the PostgreSQL that Patroni starts. */
export interface Machine {
  readonly name: string;
  readonly address: string;
  readonly folder: string;
  readonly ask: Ask;
  programs: ChildProcess[];
}

export interface Cluster {
  readonly place: Place;
  readonly machines: readonly Machine[];
}

/** Where a run keeps everything, and as whom. */
export interface Place {
  readonly folder: string;
  readonly user: DatabaseUser;
  readonly network: Network;
  readonly programs: Programs;
}

const settlingMs = 180_000;

/** Three machines with one primary, one synchronous standby and one more; and Remanso's empty database. */
export async function startCluster(place: Place): Promise<Cluster> {
  const machines = [1, 2, 3].map((number) => newMachine(place, number));
  const cluster = { place, machines };
  await Promise.all(machines.map((machine) => furnish(machine, place)));
  // PostgreSQL leaves the group of the Patroni that starts it, and would outlive a run that fails
  process.on("exit", () => {
    for (const { folder } of machines) endPostmaster(join(folder, "postgresql/remanso"));
  });
  for (const machine of machines) startMachine(cluster, machine);
  const primary = await untilWhole(cluster);
  for (const statement of configured("database.sql", place.network).split(";\n"))
    if (statement.trim()) await primary.ask(statement);
  await primary.ask("create table probe (at timestamptz not null)");
  return cluster;
}

function endPostmaster(directory: string): void {
  try {
    const pid = Number(readFileSync(join(directory, "postmaster.pid"), "utf8").split("\n")[0]);
    // a machine that was killed leaves the file behind, and its pid may be a stranger's by now
    if (readlinkSync(`/proc/${pid}/cwd`) === directory) signalAll([pid], "SIGQUIT");
  } catch {
    // there is none
  }
}

function newMachine({ folder, network }: Place, number: number): Machine {
  const name = `node${number}`;
  const address = `${network.prefix}1${number}`;
  const ask = askAt(address, network.passwords["SUPERUSER_PASSWORD"] ?? "");
  return { name, address, folder: join(folder, name), ask, programs: [] };
}

async function furnish(
  { folder, name, address }: Machine,
  { user, network, programs }: Place,
): Promise<void> {
  const own = { THIS_NAME: name, THIS_ADDRESS: address };
  const patroni = configured("patroni.yml", network, {
    ...own,
    "/var/lib/postgresql": join(folder, "postgresql"),
    "/var/run/postgresql": folder,
    "/usr/lib/postgresql/15/bin": programs.postgres,
  });
  for (const path of [folder, join(folder, "postgresql"), join(folder, "etcd")]) {
    await mkdir(path);
    await chown(path, user.uid, user.gid);
  }
  await writeFile(join(folder, "patroni.yml"), patroni);
  await chown(join(folder, "patroni.yml"), user.uid, user.gid);
}

/** Switches a machine on, for the first time or after its death. */
export function startMachine({ place }: Cluster, machine: Machine): void {
  const { folder } = machine;
  const { user, programs } = place;
  const etcd = startProgram([programs.etcd], {
    user,
    log: join(folder, "etcd.log"),
    env: etcdSettings(place, machine),
  });
  const patroni = startProgram([programs.patroni, join(folder, "patroni.yml")], {
    user,
    log: join(folder, "patroni.log"),
    // Patroni is written in Python, which needs to know that its files are UTF-8
    env: { LC_ALL: "C.UTF-8" },
  });
  machine.programs = [etcd, patroni];
}

function etcdSettings({ network }: Place, { name, address, folder }: Machine): Record<string, string> {
  const text = configured("etcd.env", network, {
    THIS_NAME: name,
    THIS_ADDRESS: address,
    "/var/lib/etcd": join(folder, "etcd"),
  });
  return Object.fromEntries(
    [...text.matchAll(/^(ETCD_\w+)="(.*)"$/gm)].map(([, key = "", value = ""]) => [key, value]),
  );
}

/** The PostgreSQL processes of a machine. */
export function postgresOf({ place }: Cluster, { folder }: Machine): Promise<number[]> {
  return processesIn(join(folder, "postgresql/remanso"), place.user);
}

/** Ends everything on a machine at once, as a power cut would. Answers when that was. */
export async function killMachine(cluster: Cluster, machine: Machine): Promise<number> {
  const pids = await postgresOf(cluster, machine);
  const at = performance.now();
  signalAll(pids, "SIGKILL");
  for (const program of machine.programs) killGroup(program);
  await Promise.all(machine.programs.map(untilGone));
  machine.programs = [];
  // a process that PostgreSQL forked in that moment sees that its parent is gone
  while ((await postgresOf(cluster, machine)).length > 0) await sleep(20);
  return at;
}

/** Waits until one machine is primary, another synchronous and the third follows; answers the primary. */
export async function untilWhole(cluster: Cluster): Promise<Machine> {
  const until = performance.now() + settlingMs;
  while (performance.now() < until) {
    const primary = await wholeWith(cluster).catch(() => null);
    if (primary) return primary;
    await sleep(200);
  }
  throw new Error(
    `The cluster did not become whole within ${settlingMs / 1000} s: see ${cluster.place.folder}.`,
  );
}

async function wholeWith(cluster: Cluster): Promise<Machine | null> {
  const states = await Promise.all(
    cluster.machines.map(async (machine) => ({
      machine,
      rows: await machine.ask(standbysSql).catch(() => null),
    })),
  );
  if (states.some(({ rows }) => rows === null)) return null;
  const primaries = states.filter(({ rows }) => rows?.[0]?.["recovers"] === false);
  const [primary] = primaries;
  const isWhole =
    primaries.length === 1 && primary?.rows?.[0]?.["sync"] === 1 && primary.rows[0]["streaming"] === 2;
  return isWhole ? primary.machine : null;
}

const standbysSql = `select pg_is_in_recovery() as recovers,
  (select count(*)::int from pg_stat_replication where application_name like 'node%' and state = 'streaming') as streaming,
  (select count(*)::int from pg_stat_replication where application_name like 'node%' and sync_state in ('sync', 'quorum')) as sync`;
