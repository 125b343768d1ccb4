/** One thing that a person did and that the server has not confirmed yet, as it is kept on the device. */
export interface Entry {
  /** Also the Idempotency-Key: however often the entry is sent, it counts once. */
  readonly id: string;
  /** What it is: the name of a kind that a feature has registered. */
  readonly kind: string;
  readonly params: Readonly<Record<string, string>>;
  /** What the endpoint takes, without the moment; undefined where it takes nothing. */
  readonly input?: unknown;
  /** The moment that is told to the server; null where there is none to tell. */
  readonly occurredAt: string | null;
  /** The zone in which it was done; not in entries of earlier versions. */
  readonly timeZone?: string;
  /** The name of what it is about, such as the activity's; null where there is none. */
  readonly subject: string | null;
  /** When it was put here. A later entry's is larger, even if the clock was set back in between. */
  readonly madeAtMs: number;
  /** How many times in a row the server failed to handle it. */
  readonly failures: number;
  /** Null while it waits to be sent. */
  readonly aside: Aside | null;
}

/** Why an entry is no longer sent by itself. */
interface Aside {
  readonly why: "refused" | "failing";
  /** What the server said, in the person's words; null where it said nothing readable. */
  readonly detail: string | null;
  /** True once something newer about the same thing was delivered: sending this one now would undo that. */
  readonly isOvertaken: boolean;
  /** What is on the server, where the entry was based on something older (`changed_elsewhere`). */
  readonly newer?: unknown;
}

export interface Making {
  readonly id: string;
  readonly kind: string;
  readonly params?: unknown;
  readonly input?: unknown;
  readonly subject?: string | null | undefined;
  readonly timeZone?: string;
  readonly madeAtMs: number;
}

/** A new entry. A moment that stands in the input is kept beside it, so that a wrong clock can be left out later. */
export function entryOf({ input, subject = null, ...making }: Making): Entry {
  const params = textsIn(making.params);
  const state = { failures: 0, aside: null };
  if (!isRecord(input)) {
    const rest = input === undefined || input === null ? {} : { input };
    return { ...making, params, ...rest, occurredAt: null, subject, ...state };
  }
  const { occurredAt, ...rest } = input;
  const moment = typeof occurredAt === "string" ? occurredAt : null;
  return { ...making, params, input: rest, occurredAt: moment, subject, ...state };
}

/** What travels: the input and the moment. The same entry always gives the same text, which its key depends on. */
export function bodyOf({ input, occurredAt }: Entry): string | undefined {
  if (occurredAt === null) return input === undefined ? undefined : JSON.stringify(input);
  return JSON.stringify({ ...(isRecord(input) ? input : {}), occurredAt });
}

/** By hand, because the browser carries no validator. */
export function isEntry(value: unknown): value is Entry {
  if (!isRecord(value)) return false;
  const { id, kind, params, occurredAt, subject, madeAtMs, failures, aside } = value;
  return (
    typeof id === "string" &&
    typeof kind === "string" &&
    isRecord(params) &&
    isTextOrNull(occurredAt) &&
    isTextOrNull(subject) &&
    typeof madeAtMs === "number" &&
    typeof failures === "number" &&
    (aside === null || isAside(aside))
  );
}

function isAside(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const isReason = value["why"] === "refused" || value["why"] === "failing";
  return isReason && isTextOrNull(value["detail"]) && typeof value["isOvertaken"] === "boolean";
}

/** The version that the entry was based on; null where it names none. */
export function basisOf({ input }: Entry): number | null {
  return isRecord(input) && typeof input["basedOn"] === "number" ? input["basedOn"] : null;
}

function textsIn(value: unknown): Record<string, string> {
  const entries = isRecord(value) ? Object.entries(value) : [];
  return Object.fromEntries(
    entries.flatMap(([name, text]) => (typeof text === "string" ? [[name, text]] : [])),
  );
}

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === "string";
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
