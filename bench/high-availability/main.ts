import { chmod, chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { halfDone, lost } from "../../server/src/fire/stored-writes.ts";
import { keepWriting, newWriter, type Writer } from "../../server/src/fire/writing.ts";
import { openMailbox } from "../../server/src/mail/mailbox-testing.ts";
import { isMissed, tableOf, type Figure } from "../figure.ts";
import { killMachine, startCluster, untilWhole, type Machine, type Place } from "./cluster.ts";
import { newNetwork } from "./configuration.ts";
import { explained, figuresOf, type Findings } from "./findings.ts";
import { endAll } from "./processes.ts";
import { findPrograms, userOfCluster, type Programs } from "./programs.ts";
import { startPulse, wrongBeats, type Pulse } from "./pulse.ts";
import { countReminded, newGroup, untilDelivered, type Group } from "./reminded.ts";
import { startSites, type Site } from "./sites.ts";
import { killPrimary, silenceStandbys, type Death, type Scene } from "./trial.ts";

// Two servers of Remanso on three machines of PostgreSQL, all on this one; the primary is killed while people write.
// docs/high-availability.md says how to build the same, from the same files.

const kills = 3;
const servers = 2;
const writersEach = 3;
const groupSize = 60;

async function measure(programs: Programs): Promise<Figure[]> {
  const user = await userOfCluster();
  const folder = await mkdtemp(join(tmpdir(), "remanso-ha-"));
  await chmod(folder, 0o711);
  await chown(folder, user.uid, user.gid);
  const place = { folder, user, network: newNetwork(), programs };
  const findings = await tryAll(place);
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  for (const line of explained(findings)) console.log(line);
  return figuresOf(findings);
}

/** Everything that a run needs, and the people in it. */
interface Stage extends Scene {
  readonly sites: readonly Site[];
  readonly groups: readonly Group[];
  readonly writers: readonly Writer[];
  /** Ends all writing. */
  close(): Promise<void>;
}

/** Ends the servers, and every machine of the cluster. */
async function endEverything({ cluster, sites, mailbox }: Stage): Promise<void> {
  for (const { product } of sites) await product.kill();
  for (const machine of cluster.machines) await killMachine(cluster, machine);
  await endAll();
  await mailbox.close();
}

async function tryAll(place: Place): Promise<Findings> {
  const stage = await prepare(place);
  const deaths: Death[] = [];
  for (const group of stage.groups) {
    deaths.push(await killPrimary(stage, group));
    say(`death ${deaths.length}: ${shown(deaths.at(-1))}`);
  }
  const { silence, death } = await silenceStandbys(stage);
  say(`after standbys that did not answer: ${shown(death)}`);
  const primary = await untilWhole(stage.cluster);
  // some more writing on a cluster that is whole
  await sleep(2000);
  await stage.close();
  say("the last reminders are waited for");
  await untilDelivered(primary);
  const findings = { deaths, silence: { ...silence, death }, ...(await examine(stage, primary)) };
  await endEverything(stage);
  return findings;
}

async function prepare(place: Place): Promise<Stage> {
  say(`three machines of PostgreSQL start in ${place.folder}`);
  const cluster = await startCluster(place);
  const mailbox = await openMailbox();
  const sites = await startSites(place, servers, mailbox.smtpUrl);
  const primary = await untilWhole(cluster);
  say("people arrive");
  const groups: Group[] = [];
  for (let kill = 1; kill <= kills; kill += 1) groups.push(await newGroup({ primary, sites }, groupSize));
  const stop = new AbortController();
  const pulses = await Promise.all(sites.map((site) => startPulse(site, stop.signal)));
  const writers = sites.flatMap(({ product }) =>
    Array.from({ length: writersEach }, () => newWriter(product.url)),
  );
  const writing = writers.map((writer) => keepWriting(writer, { stop: stop.signal, insist: true }));
  // what goes wrong is thrown at the end
  for (const work of writing) work.catch(() => undefined);
  const close = async () => {
    stop.abort();
    await Promise.all([...writing, ...pulses.map(({ done }) => done)]);
  };
  return { cluster, mailbox, sites, groups, pulses, writers, close };
}

/** What the database has at the end, and what people were answered. */
async function examine(
  { mailbox, sites, groups, pulses, writers }: Stage,
  primary: Machine,
): Promise<Omit<Findings, "deaths" | "silence">> {
  const askDatabase = (sql: string) => primary.ask(sql, { database: "remanso", withinMs: 60_000 });
  return {
    writes: acknowledged(writers) + pulses.reduce((sum, { kept }) => sum + kept.length, 0),
    lost: [...(await lost(askDatabase, writers)), ...(await lostCheckIns(askDatabase, pulses))],
    halfDone: await halfDone(askDatabase),
    wrong: [...writers.flatMap(({ wrongAnswers }) => wrongAnswers), ...pulses.flatMap(wrongBeats)],
    unexpected: sites.flatMap(({ product }) => unexpectedIn(product.said)),
    beats: pulses.flatMap(({ beats }) => beats),
    sessions: await sessionsOf(writers, sites),
    reminded: await countReminded({ primary, mailbox }, groups.flat()),
  };
}

/** What a server has noted of failures that it did not expect. */
function unexpectedIn(said: readonly string[]): string[] {
  return said
    .join("")
    .split("\n")
    .filter((line) => line.includes('"unexpected"'));
}

function acknowledged(writers: readonly Writer[]): number {
  return writers.flatMap(({ writes }) => writes).filter((write) => write.acknowledged !== null).length;
}

async function lostCheckIns(
  askDatabase: (sql: string) => Promise<Record<string, unknown>[]>,
  pulses: readonly Pulse[],
): Promise<string[]> {
  const there = new Set((await askDatabase("select id from check_ins")).map(({ id }) => id));
  return pulses.flatMap(({ kept }) => kept).filter((id) => !there.has(id));
}

/** How many of the sessions from before the first death each server still knows. */
async function sessionsOf(
  writers: readonly Writer[],
  sites: readonly Site[],
): Promise<{ asked: number; gone: number }> {
  let gone = 0;
  for (const { person } of writers) {
    for (const { product } of sites) {
      person.server = product.url;
      if ((await person.call("GET", "/api/auth/user")).status !== 200) gone += 1;
    }
  }
  return { asked: writers.length * sites.length, gone };
}

function shown(death: Death | undefined): string {
  const { promotedS = 0, writesS = 0, backS = 0 } = death ?? {};
  return `promoted after ${promotedS.toFixed(1)} s, the cluster writes after ${writesS.toFixed(1)} s, Remanso after ${backS.toFixed(1)} s`;
}

function say(what: string): void {
  console.log(`${new Date().toISOString().slice(11, 19)} ${what}`);
}

const programs = findPrograms();
if ("missing" in programs) {
  console.log(
    `Skipped: ${programs.missing.join(", ")} not found. On Debian: apt-get install patroni python3-etcd etcd-server haproxy postgresql`,
  );
} else {
  const figures = await measure(programs);
  console.log(`\n${tableOf(figures)}\n`);
  const missed = figures.filter(isMissed);
  console.log(
    missed.length === 0
      ? "Every limit is kept."
      : `${missed.length} beyond the limit: ${missed.map(({ name }) => name).join("; ")}`,
  );
  process.exit(missed.length === 0 ? 0 : 1);
}
