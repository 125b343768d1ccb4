import { accountApi } from "@remanso/core/account/contract.ts";

// Whether somebody answers, as far as the page can tell by what became of its own calls, and which answers came from this device.

export interface Connection {
  readonly isAway: boolean;
  /** Whether the device has a network, as its browser tells: then the server alone is what is missing. */
  readonly hasNetwork: boolean;
  /** When each answer that stands in for the server's was kept, by its address. */
  readonly keptAtMs: ReadonlyMap<string, number>;
}

/** Nobody has answered: a status of 0, or a gateway that has nobody behind it. */
const awayStatuses: readonly number[] = [0, 502, 503, 504];
const silentMs = 3000;
const askAgainMs = 15_000;
const probe = accountApi.user.path;

export const connected: Connection = { isAway: false, hasNetwork: true, keptAtMs: new Map() };

let connection = connected;
let refresh: (addresses: ReadonlySet<string>) => Promise<unknown> = () => Promise.resolve();
const listeners = new Set<() => void>();

export function connectionNow(): Connection {
  return connection;
}

export function onConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Follows the connection from now on. When it is back, `askAgain` is given the addresses of what came from this device. */
export function watchConnection(askAgain: typeof refresh): void {
  refresh = askAgain;
  // the open page itself came from the device
  const isKept = document.documentElement.dataset["wanted"] !== undefined;
  if (isKept || !navigator.onLine) change({ isAway: true, hasNetwork: navigator.onLine });
  addEventListener("offline", () => change({ isAway: true, hasNetwork: false }));
  addEventListener("online", () => {
    change({ hasNetwork: true });
    void look();
  });
  document.addEventListener("visibilitychange", () => void look());
  setInterval(() => void look(), askAgainMs);
}

interface Answer {
  readonly status: number;
  /** When this device kept it, where it stands in for the server's. */
  readonly keptAtMs?: number;
}

/** Takes note of an answer, and returns it as it is. */
export function noteAnswer<Noted extends Answer>(url: string, answer: Noted): Noted {
  const keptAtMs = new Map(connection.keptAtMs);
  if (answer.keptAtMs === undefined) keptAtMs.delete(url);
  else keptAtMs.set(url, answer.keptAtMs);
  const isAway = answer.keptAtMs !== undefined || awayStatuses.includes(answer.status);
  const isSame = isAway === connection.isAway && answer.keptAtMs === connection.keptAtMs.get(url);
  if (isSame) return answer;
  if (connection.isAway && !isAway) comeBack();
  else change({ isAway, keptAtMs });
  return answer;
}

/** Whoever asks hears nothing for a while: that is no connection, until an answer comes. Returns what stops it. */
export function noteSilence(): () => void {
  const timer = setTimeout(() => change({ isAway: true }), silentMs);
  return () => clearTimeout(timer);
}

/** While nobody answers, asks now and then whether somebody does. */
async function look(): Promise<void> {
  if (!connection.isAway || document.visibilityState === "hidden") return;
  const answer = await fetch(probe, { credentials: "include", cache: "no-store" }).catch(() => null);
  const isKept = answer?.headers.has("x-kept-at") ?? true;
  if (answer && !isKept && !awayStatuses.includes(answer.status) && connection.isAway) comeBack();
}

function comeBack(): void {
  const addresses = new Set(connection.keptAtMs.keys());
  change(connected);
  void refresh(addresses);
}

function change(next: Partial<Connection>): void {
  const { isAway = connection.isAway, hasNetwork = connection.hasNetwork, keptAtMs } = next;
  const isSame = isAway === connection.isAway && hasNetwork === connection.hasNetwork && !keptAtMs;
  if (isSame) return;
  connection = { ...connection, ...next };
  for (const listener of listeners) listener();
}
