import { stat } from "node:fs/promises";
import { join } from "node:path";
import { findPushKeys } from "../reminders/push-store.ts";
import { appSecret, foundSecret, unseal } from "../secret.ts";
import { note, ok, wrong, type Finding, type Patient } from "./finding.ts";

/** Whether the secret is there, closed to others, and the one that this database was sealed with. */
export async function checkSecret({ config, database }: Patient): Promise<Finding> {
  const about = "secret";
  const text = config.appSecret ?? (await foundSecret(config.dataDir));
  if (text === null)
    return wrong(
      about,
      `there is none in ${config.dataDir}. Put app-secret back from your copy, or start the server if it is new.`,
    );
  const kept = database && (await findPushKeys(database.db));
  if (kept && unseal(appSecret(text).keyFor("push-keys"), kept.sealed) === null)
    return wrong(
      about,
      "this database was sealed with another one. Put back the APP_SECRET or app-secret that belongs to it.",
    );
  if (config.appSecret === null && (await isOpen(join(config.dataDir, "app-secret"))))
    return wrong(about, `others may read it. chmod 600 ${join(config.dataDir, "app-secret")}`);
  return kept ? ok(about, "fits the database") : note(about, "is there; nothing is sealed with it yet");
}

async function isOpen(path: string): Promise<boolean> {
  return ((await stat(path)).mode & 0o077) !== 0;
}

/** Whether browsers can be sent push messages. */
export async function checkPush({ config }: Patient): Promise<Finding> {
  const isLocal = ["localhost", "127.0.0.1"].includes(new URL(config.baseUrl).hostname);
  if (!config.baseUrl.startsWith("https:") && !isLocal)
    return note(
      "push",
      "browsers allow it over https only. Put a proxy with TLS in front and write its address in BASE_URL.",
    );
  return ok(
    "push",
    config.vapid.keys ? "signs with VAPID_PRIVATE_KEY" : "signs with the installation's own keys",
  );
}
