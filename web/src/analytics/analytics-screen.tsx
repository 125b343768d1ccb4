import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ChartSpline } from "lucide-react";
import { useSearch } from "@tanstack/react-router";
import { useId, useState } from "react";
import { LoadFailure } from "../app/load-failure.tsx";
import { useStrings } from "../app/language.tsx";
import { periodOf } from "./analytics-address.ts";
import { CardsSkeleton } from "./cards-skeleton.tsx";
import type { DayFilter } from "./day-rows.ts";
import { DaysPanel } from "./days-panel.tsx";
import { FeatureCards } from "./feature-cards.tsx";
import { ImportantInsights } from "./important-insights.tsx";
import { InsightsList } from "./insights-list.tsx";
import { Panels } from "./panels.tsx";
import { PeriodTabs } from "./period-tabs.tsx";
import { dataQuery, patternsQuery } from "./queries.ts";
import { strings } from "./strings.ts";
import { activeInsights } from "./summary.ts";
import { SummaryCards } from "./summary-cards.tsx";
import { useShownInsights } from "./use-shown-insights.ts";

/** What a person's days show: figures, lines, patterns and insights, each with the way back to the days behind it. */
export function AnalyticsScreen() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:gap-10">
      <Header />
      <FeatureCards />
      <Content />
    </div>
  );
}

function Header() {
  const words = useStrings(strings);
  return (
    <header className="flex flex-col items-start gap-4 sm:flex-row sm:gap-5">
      <span className="grid size-13 shrink-0 place-items-center rounded-full bg-wash text-primary sm:size-16">
        <ChartSpline aria-hidden="true" size={28} strokeWidth={1.6} />
      </span>
      <div className="grid gap-1.5">
        <h1 className="text-[clamp(1.5rem,8.4vw,2rem)] lg:text-[2.6rem]">{words.title}</h1>
        <p className="max-w-[62ch] text-soft">{words.intro}</p>
      </div>
    </header>
  );
}

function Content() {
  const words = useStrings(strings);
  const period = periodOf(useSearch({ from: "/person/analytics" }));
  const [filter, setFilter] = useState<DayFilter | null>(null);
  const [isAsked, setAsked] = useState(false);
  const seeDays = (asked: DayFilter | null) => {
    setFilter(asked);
    setAsked(true);
  };
  const panelId = useId();
  // the days of before stay on screen while those of another period are on their way
  const data = useQuery({ ...dataQuery(period), placeholderData: keepPreviousData });
  const insights = useShownInsights();
  const patterns = useQuery(patternsQuery);
  // specification §2: a skeleton of 4 cards while any of three queries loads
  if (data.isPending || insights.isPending || patterns.isPending) return <CardsSkeleton />;
  const failed = [data, insights, patterns].filter((query) => query.data === undefined);
  return (
    <>
      {failed.length > 0 ? (
        <LoadFailure text={words.failed} onRetry={() => failed.forEach((query) => void query.refetch())} />
      ) : null}
      {data.data && insights.data ? (
        <SummaryCards
          points={data.data}
          period={period}
          patterns={patterns.data ?? []}
          active={activeInsights(insights.data)}
          onSeeDays={() => seeDays(null)}
        />
      ) : null}
      <ImportantInsights count={activeInsights(insights.data ?? [])} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <PeriodTabs period={period} panelId={panelId} />
        <Panels
          id={panelId}
          period={period}
          points={data.data}
          isOld={data.isPlaceholderData}
          patterns={patterns.data}
        />
      </div>
      {insights.data ? <InsightsList insights={insights.data} onSeeDays={seeDays} /> : null}
      <DaysPanel period={period} filter={filter} isAsked={isAsked} onUnfilter={() => setFilter(null)} />
    </>
  );
}
