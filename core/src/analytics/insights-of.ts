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

/**
 * The insights for a person, most certain first. A category that moves in the same direction as overall stress gets no insight
 * of its own: the patterns show it. `recentStress` is the recent overall stress (0–10), or null.
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
