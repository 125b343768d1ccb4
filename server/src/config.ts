import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import type { BackupLock } from "./backup/backup-lock.ts";
import {
  choiceOf,
  databaseUrlOf,
  groupOf,
  hostsOf,
  integerOf,
  isOn,
  originOf,
  proxiesOf,
  senderOf,
  textOf,
  urlOf,
  WrongConfig,
  type Env,
} from "./setting.ts";

/** Everything that can be set from outside. decisions: design/architecture, "Configuration". */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** How many processes serve. */
  readonly workers: number;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** Where backups go. */
  readonly backupDir: string;
  /** What backups are encrypted with; null: they are not. */
  readonly backupLock: BackupLock | null;
  /** Whether the database is backed up before a newer program changes it. */
  readonly backupBeforeUpdate: boolean;
  /** The public address, without a trailing slash. */
  readonly baseUrl: string;
  /** The proxies whose X-Forwarded-For is trusted; false: none. */
  readonly trustProxy: string[] | false;
  /** True: browsers are told to use https for every name below that of BASE_URL too. */
  readonly hstsSubdomains: boolean;
  /** Who may read /metrics: whoever knows the token, and whoever reaches the port of its own. With neither nobody may. */
  readonly metrics: { readonly token: string | null; readonly port: number | null };
  readonly rateLimits: boolean;
  /** How long a stop may take; what is in flight is finished in half of it. */
  readonly stopSeconds: number;
  /** How long a client may take to send a request. */
  readonly clientSeconds: number;
  readonly appSecret: string | null;
  readonly google: { issuer: string; clientId: string; clientSecret: string } | null;
  readonly apple: {
    issuer: string;
    clientId: string;
    teamId: string;
    keyId: string;
    privateKey: string;
  } | null;
  readonly oidc: { issuer: string; clientId: string; clientSecret: string; label: string } | null;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** What signs web push; without `keys` the installation makes its own. */
  readonly vapid: { keys: { publicKey: string; privateKey: string } | null; subject: string | null };
  /** Hosts of push services beyond those of the known browsers. */
  readonly pushHosts: readonly string[];
  readonly logLevel: string;
  /** The language model behind the chat; null: the embedded program answers alone. */
  readonly chat: ChatConfig | null;
}

interface ChatConfig {
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey: string | null;
  /** How long the model may take for its first word; after that the embedded program answers. */
  readonly firstTokenSeconds: number;
}

/** Reads the environment once, at start. */
export function readConfig(env: Env): Config {
  const port = integerOf(env, "PORT", { fallback: 3000, least: 0, most: 65535 });
  const databaseUrl = databaseUrlOf(env, "DATABASE_URL");
  const dataDir = resolve(textOf(env, "DATA_DIR") ?? "data");
  return {
    port,
    host: textOf(env, "HOST") ?? "127.0.0.1",
    workers: workersOf(env),
    dataDir,
    databaseUrl,
    backupDir: resolve(textOf(env, "BACKUP_DIR") ?? join(dataDir, "backups")),
    backupLock: backupLockOf(env),
    backupBeforeUpdate: isOn(env, "BACKUP_BEFORE_UPDATE"),
    baseUrl: originOf(env, "BASE_URL") ?? `http://localhost:${port}`,
    trustProxy: proxiesOf(env, "TRUST_PROXY"),
    hstsSubdomains: isOn(env, "HSTS_SUBDOMAINS", "off"),
    metrics: metricsOf(env, port),
    rateLimits: isOn(env, "RATE_LIMITS"),
    stopSeconds: integerOf(env, "STOP_SECONDS", { fallback: 10, least: 2, most: 600 }),
    clientSeconds: integerOf(env, "CLIENT_SECONDS", { fallback: 30, least: 3, most: 600 }),
    appSecret: secretOf(env, databaseUrl),
    ...providersOf(env),
    smtpUrl: urlOf(env, "SMTP_URL", ["smtp:", "smtps:"]),
    mailFrom: senderOf(env, "MAIL_FROM") ?? "Remanso <remanso@localhost>",
    vapid: vapidOf(env),
    pushHosts: hostsOf(env, "PUSH_HOSTS"),
    logLevel: choiceOf(env, "LOG_LEVEL", {
      choices: ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
      fallback: "warn",
    }),
    chat: chatOf(env),
  };
}

function backupLockOf(env: Env): BackupLock | null {
  const names = ["BACKUP_PUBLIC_KEY", "BACKUP_PASSPHRASE", "BACKUP_PASSPHRASE_FILE"] as const;
  const [publicKey, passphrase, passphraseFile] = names.map((name) => textOf(env, name));
  const given = names.filter((name) => textOf(env, name) !== null);
  if (given.length > 1) throw new WrongConfig(`${given.join(" and ")} are both set: one is enough.`);
  if (passphrase && passphrase.length < 12)
    throw new WrongConfig("BACKUP_PASSPHRASE must have at least 12 characters.");
  if (publicKey && !/^age1[a-z0-9]{50,}(?:[\s,]+age1[a-z0-9]{50,})*[\s,]*$/.test(publicKey))
    throw new WrongConfig("BACKUP_PUBLIC_KEY must be a public key of age, as age-keygen prints it (age1…).");
  if (publicKey) return { publicKeys: publicKey.split(/[\s,]+/).filter(Boolean) };
  if (passphrase) return { passphrase };
  return passphraseFile ? { passphraseFile: resolve(passphraseFile) } : null;
}

// more would leave each process too few of the embedded database's connections
const mostWorkers = 8;

/** 0: as many as there are processors. */
function workersOf(env: Env): number {
  const count = integerOf(env, "WORKERS", { fallback: 1, least: 0, most: mostWorkers });
  return count === 0 ? Math.min(availableParallelism(), mostWorkers) : count;
}

function metricsOf(env: Env, port: number): Config["metrics"] {
  const token = textOf(env, "METRICS_TOKEN");
  if (token !== null && token.length < 16)
    throw new WrongConfig("METRICS_TOKEN must have at least 16 random characters.");
  const own = integerOf(env, "METRICS_PORT", { fallback: 0, least: 1, most: 65535 });
  if (own !== 0 && own === port)
    throw new WrongConfig(`METRICS_PORT must be another port than PORT (${port}).`);
  return { token, port: own === 0 ? null : own };
}

function chatOf(env: Env): Config["chat"] {
  const chat = groupOf(env, ["CHAT_BASE_URL", "CHAT_MODEL"]);
  const apiKey = textOf(env, "CHAT_API_KEY");
  if (!chat) {
    if (apiKey !== null)
      throw new WrongConfig("CHAT_BASE_URL and CHAT_MODEL must be set together with CHAT_API_KEY.");
    return null;
  }
  const baseUrl = urlOf(env, "CHAT_BASE_URL", ["http:", "https:"]) ?? chat[0];
  // the browser gives up after 45 seconds of silence
  const firstTokenSeconds = integerOf(env, "CHAT_FIRST_TOKEN_S", { fallback: 8, least: 1, most: 40 });
  return { baseUrl: baseUrl.replace(/\/+$/, ""), model: chat[1], apiKey, firstTokenSeconds };
}

function vapidOf(env: Env): Config["vapid"] {
  const keys = groupOf(env, ["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY"]);
  if (keys && !(/^B[\w-]{86}$/.test(keys[0]) && /^[\w-]{43}$/.test(keys[1]))) {
    throw new WrongConfig(
      "VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be a pair as `npx web-push generate-vapid-keys` prints it.",
    );
  }
  const subject = urlOf(env, "VAPID_SUBJECT", ["https:", "mailto:"]);
  return { keys: keys && { publicKey: keys[0], privateKey: keys[1] }, subject };
}

function providersOf(env: Env): Pick<Config, "google" | "apple" | "oidc"> {
  const google = groupOf(env, ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"]);
  const apple = groupOf(env, ["APPLE_CLIENT_ID", "APPLE_TEAM_ID", "APPLE_KEY_ID", "APPLE_PRIVATE_KEY"]);
  const oidc = groupOf(env, ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"]);
  if (oidc) urlOf(env, "OIDC_ISSUER", ["http:", "https:"]);
  return {
    // any other issuer is a stand-in for trying the flows out
    google: google && {
      issuer: urlOf(env, "GOOGLE_ISSUER", ["http:", "https:"]) ?? "https://accounts.google.com",
      clientId: google[0],
      clientSecret: google[1],
    },
    apple: apple && {
      issuer: urlOf(env, "APPLE_ISSUER", ["http:", "https:"]) ?? "https://appleid.apple.com",
      clientId: apple[0],
      teamId: apple[1],
      keyId: apple[2],
      privateKey: apple[3].replaceAll("\\n", "\n"),
    },
    oidc: oidc && {
      issuer: oidc[0],
      clientId: oidc[1],
      clientSecret: oidc[2],
      label: textOf(env, "OIDC_LABEL") ?? new URL(oidc[0]).hostname,
    },
  };
}

function secretOf(env: Env, databaseUrl: string | null): string | null {
  const secret = textOf(env, "APP_SECRET");
  if (secret === null && databaseUrl !== null) {
    throw new WrongConfig(
      "APP_SECRET must be set with DATABASE_URL: 32 or more random characters, the same for every process.",
    );
  }
  if (secret !== null && secret.length < 32) {
    throw new WrongConfig("APP_SECRET must have at least 32 random characters.");
  }
  return secret;
}
