import { nameOf } from "@remanso/core/endpoint.ts";
import type { Problem } from "@remanso/core/refusals.ts";
import type { RawAnswer } from "../call.ts";
import { isRecord } from "./entry.ts";
import type { Kind } from "./kind.ts";

/**
 * What an answer means for an entry.
 * - delivered: the server has it.
 * - settled: refused, and nothing is left to do.
 * - refused: understood and said no.
 * - failing: the server, or something before it, could not handle this entry.
 * - away: nobody who could handle anything has answered.
 * - signed-out: it waits for its person.
 */
export type Verdict = "delivered" | "settled" | "refused" | "failing" | "away" | "signed-out";

// a gateway without a server behind it, a network that wants a sign-in first, a server that asks for time
const awayStatuses = new Set([0, 401, 407, 408, 425, 429, 502, 503, 504, 511]);

/** Reads an answer. Only what bears the server's own mark is believed: a captive portal also answers 200 and 401. */
export function verdictOf(answer: RawAnswer, kind: Pick<Kind, "endpoint" | "settledBy">): Verdict {
  const { status } = answer;
  if (isReply(answer, kind.endpoint)) return "delivered";
  const problem = problemIn(answer);
  const settling: readonly string[] = kind.settledBy ?? [];
  if (problem && settling.includes(problem.code)) return "settled";
  if (problem && status === 401) return "signed-out";
  if (awayStatuses.has(status)) return "away";
  if (status >= 500) return "failing";
  if (status >= 400) return problem ? "refused" : "failing";
  return "away";
}

/** True for the reply that the contract promises, and for nothing else. */
function isReply({ status, replyTo, text }: RawAnswer, endpoint: Kind["endpoint"]): boolean {
  return status === endpoint.status && replyTo === nameOf(endpoint) && isJson(text);
}

/** The problem document of this product, else null. */
export function problemIn({ text }: RawAnswer): Pick<Problem, "code" | "detail" | "errors" | "newer"> | null {
  const value: unknown = isJson(text) ? JSON.parse(text) : null;
  if (!isRecord(value) || typeof value["code"] !== "string") return null;
  const { code, type, detail, errors, newer } = value;
  if (type !== `/problems/${code}` || typeof detail !== "string") return null;
  return {
    code,
    detail,
    ...(isFieldErrors(errors) ? { errors } : {}),
    ...(isRecord(newer) ? { newer } : {}),
  };
}

function isFieldErrors(value: unknown): value is Record<string, string> {
  return isRecord(value) && Object.values(value).every((one) => typeof one === "string");
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
