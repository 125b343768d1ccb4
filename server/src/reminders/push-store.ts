import { and, asc, desc, eq, inArray, ne } from "drizzle-orm";
import type { Db } from "../db/db.ts";
import { newId } from "../ids.ts";
import { hashOf } from "../secret.ts";
import { pushKeys, pushSubscriptions } from "./tables.ts";

export type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect;

interface NewSubscription {
  readonly sessionId: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly subscribedWith: string;
  readonly now: Date;
}

// more browsers than anybody has; beyond that the oldest is removed
const mostDevices = 10;

/** Stores a browser's subscription; a previous owner in the same browser loses it. */
export async function keepSubscription(
  db: Db,
  userId: string,
  { now, ...subscription }: NewSubscription,
): Promise<void> {
  const endpointHash = hashOf(subscription.endpoint);
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.endpointHash, endpointHash), ne(pushSubscriptions.userId, userId)));
  const { endpoint: _same, ...changed } = subscription;
  await db
    .insert(pushSubscriptions)
    .values({ userId, id: newId(), endpointHash, ...subscription, createdAt: now })
    .onConflictDoUpdate({
      target: pushSubscriptions.endpointHash,
      set: changed,
      setWhere: eq(pushSubscriptions.userId, userId),
    });
  const all = await db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id));
  const surplus = all.slice(mostDevices).map(({ id }) => id);
  if (surplus.length === 0) return;
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), inArray(pushSubscriptions.id, surplus)));
}

export async function listSubscriptions(db: Db, userId: string): Promise<PushSubscriptionRow[]> {
  return db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(asc(pushSubscriptions.id));
}

export async function findSubscription(
  db: Db,
  userId: string,
  id: string,
): Promise<PushSubscriptionRow | null> {
  const [found] = await db
    .select()
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.id, id)));
  return found ?? null;
}

export async function countSubscriptions(db: Db, userId: string): Promise<number> {
  return db.$count(pushSubscriptions, eq(pushSubscriptions.userId, userId));
}

export async function removeSubscription(db: Db, userId: string, id: string): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.id, id)));
}

export async function removeEndpoint(db: Db, userId: string, endpoint: string): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.endpointHash, hashOf(endpoint))));
}

// the one pair of keys of this installation
const vapid = "vapid";

export interface KeptKeys {
  readonly publicKey: string;
  readonly sealed: Buffer;
}

/** The installation's keys, which belong to nobody; null while none are made. */
export async function findPushKeys(db: Db): Promise<KeptKeys | null> {
  const [found] = await db
    .select({ publicKey: pushKeys.publicKey, sealed: pushKeys.sealed })
    .from(pushKeys)
    .where(eq(pushKeys.name, vapid));
  return found ?? null;
}

/** Stores these keys unless some exist; of two programs that make them at once, one wins. */
export async function insertPushKeys(db: Db, keys: KeptKeys, now: Date): Promise<void> {
  await db
    .insert(pushKeys)
    .values({ name: vapid, ...keys, createdAt: now })
    .onConflictDoNothing();
}
