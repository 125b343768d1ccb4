import type { Insight } from "./contract.ts";
import type { Finding, Findings } from "./finding.ts";

/** What is said to a person, without their language and without when it was said first. */
export interface Statement {
  /** The same for as long as it says the same: its subject and its direction, not its numbers. */
  readonly says: string;
  readonly insightType: Insight["insightType"];
  readonly severity: Insight["severity"];
  readonly finding: Finding;
}

// a rising line is told more firmly where the stress is high already; specification §9: from 0.67 high
const highStress = 6.7;
const veryHighStress = 8;

/**
 * What the findings say to a person, the surest first. A category that goes the way of the overall stress is not said apart: the
 * patterns show it. `recentStress` is the overall stress (0–10) of late, or null.
 */
export function statementsOf({ findings }: Findings, recentStress: number | null): Statement[] {
  const overall = findings.find(({ kind, series }) => kind === "trend" && series === "overall");
  const isSaid = ({ kind, series, effect }: Finding) =>
    kind === "trend" && series !== "overall" && overall !== undefined && effect > 0 === overall.effect > 0;
  return findings
    .filter((finding) => !isSaid(finding))
    .map((finding) => ({
      says: saysOf(finding),
      insightType: finding.kind === "trend" ? "trend" : "pattern",
      severity: severityOf(finding, recentStress ?? 0),
      finding,
    }));
}

function saysOf({ kind, series, weekday, activityType, effect }: Finding): string {
  const subject = weekday ?? activityType ?? series;
  return `${kind}:${subject}:${effect > 0 ? "higher" : "lower"}`;
}

function severityOf({ kind, effect }: Finding, recentStress: number): Insight["severity"] {
  if (effect < 0) return "low";
  if (kind !== "trend") return "medium";
  if (recentStress >= veryHighStress) return "critical";
  return recentStress >= highStress ? "high" : "medium";
}
