import { isTimeZone } from "@remanso/core/account/shapes.ts";
import { questionnaireVersion } from "@remanso/core/assessment/question-ids.ts";
import { questions } from "@remanso/core/assessment/questions.ts";
import { emptyDraft, parseDraft, type Draft } from "./draft.ts";

/** When the answers were given, on whose clock. */
export interface Given {
  /** An instant. */
  readonly at: string;
  readonly timeZone: string;
}

/** What somebody without an account has answered; `given` once all is answered and the result was asked for. */
export interface Guest {
  readonly draft: Draft;
  readonly given: Given | null;
}

export const noGuest: Guest = { draft: emptyDraft, given: null };

// decisions §3: the server takes facts up to 30 days back. A day less, so that what is offered can still be kept
const longestDays = 29;
const dayMs = 24 * 60 * 60_000;
// a device's clock may have been put back a little
const toleranceMs = 60_000;

/** The text that is kept. */
export function guestText({ draft, given }: Guest): string {
  return JSON.stringify({ ...draft, given, version: questionnaireVersion });
}

/**
 * What was kept, as far as it makes sense: of another version of the questions, or given more than 29 days ago, nothing is left;
 * what has no moment to believe is not given yet.
 */
export function parseGuest(text: string | null, nowMs: number): Guest {
  const kept = parseJson(text);
  if (kept["version"] !== questionnaireVersion) return noGuest;
  const draft = parseDraft(text);
  const { at, timeZone } = recordOf(kept["given"]);
  const isWhole = questions.every(({ id }) => draft.answers[id] !== undefined);
  if (!isWhole || typeof at !== "string" || typeof timeZone !== "string" || !isTimeZone(timeZone))
    return { draft, given: null };
  const agoMs = nowMs - Date.parse(at);
  if (agoMs > longestDays * dayMs) return noGuest;
  // also false for what is no instant
  return agoMs >= -toleranceMs
    ? { draft, given: { at: new Date(at).toISOString(), timeZone } }
    : { draft, given: null };
}

function parseJson(text: string | null): Record<string, unknown> {
  try {
    return recordOf(text === null ? null : JSON.parse(text));
  } catch {
    return {};
  }
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
