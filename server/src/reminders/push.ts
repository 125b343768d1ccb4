import { request } from "node:https";
import type { IncomingMessage } from "node:http";
import webPush from "web-push";
import type { Config } from "../config.ts";
import { guardedLookup, httpsHost, mayBePublic, NotPublic } from "./public-address.ts";

/** Where push messages may go. Tests have a push service on this machine. */
export interface PushNetwork {
  /** Called with the host and port of an endpoint: only a push service is written to. */
  readonly isService: (host: string, port: string) => boolean;
  /** Called with a host and with every address that it resolves to. */
  readonly mayReach: (host: string) => boolean;
  /** The trusted certificate authorities, instead of the usual ones. */
  readonly ca?: string;
}

// the push services of Chrome, Edge, Opera and Samsung Internet on Android; Firefox; Edge on Windows; Safari
const services = [
  "fcm.googleapis.com",
  "push.services.mozilla.com",
  "notify.windows.com",
  "push.apple.com",
] as const;

/** The browsers' push services, the hosts below them, and those that the operator adds (PUSH_HOSTS), on port 443 alone. */
export function publicInternet({ pushHosts }: Pick<Config, "pushHosts">): PushNetwork {
  const known = [...services, ...pushHosts];
  return {
    mayReach: mayBePublic,
    isService: (host, port) =>
      port === "" && known.some((service) => host === service || host.endsWith(`.${service}`)),
  };
}

/** True for an endpoint that this server may send to. The name itself is resolved and checked when sending. */
export function isPushEndpoint(endpoint: string, { mayReach, isService }: PushNetwork): boolean {
  const host = httpsHost(endpoint);
  return host !== null && mayReach(host) && isService(host, new URL(endpoint).port);
}

/**
 * The outcome. "gone": the subscription is no longer valid. "again": certainly not accepted, may be retried after this many
 * milliseconds. "given_up": refused, or unknown whether it was accepted.
 */
export type Sent =
  | { readonly outcome: "sent" | "gone" | "given_up" }
  | { readonly outcome: "again"; readonly afterMs: number };

/** What this installation signs its push messages with. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  /** Where a push service finds the operator. */
  readonly subject: string;
}

export interface PushMessage {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly text: string;
  readonly keys: PushKeys;
  readonly network: PushNetwork;
  /** For how long the push service may keep it for a browser that is away. */
  readonly keepSeconds: number;
}

// time limit for a push service's response
const patienceMs = 10_000;
const againMs = 60_000;

/** Sends one message, encrypted for its browser (RFC 8291), and signed as this installation (RFC 8292). Never fails. */
export async function sendPush(message: PushMessage): Promise<Sent> {
  if (!isPushEndpoint(message.endpoint, message.network)) return { outcome: "gone" };
  let details: webPush.RequestDetails;
  try {
    details = detailsOf(message);
  } catch {
    // the browser's keys are invalid
    return { outcome: "gone" };
  }
  return post(details, message.network);
}

function detailsOf({ endpoint, p256dh, auth, text, keys, keepSeconds }: PushMessage): webPush.RequestDetails {
  return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
    vapidDetails: keys,
    TTL: Math.max(0, Math.floor(keepSeconds)),
    urgency: "normal",
    // of several waiting for an offline browser only the last is delivered
    topic: "reminder",
  });
}

function post(
  { endpoint, method, headers, body }: webPush.RequestDetails,
  network: PushNetwork,
): Promise<Sent> {
  return new Promise((resolve) => {
    // nothing of the message is sent before the connection is secure
    let hasLeft = false;
    const asking = request(
      endpoint,
      {
        method,
        headers: { ...headers },
        lookup: guardedLookup(network.mayReach),
        // a new connection each time, so that every address is checked
        agent: false,
        signal: AbortSignal.timeout(patienceMs),
        ...(network.ca === undefined ? {} : { ca: network.ca }),
      },
      (response) => {
        resolve(outcomeOf(response));
        // only the status matters; the body may be endless
        response.destroy();
      },
    );
    asking.once("socket", (socket) => socket.once("secureConnect", () => (hasLeft = true)));
    asking.on("error", (error) => resolve(outcomeOfFailure(error, hasLeft)));
    asking.end(body);
  });
}

function outcomeOfFailure(error: Error, hasLeft: boolean): Sent {
  if (error instanceof NotPublic) return { outcome: "gone" };
  return hasLeft ? { outcome: "given_up" } : { outcome: "again", afterMs: againMs };
}

function outcomeOf({ statusCode = 0, headers }: IncomingMessage): Sent {
  if (statusCode >= 200 && statusCode < 300) return { outcome: "sent" };
  if (statusCode === 404 || statusCode === 410) return { outcome: "gone" };
  if (statusCode === 429 || statusCode >= 500) {
    return { outcome: "again", afterMs: waitOf(headers["retry-after"]) };
  }
  return { outcome: "given_up" };
}

/** Retry-After in milliseconds; a minute if it is missing or not a number. */
function waitOf(header: string | undefined): number {
  const seconds = Number(header);
  if (header !== undefined && Number.isFinite(seconds) && seconds > 0) return seconds * 1000;
  return againMs;
}
