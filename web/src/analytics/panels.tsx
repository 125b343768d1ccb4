import type { AnalyticsPoint, Pattern, Period } from "@remanso/core/analytics/contract.ts";
import { CategoryPanel } from "./category-panel.tsx";
import { tabId } from "../ui/tab-list.tsx";
import { ParticipationPanel } from "./participation-panel.tsx";
import { PatternsPanel } from "./patterns-panel.tsx";

import { TrendPanel } from "./trend-panel.tsx";

interface PanelsProps {
  id: string;
  period: Period;
  points: readonly AnalyticsPoint[] | undefined;
  /** True while these are still the days of the period before. */
  isOld: boolean;
  patterns: readonly Pattern[] | undefined;
}

// specification §9
const categoryDays = 7;
const participationDays = 14;

/** specification §2: general trend, categories, participation, patterns. */
export function Panels({ id, period, points, isOld, patterns }: PanelsProps) {
  // other days begin with their own last one, not with the place that was looked at before
  const key = `${points?.[0]?.date}–${points?.at(-1)?.date}`;
  return (
    <div
      id={id}
      role="tabpanel"
      aria-labelledby={tabId(id, period)}
      aria-busy={isOld}
      className="grid grid-cols-1 gap-6 lg:grid-cols-2 lg:gap-8"
    >
      {points ? (
        <>
          <TrendPanel key={`trend ${key}`} points={points} />
          <CategoryPanel key={`category ${key}`} points={points.slice(-categoryDays)} />
          <ParticipationPanel key={`participation ${key}`} points={points.slice(-participationDays)} />
        </>
      ) : null}
      {patterns ? <PatternsPanel patterns={patterns} /> : null}
    </div>
  );
}
