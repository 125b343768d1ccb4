import { and, asc, count, eq, gt, isNotNull, isNull, lt, lte, min, or } from "drizzle-orm";
import type { Db } from "../db/db.ts";
import { letters } from "./tables.ts";

type Row = typeof letters.$inferSelect;

/** A letter that this server alone may send, for as long as it holds its claim. */
export interface ClaimedLetter extends Pick<
  Row,
  "id" | "userId" | "hasLink" | "tries" | "isInDoubt" | "createdAt" | "endsAt"
> {
  readonly sealed: Buffer;
  /** The name of the try: no two servers ever have the same. */
  readonly claim: string;
}

type NewLetter = Pick<Row, "id" | "userId" | "topic" | "sealed" | "createdAt" | "nextAt" | "endsAt">;

/** Keeps a letter; one that waits about the same topic is replaced. */
export async function insertLetter(db: Db, letter: NewLetter): Promise<void> {
  const untried = { hasLink: false, tries: 0, isInDoubt: false, claim: null, claimedUntil: null };
  const anew = { ...letter, ...untried, givenUpAt: null };
  await db.insert(letters).values(anew).onConflictDoUpdate({ target: letters.topic, set: anew });
}

/** Takes back the letter about this topic; false if it was sent, may have been, or is being sent. */
export async function withdrawLetter(db: Db, topic: Buffer): Promise<boolean> {
  const gone = await db
    .delete(letters)
    .where(
      and(
        eq(letters.topic, topic),
        isNotNull(letters.sealed),
        isNull(letters.claimedUntil),
        eq(letters.isInDoubt, false),
      ),
    )
    .returning({ id: letters.id });
  return gone.length > 0;
}

interface Claiming {
  /** The name of this try. */
  readonly claim: string;
  readonly now: Date;
  readonly until: Date;
  readonly most: number;
  /** Whether a letter is better not sent than sent twice. */
  readonly isOnce: (letter: { id: string; sealed: Buffer }) => boolean;
  /** Is given the letters that are claimed, also where nobody knows whether the claim was kept: `releaseLetter`. */
  readonly claimed: ClaimedLetter[];
}

/**
 * Claims some of the letters that are due, the longest waiting first; those that another server claims at this moment are skipped. One that
 * was claimed before and never settled is in doubt: its server has died, or cannot write. Where it must not be sent twice it is left to that
 * server, whose claim stays good, until it would come too late. Answers how many were due, at most `most`.
 */
export async function claimLetters(db: Db, claiming: Claiming): Promise<number> {
  const { claim, now, until, most, isOnce, claimed } = claiming;
  return db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(letters)
      .where(and(isWaiting(), lte(letters.nextAt, now), isFree(now)))
      .orderBy(asc(letters.nextAt))
      .limit(most)
      .for("update", { skipLocked: true });
    for (const { sealed, ...row } of due) {
      if (sealed === null) continue;
      const isInDoubt = row.isInDoubt || row.claimedUntil !== null;
      const isLeft = isInDoubt && row.endsAt > now && isOnce({ id: row.id, sealed });
      const tries = row.tries + 1;
      const set = isLeft
        ? { isInDoubt, nextAt: row.endsAt }
        : { claim, claimedUntil: until, tries, isInDoubt };
      if (!isLeft) claimed.push({ ...row, sealed, claim, tries, isInDoubt });
      await tx.update(letters).set(set).where(eq(letters.id, row.id));
    }
    return due.length;
  });
}

type Claim = Pick<ClaimedLetter, "id" | "claim">;

/** Holds a claimed letter for longer. */
export async function holdLetter(db: Db, claim: Claim, until: Date): Promise<void> {
  // a word that comes late must not hold what is free already
  await db
    .update(letters)
    .set({ claimedUntil: until })
    .where(and(own(claim), isNotNull(letters.claimedUntil)));
}

/** Notes that the letter's one-time link was made, and whose it is: it goes with the account. */
export async function noteLink(db: Db, claim: Claim, userId: string): Promise<void> {
  await db.update(letters).set({ hasLink: true, userId }).where(own(claim));
}

/** The letter is sent, or there is nothing to send any more. */
export async function removeLetter(db: Db, { id }: Pick<Claim, "id">): Promise<void> {
  await db.delete(letters).where(eq(letters.id, id));
}

/** Another try later. */
export async function postponeLetter(
  db: Db,
  claim: Claim,
  { nextAt, isInDoubt }: { nextAt: Date; isInDoubt: boolean },
): Promise<void> {
  await db.update(letters).set({ nextAt, isInDoubt, claimedUntil: null }).where(own(claim));
}

/**
 * Frees a letter that was not sent, and of which nobody knows whether it was claimed. Waits for its row, since the claim may still be under
 * way.
 */
export async function releaseLetter(db: Db, kept: ClaimedLetter, nextAt: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.select({ id: letters.id }).from(letters).where(eq(letters.id, kept.id)).for("update");
    await postponeLetter(tx, kept, { nextAt, isInDoubt: kept.isInDoubt });
  });
}

/** No more tries: what it said is erased, and the row is only counted. */
export async function giveUpLetter(db: Db, claim: Claim, now: Date): Promise<void> {
  await db
    .update(letters)
    .set({ sealed: null, topic: null, userId: null, claimedUntil: null, givenUpAt: now })
    .where(own(claim));
}

/** Deletes letters given up before `before`, and those that ended before it while nobody looked. */
export async function forgetLetters(db: Db, before: Date): Promise<void> {
  await db.delete(letters).where(or(lt(letters.givenUpAt, before), lt(letters.endsAt, before)));
}

/** How many letters wait, since when the oldest does, and how many were given up after `since`. */
export async function countLetters(
  db: Db,
  since: Date,
): Promise<{ waiting: number; oldest: Date | null; givenUp: number }> {
  const [waiting] = await db
    .select({ many: count(), oldest: min(letters.createdAt) })
    .from(letters)
    // one that is left to another server until its end waits for nothing here
    .where(and(isWaiting(), lt(letters.nextAt, letters.endsAt)));
  const [givenUp] = await db.select({ many: count() }).from(letters).where(gt(letters.givenUpAt, since));
  return { waiting: waiting?.many ?? 0, oldest: waiting?.oldest ?? null, givenUp: givenUp?.many ?? 0 };
}

const isWaiting = () => isNotNull(letters.sealed);
const isFree = (now: Date) => or(isNull(letters.claimedUntil), lt(letters.claimedUntil, now));

/** The claim as it was made: a letter that another server has claimed since is not touched. */
function own({ id, claim }: Claim) {
  return and(eq(letters.id, id), eq(letters.claim, claim));
}
