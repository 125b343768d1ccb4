import webPush from "web-push";
import type { Db } from "../db/db.ts";
import type { Deps } from "../deps.ts";
import { seal, unseal } from "../secret.ts";
import type { PushKeys } from "./push.ts";
import { findPushKeys, insertPushKeys } from "./push-store.ts";

/**
 * The keys of VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY, else those that were made once and are kept sealed in the database, so that
 * every process has the same. Null when the kept ones were sealed with another APP_SECRET: new ones would cut off every subscribed
 * browser, so none are made.
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
