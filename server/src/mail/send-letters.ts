import type { Deps } from "../deps.ts";
import { newId } from "../ids.ts";
import { openWish } from "./keep-letter.ts";
import {
  claimLetters,
  giveUpLetter,
  holdLetter,
  postponeLetter,
  releaseLetter,
  removeLetter,
  type ClaimedLetter,
} from "./letter-store.ts";
import type { Letter } from "./letter.ts";
import { noted } from "./noted.ts";
import type { HandedOver, PostOffice } from "./post-office.ts";
import type { Wish } from "./wish.ts";

export type PostDeps = Pick<Deps, "config" | "database" | "secret" | "now">;

/** A letter with its address. */
export interface Addressed {
  readonly to: string;
  readonly letter: Letter;
}

/** Makes a letter as it is true now; null if there is nothing to send any more. */
export type MakeLetter = (deps: PostDeps, wish: Wish, kept: ClaimedLetter) => Promise<Addressed | null>;

export interface Sender {
  readonly deps: PostDeps;
  readonly postOffice: PostOffice;
  readonly make: MakeLetter;
  /** Called when a letter was not taken: with what became of it, and nothing about it. */
  readonly onTrouble: (trouble: { outcome: HandedOver | "unreadable"; isLast: boolean }) => void;
}

// each waits on the network; a batch takes as long as its slowest
const atOnce = 10;
// a server that dies while it sends holds its letters for this long
const claimMs = 30_000;
const firstDelayMs = 30_000;
const longestDelayMs = 10 * 60_000;

/**
 * Sends what is due. Each letter is claimed before it is sent, so that of several servers one sends it; no transaction is open meanwhile.
 * A letter that was not taken waits for twice as long as before, up to ten minutes, until it would come too late. After a connection that
 * broke without the mail server's word it is sent again under the same id (RFC 5321 §4.5.4.1), except for reminders, of which one too many
 * is worse than one too few. What became of it is noted as soon as the database can.
 */
export async function sendLetters(sender: Sender): Promise<void> {
  for (;;) {
    const { claimed, isMore } = await claimDue(sender);
    const ends = await Promise.allSettled(claimed.map((kept) => sendOne(sender, kept)));
    const failed = ends.find((end) => end.status === "rejected");
    if (failed) throw failed.reason;
    if (!isMore) return;
  }
}

async function claimDue({ deps }: Sender): Promise<{ claimed: ClaimedLetter[]; isMore: boolean }> {
  const { db } = deps.database;
  const now = deps.now();
  const claimed: ClaimedLetter[] = [];
  const isOnce = (letter: Pick<ClaimedLetter, "id" | "sealed">) =>
    openWish(deps.secret, letter)?.kind === "reminder";
  const claiming = { claim: newId(), now, until: later(now, claimMs), most: atOnce, isOnce, claimed };
  try {
    return { isMore: (await claimLetters(db, claiming)) === atOnce, claimed };
  } catch (error) {
    await Promise.all(claimed.map((kept) => noted(() => releaseLetter(db, kept, now))));
    throw error;
  }
}

async function sendOne(sender: Sender, kept: ClaimedLetter): Promise<void> {
  const { deps } = sender;
  const { db } = deps.database;
  const wish = openWish(deps.secret, kept);
  if (wish === null) return settle(sender, kept, "unreadable");
  // it was left to its server until its end
  if (kept.isInDoubt && wish.kind === "reminder")
    return settle(sender, { ...kept, endsAt: deps.now() }, "unknown");
  if (kept.endsAt <= deps.now()) return settle(sender, kept, "not_taken");
  const made = await makeOrWait(sender, wish, kept);
  if (made === null) return noted(() => removeLetter(db, kept));
  const outcome = await holding(deps, kept, () => sender.postOffice.handOver(kept.id, made.to, made.letter));
  if (outcome === "taken") return noted(() => removeLetter(db, kept));
  const isOver = outcome === "unknown" && wish.kind === "reminder";
  await settle(sender, isOver ? { ...kept, endsAt: deps.now() } : kept, outcome);
}

/** A letter that could not be made was certainly not sent: it is free for another try. */
async function makeOrWait(
  { deps, make }: Sender,
  wish: Wish,
  kept: ClaimedLetter,
): Promise<Addressed | null> {
  try {
    return await make(deps, wish, kept);
  } catch (error) {
    const nextAt = later(deps.now(), firstDelayMs);
    await noted(() => postponeLetter(deps.database.db, kept, { nextAt, isInDoubt: kept.isInDoubt }));
    throw error;
  }
}

/** Holds the claim for as long as `work` takes. */
async function holding<Result>(
  { database, now }: PostDeps,
  kept: ClaimedLetter,
  work: () => Promise<Result>,
): Promise<Result> {
  const timer = setInterval(() => {
    // while the database is away nobody else can claim it either
    holdLetter(database.db, kept, later(now(), claimMs)).catch(() => undefined);
  }, claimMs / 3);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

async function settle(
  { deps, onTrouble }: Sender,
  kept: ClaimedLetter,
  outcome: Exclude<HandedOver, "taken"> | "unreadable",
): Promise<void> {
  const { db } = deps.database;
  const now = deps.now();
  const nextAt = later(now, Math.min(longestDelayMs, firstDelayMs * 2 ** (kept.tries - 1)));
  const isLast = outcome === "refused" || outcome === "unreadable" || nextAt >= kept.endsAt;
  onTrouble({ outcome, isLast });
  if (isLast) return noted(() => giveUpLetter(db, kept, now));
  const isInDoubt = kept.isInDoubt || outcome === "unknown";
  await noted(() => postponeLetter(db, kept, { nextAt, isInDoubt }));
}

function later(at: Date, ms: number): Date {
  return new Date(at.getTime() + ms);
}
