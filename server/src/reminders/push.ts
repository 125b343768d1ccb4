import { request } from "node:https";
import type { IncomingMessage } from "node:http";
import webPush from "web-push";
import type { PushKeys } from "./push-keys.ts";
import { guardedLookup, httpsHost, mayBePublic, NotPublic } from "./public-address.ts";

/** Where push messages may go. Nothing in the product changes it: tests have a push service on this machine. */
export interface PushNetwork {
  /** Asked with a host and with every address that its name stands for. */
  readonly mayReach: (host: string) => boolean;
  /** Whose certificates are believed, in the place of the usual ones. */
  readonly ca?: string;
}

export const publicInternet: PushNetwork = { mayReach: mayBePublic };

/** True for an endpoint that this server may send something to. The name is looked up, and looked at again, only then. */
export function isPushEndpoint(endpoint: string, { mayReach }: PushNetwork): boolean {
  const host = httpsHost(endpoint);
  return host !== null && mayReach(host);
}

/**
 * How it ended. "gone": the subscription is of no use any more. "again": it was certainly not taken, and may be tried after so many
 * milliseconds. "given_up": refused, or nobody knows whether it was taken.
 */
export type Sent =
  | { readonly outcome: "sent" | "gone" | "given_up" }
  | { readonly outcome: "again"; readonly afterMs: number };

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

// what nobody has answered by then is given up
const patienceMs = 10_000;
const againMs = 60_000;

/** Sends one message, encrypted for its browser (RFC 8291), and signed as this installation (RFC 8292). Never fails. */
export async function sendPush(message: PushMessage): Promise<Sent> {
  if (!isPushEndpoint(message.endpoint, message.network)) return { outcome: "gone" };
  let details: webPush.RequestDetails;
  try {
    details = detailsOf(message);
  } catch {
    // the keys that the browser gave are none
    return { outcome: "gone" };
  }
  return post(details, message.network);
}

function detailsOf({ endpoint, p256dh, auth, text, keys, keepSeconds }: PushMessage): webPush.RequestDetails {
  return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
    vapidDetails: keys,
    TTL: Math.max(0, Math.floor(keepSeconds)),
    urgency: "normal",
    // of several that wait for a browser that is away only the last arrives
    topic: "reminder",
  });
}

function post(
  { endpoint, method, headers, body }: webPush.RequestDetails,
  network: PushNetwork,
): Promise<Sent> {
  return new Promise((resolve) => {
    // until the connection stands nothing of the message has left
    let hasLeft = false;
    const asking = request(
      endpoint,
      {
        method,
        headers: { ...headers },
        lookup: guardedLookup(network.mayReach),
        // a connection for each: no address that was right once is kept
        agent: false,
        signal: AbortSignal.timeout(patienceMs),
        ...(network.ca === undefined ? {} : { ca: network.ca }),
      },
      (response) => {
        resolve(outcomeOf(response));
        // what it says beyond its status is not read: it may be endless
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

/** Retry-After in seconds; a minute where it says nothing of the kind. */
function waitOf(header: string | undefined): number {
  const seconds = Number(header);
  if (header !== undefined && Number.isFinite(seconds) && seconds > 0) return seconds * 1000;
  return againMs;
}
