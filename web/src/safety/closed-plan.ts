import type { ContentKey } from "@remanso/core/only-you/contract.ts";
import { eraseKept, readKept, watchKept, writeKept } from "../device/keep.ts";
import { askToKeep } from "../device/lasting.ts";
import { closeText, openText, type UsableKey } from "../only-you/content-key.ts";
import { keyFor } from "../only-you/keyring.ts";
import { watchOpening } from "../only-you/open-mark.ts";
import { oneAtATime } from "../outbox/one-at-a-time.ts";
import {
  closedTextIn,
  closingIn,
  joined,
  keptIn,
  keptText,
  nothingKept,
  type PlanClosing,
} from "./closed-form.ts";
import { isPlanClosed, keepOpen, openKept, type KeptHere } from "./plan-stores.ts";

// The plan of somebody who asked that it be closed on this device too: opened once into the memory of the page, where screens read and
// change it at once; what is stored follows, closed. Without its key nothing is written, so that nothing is overwritten. docs/decisions/0069

type Change = (kept: KeptHere) => KeptHere;

/** opening: not known yet. closed: its key is not here, or does not open it. */
export type ClosedHere = KeptHere | "opening" | "closed";

/** What a closed text of this kind is about; no row has this name. */
const place = "plan on this device";

interface Held {
  /** The stored text that it was opened from. */
  readonly text: string | null;
  readonly kept: KeptHere;
  readonly key: UsableKey;
  readonly version: number;
}

let followed: string | null = null;
let held: Held | null = null;
let shown: ClosedHere = "opening";
/** Made here, and not stored yet. */
let changes: readonly Change[] = [];
let isStored = true;
const listeners = new Set<() => void>();

const changed = (kept: KeptHere, made: readonly Change[]) =>
  made.reduce((before, change) => change(before), kept);

export function closedPlanHere(userId: string): ClosedHere {
  return followed === userId ? shown : "opening";
}

/** Changes the plan; answers false where nothing is changed, or it lives only as long as the page. */
export function changeClosedPlan(userId: string, change: Change): boolean {
  if (followed !== userId || typeof shown === "string") return false;
  const next = change(shown);
  if (next === shown) return isStored;
  void askToKeep();
  changes = [...changes, change];
  show(next);
  void settle(userId);
  return isStored;
}

/** Opens the plan and keeps it in step with what other tabs store, from now on. */
export function followPlan(userId: string, listener: () => void): void {
  listeners.add(listener);
  if (followed === userId) return;
  followed = userId;
  for (const name of ["closedPlan", "planClosing", "safetyPlan", "planCopy"] as const)
    watchKept(name, ({ isFromOtherTab }) => void (isFromOtherTab && settle(userId)));
  watchOpening(() => void keysChanged(userId));
  void settle(userId);
}

/** From now on nothing of the plan lies open here. False, with all as it was, where the device cannot keep it so. */
export async function closePlan(userId: string, closing: PlanClosing): Promise<boolean> {
  writeKept("planClosing", JSON.stringify(closing), userId);
  followPlan(userId, () => undefined);
  await settle(userId);
  if (typeof shown !== "string" && isStored) return true;
  await inTurn(async () => eraseClosed(userId));
  return false;
}

/** From now on the plan lies open here; false where its key is not here. */
export function openPlanForGood(userId: string): Promise<boolean> {
  return inTurn(async () => {
    await step(userId);
    if (!held || !isPlanClosed(userId)) return !isPlanClosed(userId);
    // open before the closed one goes: another tab never sees neither
    keepOpen(userId, held.kept);
    eraseClosed(userId);
    return true;
  });
}

/** What is closed can no longer be opened, and its person begins anew: under the key of `version`, or open where that is 0. */
export function beginAnew(userId: string, version: number): Promise<void> {
  return inTurn(async () => {
    changes = [];
    const { ways } = closingOf(userId) ?? { ways: [] };
    eraseClosed(userId);
    if (version > 0) writeKept("planClosing", JSON.stringify({ version, ways }), userId);
    await step(userId);
  });
}

/** Keeps the ways to the key as the server has them, and closes the plan with the present key once that is here. */
export async function keepWays(userId: string, { version, ways }: ContentKey): Promise<void> {
  const before = closingOf(userId);
  if (!before) return;
  const isHere = version > 0 && (await keyFor(userId, version)) !== null;
  const keep = (closing: PlanClosing) =>
    isPlanClosed(userId) && writeKept("planClosing", JSON.stringify(closing), userId);
  const next = isHere ? version : before.version;
  keep({ version: next, ways: before.ways });
  await settle(userId);
  // those that the server has let go of still open what was closed with their key
  const of = closedTextIn(readKept("closedPlan", userId))?.version ?? next;
  const isGone = !ways.some((way) => way.version === of);
  keep({
    version: next,
    ways: [...ways, ...(isGone ? before.ways.filter((way) => way.version === of) : [])],
  });
}

const inTurn = <Result>(work: () => Promise<Result>) => oneAtATime("remanso.closed-plan", work);
const settle = (userId: string) => inTurn(() => step(userId));

/** A key has come, or gone: what was written until now is stored with the one that was here. */
function keysChanged(userId: string): Promise<void> {
  if (shown === "closed") show("opening");
  return inTurn(async () => {
    await step(userId);
    // the keyring hears of it from the same message
    await new Promise((resolve) => setTimeout(resolve));
    if (held && !(await keyFor(userId, held.version))) held = null;
    await step(userId);
  });
}

/** Brings what is held and what is stored together. */
async function step(userId: string): Promise<void> {
  const stored = storedOf(userId);
  const closing = closingIn(stored.planClosing, stored.closedPlan);
  if (!closing) {
    letGo(userId);
    return;
  }
  const before = held?.text === stored.closedPlan ? held : await openedOf(userId, stored.closedPlan, closing);
  held = before;
  if (!before) {
    show("closed");
    return;
  }
  const present = before.version === closing.version ? null : await keyFor(userId, closing.version);
  const hasOpen = stored.safetyPlan !== null || stored.planCopy !== null;
  if (changes.length === 0 && !hasOpen && !present) {
    show(before.kept);
    return;
  }
  const made = changes;
  const kept = changed(hasOpen ? joined(before.kept, openKept(userId)) : before.kept, made);
  const by = present ? { key: present, version: closing.version } : before;
  const text = await closedOf(userId, kept, by);
  if (JSON.stringify(storedOf(userId)) === JSON.stringify(stored)) {
    isStored = writeKept("closedPlan", text, userId);
    if (hasOpen && isStored) for (const name of ["safetyPlan", "planCopy"] as const) eraseKept(name, userId);
    changes = changes.slice(made.length);
    held = { text, kept, key: by.key, version: by.version };
    show(changed(kept, changes));
    if (changes.length === 0) return;
  }
  await step(userId);
}

/** The choice, and the ways that open the plan here. */
export function closingOf(userId: string): PlanClosing | null {
  return closingIn(readKept("planClosing", userId), readKept("closedPlan", userId));
}

function storedOf(userId: string) {
  return {
    planClosing: readKept("planClosing", userId),
    closedPlan: readKept("closedPlan", userId),
    safetyPlan: readKept("safetyPlan", userId),
    planCopy: readKept("planCopy", userId),
  };
}

async function openedOf(userId: string, text: string | null, closing: PlanClosing): Promise<Held | null> {
  const closed = closedTextIn(text);
  if (text !== null && closed === null) return null;
  const version = closed?.version ?? closing.version;
  const key = held?.version === version ? held.key : await keyFor(userId, version);
  if (!key) return null;
  const kept = closed ? keptIn(await openText(closed, place, { key, userId, version })) : nothingKept;
  return kept && { text, kept, key, version };
}

async function closedOf(
  userId: string,
  kept: KeptHere,
  by: Pick<Held, "key" | "version">,
): Promise<string | null> {
  const text = keptText(kept);
  return text && JSON.stringify(await closeText(text, place, { ...by, userId }));
}

/** The choice was taken back, here or in another tab. */
function letGo(userId: string): void {
  if (changes.length > 0) keepOpen(userId, changed(openKept(userId), changes));
  changes = [];
  held = null;
  show("opening");
}

function eraseClosed(userId: string): void {
  eraseKept("closedPlan", userId);
  eraseKept("planClosing", userId);
  held = null;
  show("opening");
}

function show(next: ClosedHere): void {
  if (next === shown) return;
  shown = next;
  for (const listener of listeners) listener();
}
