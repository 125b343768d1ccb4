import type { AnalyticsPoint, Insight, Pattern } from "@remanso/core/analytics/contract.ts";
import { CategoryPanel } from "./category-panel.tsx";
import type { DayFilter } from "./day-rows.ts";
import { FeatureCard } from "./feature-card.tsx";
import { InsightsList } from "./insights-list.tsx";
import { ParticipationPanel } from "./participation-panel.tsx";
import { PatternsPanel } from "./patterns-panel.tsx";

interface FeaturesProps {
  points: readonly AnalyticsPoint[] | undefined;
  patterns: readonly Pattern[] | undefined;
  insights: readonly Insight[] | undefined;
  /** What stands first on the screen. */
  first: Insight | null;
  onSeeDays: (filter: DayFilter) => void;
}

// specification §9
const categoryDays = 7;
const participationDays = 14;

/** specification §2: pattern recognition, trend analysis and personalised insights, each with its panels. */
export function Features({ points, patterns, insights, first, onSeeDays }: FeaturesProps) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 lg:grid-cols-[repeat(auto-fit,minmax(min(21rem,100%),1fr))] lg:gap-8 lg:not-has-[details[open]]:items-stretch">
      <FeatureCard feature="patterns">
        {patterns ? <PatternsPanel patterns={patterns} first={first} /> : null}
      </FeatureCard>
      <FeatureCard feature="trends">
        {points ? (
          <>
            <CategoryPanel points={points.slice(-categoryDays)} />
            <ParticipationPanel points={points.slice(-participationDays)} />
          </>
        ) : null}
      </FeatureCard>
      <FeatureCard feature="insights">
        {insights ? <InsightsList insights={insights} first={first} onSeeDays={onSeeDays} /> : null}
      </FeatureCard>
    </ul>
  );
}
