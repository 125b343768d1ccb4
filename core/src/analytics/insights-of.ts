import type { Insight } from "./contract.ts";
import type { Finding, Findings } from "./finding.ts";

/** An insight, before it is put into a language and given the date it was first shown. */
export interface Statement {
  /** Depends on subject and direction only, so it stays the same while the numbers change. */
  readonly says: string;
  readonly insightType: Insight["insightType"];
  readonly severity: Insight["severity"];
  readonly finding: Finding;
}

// a rise counts for more when stress is already high; specification §9: from 0.67 high
const highStress = 6.7;
const veryHighStress = 8;

/** The insights for a person, largest and most certain first. `recentStress` is the recent overall stress (0–10), or null. */
export function statementsOf({ findings }: Findings, recentStress: number | null): Statement[] {
  return findings.map((finding) => ({
    says: saysOf(finding),
    insightType: finding.kind === "trend" ? "trend" : "pattern",
    severity: severityOf(finding, recentStress ?? 0),
    finding,
  }));
}

function saysOf({ kind, series, weekday, activityType, direction }: Finding): string {
  const subject = weekday ?? activityType ?? series;
  return `${kind}:${subject}:${direction === "more" ? "higher" : "lower"}`;
}

function severityOf({ kind, direction }: Finding, recentStress: number): Insight["severity"] {
  if (direction === "less") return "low";
  if (kind !== "trend") return "medium";
  if (recentStress >= veryHighStress) return "critical";
  return recentStress >= highStress ? "high" : "medium";
}
