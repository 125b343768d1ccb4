import { availableParallelism } from "node:os";
import { resolve } from "node:path";

/** Everything that can be set from outside. decisions: design/architecture, "Configuration". */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** How many processes serve. */
  readonly workers: number;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** The public address, without a trailing slash. */
  readonly baseUrl: string;
  /** Which proxies' X-Forwarded-For counts; false: none. */
  readonly trustProxy: string | false;
  readonly rateLimits: boolean;
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
  /** What web push is signed with, where it is not made by the installation itself. */
  readonly vapid: { keys: { publicKey: string; privateKey: string } | null; subject: string | null };
  readonly logLevel: string;
  /** The language model behind the chat; null: the embedded program answers. */
  readonly chat: { baseUrl: string; model: string; apiKey: string | null } | null;
}

/** A setting that cannot be used; the message names it and says what it must be. */
export class WrongConfig extends Error {}

type Env = Readonly<Record<string, string | undefined>>;

/** Reads the environment once, at start. */
export function readConfig(env: Env): Config {
  const port = integerOf(env, "PORT", { fallback: 3000, least: 0, most: 65535 });
  const databaseUrl = urlOf(env, "DATABASE_URL", ["postgres:", "postgresql:"]);
  return {
    port,
    host: textOf(env, "HOST") ?? "127.0.0.1",
    workers: workersOf(env),
    dataDir: resolve(textOf(env, "DATA_DIR") ?? "data"),
    databaseUrl,
    baseUrl: (urlOf(env, "BASE_URL", ["http:", "https:"]) ?? `http://localhost:${port}`).replace(/\/+$/, ""),
    trustProxy: textOf(env, "TRUST_PROXY") ?? false,
    rateLimits: choiceOf(env, "RATE_LIMITS", { choices: ["on", "off"], fallback: "on" }) === "on",
    appSecret: secretOf(env, databaseUrl),
    ...providersOf(env),
    smtpUrl: urlOf(env, "SMTP_URL", ["smtp:", "smtps:"]),
    mailFrom: textOf(env, "MAIL_FROM") ?? "Remanso <remanso@localhost>",
    vapid: vapidOf(env),
    logLevel: choiceOf(env, "LOG_LEVEL", {
      choices: ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
      fallback: "warn",
    }),
    chat: chatOf(env),
  };
}

// more would leave each too few of the embedded database's connections
const mostWorkers = 8;

/** 0: as many as there are processors. */
function workersOf(env: Env): number {
  const count = integerOf(env, "WORKERS", { fallback: 1, least: 0, most: mostWorkers });
  return count === 0 ? Math.min(availableParallelism(), mostWorkers) : count;
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
  return { baseUrl: baseUrl.replace(/\/+$/, ""), model: chat[1], apiKey };
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
    // other issuers than these are stand-ins for trying the flows out
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

function textOf(env: Env, name: string): string | null {
  const value = env[name]?.trim();
  return value ? value : null;
}

function integerOf(
  env: Env,
  name: string,
  { fallback, least, most }: { fallback: number; least: number; most: number },
): number {
  const text = textOf(env, name);
  if (text === null) return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new WrongConfig(`${name} must be a whole number from ${least} to ${most}, but is "${text}".`);
}

function choiceOf(
  env: Env,
  name: string,
  { choices, fallback }: { choices: readonly string[]; fallback: string },
): string {
  const text = textOf(env, name) ?? fallback;
  if (choices.includes(text)) return text;
  throw new WrongConfig(`${name} must be one of ${choices.join(", ")}, but is "${text}".`);
}

function urlOf(env: Env, name: string, protocols: readonly string[]): string | null {
  const text = textOf(env, name);
  if (text === null) return null;
  const starts = protocols
    .map((protocol) => (protocol === "mailto:" ? "mailto:…" : `${protocol}//…`))
    .join(" or ");
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) {
    throw new WrongConfig(`${name} must be an address that starts with ${starts}.`);
  }
  return text;
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

function groupOf<const Names extends readonly string[]>(
  env: Env,
  names: Names,
): { [K in keyof Names]: string } | null {
  const values = names.map((name) => textOf(env, name));
  if (values.every((value) => value === null)) return null;
  const missing = names.filter((_, index) => values[index] === null);
  if (missing.length > 0)
    throw new WrongConfig(`${missing.join(" and ")} must be set together with ${names[0]}.`);
  return values as { [K in keyof Names]: string };
}
