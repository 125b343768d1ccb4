import type { Assessment } from "@remanso/core/assessment/contract.ts";

/** Which assessments the stress reduction compares. */
export type Comparison =
  | { readonly kind: "none" }
  | { readonly kind: "one"; readonly only: Assessment }
  | { readonly kind: "fell" | "did-not-fall"; readonly first: Assessment; readonly latest: Assessment }
  // the first one is on an older page of the history
  | { readonly kind: "long" };

// decisions §3: long lists are answered with at most 200 a call
const historyLimit = 200;

/** A person's first and latest assessment; the list is newest first. decisions §8 */
export function comparedAssessments(history: readonly Assessment[]): Comparison {
  const latest = history[0];
  const first = history.at(-1);
  if (!latest || !first) return { kind: "none" };
  if (history.length >= historyLimit) return { kind: "long" };
  if (history.length === 1) return { kind: "one", only: latest };
  return { kind: latest.overallStress < first.overallStress ? "fell" : "did-not-fall", first, latest };
}
