import { isIP } from "node:net";

// How one setting is read from the environment, and what is said where it cannot be used.

/** A setting that cannot be used; the message names it and says what it must be. */
export class WrongConfig extends Error {}

export type Env = Readonly<Record<string, string | undefined>>;

export function textOf(env: Env, name: string): string | null {
  const value = env[name]?.trim();
  return value ? value : null;
}

export function integerOf(
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

export function isOn(env: Env, name: string, fallback: "on" | "off" = "on"): boolean {
  return choiceOf(env, name, { choices: ["on", "off"], fallback }) === "on";
}

export function choiceOf(
  env: Env,
  name: string,
  { choices, fallback }: { choices: readonly string[]; fallback: string },
): string {
  const text = textOf(env, name) ?? fallback;
  if (choices.includes(text)) return text;
  throw new WrongConfig(`${name} must be one of ${choices.join(", ")}, but is "${text}".`);
}

export function urlOf(env: Env, name: string, protocols: readonly string[]): string | null {
  const text = textOf(env, name);
  if (text === null) return null;
  const starts = protocols
    .map((protocol) => (protocol === "mailto:" ? "mailto:…" : `${protocol}//…`))
    .join(" or ");
  const isPlace = URL.canParse(text) && (new URL(text).host !== "" || !needsHost.test(text));
  if (!isPlace || !protocols.includes(new URL(text).protocol)) {
    throw new WrongConfig(`${name} must be an address that starts with ${starts}.`);
  }
  return text;
}

/** The address of an outside database: one, since the client follows no primary from one machine to another. */
export function databaseUrlOf(env: Env, name: string): string | null {
  const text = textOf(env, name) ?? "";
  const hosts = /^\w+:\/\/(?:[^/?#]*@)?([^/?#]*)/.exec(text)?.[1] ?? "";
  if (hosts.includes(",") || /[?&]host=[^&]*(,|%2C)/i.test(text))
    throw new WrongConfig(
      `${name} must be one address, but names several machines: a HAProxy beside Remanso finds the primary among them (docs/high-availability.md).`,
    );
  return urlOf(env, name, ["postgres:", "postgresql:"]);
}

// a database may be on a socket, and an address of mail has no host
const needsHost = /^(https?|smtps?):/i;

/** A public address: scheme, host and port, as a browser writes an origin. */
export function originOf(env: Env, name: string): string | null {
  const text = urlOf(env, name, ["http:", "https:"]);
  if (text === null) return null;
  const { origin, href } = new URL(text);
  if (href === `${origin}/`) return origin;
  throw new WrongConfig(`${name} must be an address without a path, such as ${origin}, but has more.`);
}

/** The addresses of proxies, as networks; false where none is named. */
export function proxiesOf(env: Env, name: string): string[] | false {
  const text = textOf(env, name);
  if (text === null) return false;
  const proxies = text.split(/[\s,]+/).filter((part) => part !== "");
  for (const proxy of proxies) {
    if (!isNetwork(proxy))
      throw new WrongConfig(
        `${name} must be the addresses of your proxies, such as 127.0.0.1 or 10.0.0.0/8 (several with commas), but is "${text}".`,
      );
  }
  return proxies;
}

/** An address, a network such as 10.0.0.0/8, or a name that Fastify knows; never everybody. */
function isNetwork(text: string): boolean {
  if (["loopback", "linklocal", "uniquelocal"].includes(text)) return true;
  const [address = "", bits, more] = text.split("/");
  const family = isIP(address);
  if (family === 0 || more !== undefined) return false;
  if (bits === undefined) return true;
  const most = family === 4 ? 32 : 128;
  return /^[1-9]\d*$/.test(bits) && Number(bits) <= most;
}

/** Whom mail comes from: an address, with a name before it or without. */
export function senderOf(env: Env, name: string): string | null {
  const text = textOf(env, name);
  if (text === null || /^([^<>@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(text)) return text;
  throw new WrongConfig(
    `${name} must be an address such as Remanso <remanso@example.org>, but is "${text}".`,
  );
}

/** Host names with commas between them. */
export function hostsOf(env: Env, name: string): string[] {
  const hosts = (textOf(env, name) ?? "").split(",").map((host) => host.trim().toLowerCase());
  const named = hosts.filter((host) => host !== "");
  if (named.some((host) => !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host)))
    throw new WrongConfig(`${name} must be host names with commas between them, such as push.example.org.`);
  return named;
}

export function groupOf<const Names extends readonly string[]>(
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
