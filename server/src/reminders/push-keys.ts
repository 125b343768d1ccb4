import webPush from "web-push";
import type { Db } from "../db/db.ts";
import type { Deps } from "../deps.ts";
import { seal, unseal } from "../secret.ts";
import { findPushKeys, insertPushKeys } from "./push-store.ts";

/** What this installation signs its push messages with. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  /** Where a push service finds the operator. */
  readonly subject: string;
}

/**
 * The keys of VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY, else those that were made once and are kept sealed in the database, so that
 * every process has the same. Null when the kept ones were sealed with another APP_SECRET: others would cut off every browser that has
 * subscribed, so none are made in their place.
 */
export async function pushKeysOf(
  db: Db,
  { config, secret, now }: Pick<Deps, "config" | "secret" | "now">,
): Promise<PushKeys | null> {
  const subject = config.vapid?.subject ?? subjectOf(config);
  if (config.vapid?.keys) return { ...config.vapid.keys, subject };
  const sealingKey = secret.keyFor("push-keys");
  if ((await findPushKeys(db)) === null) {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    await insertPushKeys(db, { publicKey, sealed: seal(sealingKey, privateKey) }, now());
  }
  const kept = await findPushKeys(db);
  const privateKey = kept && unseal(sealingKey, kept.sealed);
  return kept && privateKey ? { publicKey: kept.publicKey, privateKey, subject } : null;
}

function subjectOf({ baseUrl, mailFrom }: Deps["config"]): string {
  if (baseUrl.startsWith("https:")) return baseUrl;
  const [address] = /[^\s<>]+@[^\s<>]+/.exec(mailFrom) ?? [];
  return `mailto:${address ?? "remanso@localhost"}`;
}
