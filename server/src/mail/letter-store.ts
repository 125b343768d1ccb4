import { and, asc, count, eq, gt, isNotNull, isNull, lt, lte, min, or } from "drizzle-orm";
import type { Db } from "../db/db.ts";
import { letters } from "./tables.ts";

type Row = typeof letters.$inferSelect;

/** A letter that this server alone may send, until `claimedUntil`. */
export interface ClaimedLetter extends Pick<
  Row,
  "id" | "userId" | "hasLink" | "tries" | "isInDoubt" | "createdAt" | "endsAt"
> {
  readonly sealed: Buffer;
}

type NewLetter = Pick<Row, "id" | "userId" | "topic" | "sealed" | "createdAt" | "nextAt" | "endsAt">;

/** Keeps a letter; one that waits about the same topic is replaced. */
export async function insertLetter(db: Db, letter: NewLetter): Promise<void> {
  const anew = { ...letter, hasLink: false, tries: 0, isInDoubt: false, claimedUntil: null, givenUpAt: null };
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

/** Claims some of the letters that are due, the longest waiting first; those that another server claims at this moment are skipped. */
export async function claimLetters(
  db: Db,
  { now, until, most }: { now: Date; until: Date; most: number },
): Promise<ClaimedLetter[]> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(letters)
      .where(and(isWaiting(), lte(letters.nextAt, now), isFree(now)))
      .orderBy(asc(letters.nextAt))
      .limit(most)
      .for("update", { skipLocked: true });
    const claimed: ClaimedLetter[] = [];
    for (const { sealed, ...row } of due) {
      if (sealed === null) continue;
      // claimed before and never settled: that server has died, and nobody knows how far it came
      const isInDoubt = row.isInDoubt || row.claimedUntil !== null;
      const tries = row.tries + 1;
      await tx.update(letters).set({ claimedUntil: until, tries, isInDoubt }).where(eq(letters.id, row.id));
      claimed.push({ ...row, sealed, tries, isInDoubt });
    }
    return claimed;
  });
}

type Claim = Pick<ClaimedLetter, "id" | "tries">;

/** Holds a claimed letter for longer. */
export async function holdLetter(db: Db, claim: Claim, until: Date): Promise<void> {
  await db.update(letters).set({ claimedUntil: until }).where(own(claim));
}

/** Notes that the letter's one-time link was made, and whose it is: it goes with the account. */
export async function noteLink(db: Db, claim: Claim, userId: string): Promise<void> {
  await db.update(letters).set({ hasLink: true, userId }).where(own(claim));
}

/** The letter is sent, or there is nothing to send any more. */
export async function removeLetter(db: Db, { id }: Claim): Promise<void> {
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
    .where(isWaiting());
  const [givenUp] = await db.select({ many: count() }).from(letters).where(gt(letters.givenUpAt, since));
  return { waiting: waiting?.many ?? 0, oldest: waiting?.oldest ?? null, givenUp: givenUp?.many ?? 0 };
}

const isWaiting = () => isNotNull(letters.sealed);
const isFree = (now: Date) => or(isNull(letters.claimedUntil), lt(letters.claimedUntil, now));

/** The claim as it was made: a letter that another server has claimed since is not touched. */
function own({ id, tries }: Claim) {
  return and(eq(letters.id, id), eq(letters.tries, tries));
}
