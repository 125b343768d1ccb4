import type { MilestoneType } from "../milestones/milestones.ts";
import type { Insight } from "./contract.ts";
import type { Finding, Findings } from "./finding.ts";
import type { Because, Suggestion } from "./suggestion-of.ts";

/** An insight, before it is put into a language and given the date it was first shown. */
interface Said {
  /** Depends on subject and direction only, so it stays the same while the numbers change. */
  readonly says: string;
  readonly severity: Insight["severity"];
}

/** What the statistics show. */
interface FindingStatement extends Said {
  readonly insightType: "trend" | "pattern";
  readonly finding: Finding;
}

/** A milestone that was reached lately. */
interface MilestoneStatement extends Said {
  readonly insightType: "milestone";
  readonly milestone: Reached;
}

/** Something that the facts offer to do. */
interface SuggestionStatement extends Said {
  readonly insightType: "recommendation";
  readonly suggestion: Suggestion;
}

export type Statement = FindingStatement | MilestoneStatement | SuggestionStatement;

export interface Reached {
  readonly type: MilestoneType;
  readonly achievedAt: Date;
  readonly acknowledgedAt: Date | null;
}

// a rise counts for more when stress is already high; specification §9: from 0.67 high
const highStress = 6.7;
const veryHighStress = 8;
// how long a milestone is news
const newsMs = 7 * 24 * 3_600_000;
const milestonePrefix = "milestone:";

/** What the statistics say to a person, largest and most certain first. `recentStress` is the recent overall stress (0–10), or null. */
export function statementsOf({ findings }: Findings, recentStress: number | null): FindingStatement[] {
  return findings.map((finding) => ({
    says: saysOf(finding),
    insightType: finding.kind === "trend" ? "trend" : "pattern",
    severity: severityOf(finding, recentStress ?? 0),
    finding,
  }));
}

/** The latest milestone of the last seven days as a statement, and what is suggested: plain facts, which come after the statistics. */
export function plainStatements(
  { reached, suggestion }: { reached: readonly Reached[]; suggestion: Suggestion | null },
  now: Date,
): (MilestoneStatement | SuggestionStatement)[] {
  const [milestone] = reached
    .filter(({ achievedAt }) => now.getTime() - achievedAt.getTime() < newsMs)
    .toSorted((one, other) => other.achievedAt.getTime() - one.achievedAt.getTime());
  return [
    ...(suggestion
      ? [
          {
            says: `recommendation:${becauseKey(suggestion.because)}`,
            insightType: "recommendation" as const,
            severity: "low" as const,
            suggestion,
          },
        ]
      : []),
    ...(milestone
      ? [
          {
            says: `${milestonePrefix}${milestone.type}`,
            insightType: "milestone" as const,
            severity: "low" as const,
            milestone,
          },
        ]
      : []),
  ];
}

/** The milestone that an insight tells of, by what it says; null for the others. */
export function milestoneTold(says: string): string | null {
  return says.startsWith(milestonePrefix) ? says.slice(milestonePrefix.length) : null;
}

function becauseKey(because: Because): string {
  return because.kind === "activity" ? `activity:${because.type}` : `category:${because.category}`;
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
