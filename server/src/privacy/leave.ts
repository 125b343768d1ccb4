import type { Db } from "../db/db.ts";
import { lockPersonForDeletion } from "../plan/store.ts";
import { deleteAccount } from "./account-store.ts";
import { noteDeletion, type DeletionDeps } from "./deletion-list.ts";

interface Leaving {
  readonly db: Db;
  readonly userId: string;
  readonly now: Date;
}

/** Deletes an account with everything it owns, in the open transaction `db`; answers what `before` found while all was there. */
export async function leave<Found>(
  deps: DeletionDeps,
  { db, userId, now }: Leaving,
  before: () => Promise<Found>,
): Promise<Found> {
  // a completion at this moment either ends first or finds no account
  await lockPersonForDeletion(db, userId);
  const found = await before();
  await noteDeletion({ ...deps, db }, userId, now);
  await deleteAccount(db, userId);
  return found;
}
