import { setTimeout as sleep } from "node:timers/promises";
import type { Mailbox } from "../../server/src/mail/mailbox-testing.ts";
import { killMachine, postgresOf, startMachine, untilWhole, type Cluster, type Machine } from "./cluster.ts";
import { signalAll } from "./processes.ts";
import { untilWritten, type Pulse } from "./pulse.ts";
import { makeDue, untilFirstLetter, type Group } from "./reminded.ts";
import { untilSwitched } from "./switch.ts";

export interface Scene {
  readonly cluster: Cluster;
  readonly mailbox: Mailbox;
  readonly pulses: readonly Pulse[];
}

/** What one death of the primary took, in seconds after it. */
export interface Death {
  readonly promotedS: number;
  /** The cluster itself took writes again. */
  readonly writesS: number;
  /** The slower of the servers acknowledged a write again. */
  readonly backS: number;
}

/** Kills the machine of the primary while reminders are being sent, and lets it come back once another has taken over. */
export async function killPrimary(scene: Scene, group: Group): Promise<Death> {
  const { cluster, mailbox } = scene;
  const primary = await untilWhole(cluster);
  await makeDue(primary, group);
  await untilFirstLetter(mailbox, group);
  const at = await killMachine(cluster, primary);
  return afterDeath(scene, { gone: primary, at });
}

/** What is seen while no standby answers. */
export interface Silence {
  readonly seconds: number;
  /** Writes that were sent and acknowledged meanwhile. */
  readonly acknowledged: number;
}

const silenceMs = 12_000;

/** Stops the PostgreSQL of both standbys for a while, and then kills the primary: what it has acknowledged alone would be lost. */
export async function silenceStandbys(scene: Scene): Promise<{ silence: Silence; death: Death }> {
  const { cluster, pulses } = scene;
  const primary = await untilWhole(cluster);
  const standbys = cluster.machines.filter((machine) => machine !== primary);
  const pids = (await Promise.all(standbys.map((machine) => postgresOf(cluster, machine)))).flat();
  const since = performance.now();
  signalAll(pids, "SIGSTOP");
  // what was on its way to a standby may still have arrived
  const silentFrom = performance.now() + 500;
  await sleep(silenceMs);
  const at = await killMachine(cluster, primary);
  signalAll(pids, "SIGCONT");
  const acknowledged = pulses
    .flatMap(({ beats }) => beats)
    .filter(
      ({ kind, from, until, status }) =>
        kind === "write" && from > silentFrom && until < at && status !== null && status < 300,
    ).length;
  const death = await afterDeath(scene, { gone: primary, at });
  return { silence: { seconds: (at - since) / 1000, acknowledged }, death };
}

async function afterDeath(
  { cluster, pulses }: Scene,
  { gone, at }: { gone: Machine; at: number },
): Promise<Death> {
  const { promotedAt, writesAt } = await untilSwitched(cluster, gone);
  const backAt = Math.max(...(await Promise.all(pulses.map((pulse) => untilWritten(pulse, at)))));
  startMachine(cluster, gone);
  return {
    promotedS: (promotedAt - at) / 1000,
    writesS: (writesAt - at) / 1000,
    backS: (backAt - at) / 1000,
  };
}
