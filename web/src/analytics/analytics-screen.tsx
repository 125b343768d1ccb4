import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ArrowRight, ChartSpline } from "lucide-react";
import { useId, useState } from "react";
import { Link } from "../router/link.tsx";
import { useSearch } from "../router/provider.tsx";
import { LoadFailure } from "../app/load-failure.tsx";
import { useStrings } from "../app/language.tsx";
import { tabId } from "../ui/tab-list.tsx";
import { analyticsSearchOf, isChosen, periodOf } from "./analytics-address.ts";
import { CardsSkeleton } from "./cards-skeleton.tsx";
import type { DayFilter } from "./day-rows.ts";
import { DaysPanel } from "./days-panel.tsx";
import { Features } from "./features.tsx";
import { Finding } from "./finding.tsx";
import { ImportantInsights } from "./important-insights.tsx";
import { PeriodTabs } from "./period-tabs.tsx";
import { dataQuery, patternsQuery } from "./queries.ts";
import { strings } from "./strings.ts";
import { activeInsights, firstInsight, isActive, periodsDiffer, saysNothing, summaryOf } from "./summary.ts";
import { SummaryCards } from "./summary-cards.tsx";
import { TrendPanel } from "./trend-panel.tsx";
import { useShownInsights } from "./use-shown-insights.ts";
import { pageTitle } from "../ui/page-title.ts";

/** What a person's days show: the clearest thing first, then the line and its figures, and the rest behind taps down to each day. */
export function AnalyticsScreen() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 lg:gap-8">
      <Header />
      <Content />
    </div>
  );
}

function Header() {
  const words = useStrings(strings);
  return (
    <header className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3.5 gap-y-1.5 sm:gap-x-5">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-wash text-primary sm:row-span-2 sm:size-16">
        <ChartSpline aria-hidden="true" size={26} strokeWidth={1.6} />
      </span>
      <h1 className={pageTitle}>{words.title}</h1>
      <p className="col-span-full max-w-[62ch] text-soft max-sm:sr-only sm:col-span-1 sm:col-start-2">
        {words.intro}
      </p>
    </header>
  );
}

function Content() {
  const words = useStrings(strings);
  const search = useSearch(analyticsSearchOf);
  const period = periodOf(search);
  const [filter, setFilter] = useState<DayFilter | null>(null);
  const panelId = useId();
  // the days of before stay on screen while those of another period are on their way
  const data = useQuery({ ...dataQuery(period), placeholderData: keepPreviousData });
  const insights = useShownInsights();
  const patterns = useQuery(patternsQuery);
  // who came with an address for a period keeps the switch that they press
  const [isAsked] = useState(isChosen(search));
  const hasPeriods = isAsked || isChosen(search) || data.data === undefined || periodsDiffer(data.data);
  // specification §2: a skeleton of 4 cards while any of three queries loads
  if (data.isPending || insights.isPending || patterns.isPending) return <CardsSkeleton />;
  const failed = [data, insights, patterns].filter((query) => query.data === undefined);
  const first = firstInsight(insights.data ?? []);
  const active = activeInsights(insights.data ?? []);
  const hasFigures =
    data.data !== undefined &&
    insights.data !== undefined &&
    (active > 0 || !saysNothing(summaryOf(data.data)));
  return (
    <>
      {failed.length > 0 ? (
        <LoadFailure text={words.failed} onRetry={() => failed.forEach((query) => void query.refetch())} />
      ) : null}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-rows-[auto_auto_1fr] lg:gap-x-8 lg:gap-y-4">
        {insights.data ? (
          <div className={`grid ${beside} ${hasFigures ? "lg:row-span-2" : "lg:row-span-3"}`}>
            <Finding insight={first} active={active} onSeeDays={setFilter} />
          </div>
        ) : null}
        {hasPeriods ? <PeriodTabs period={period} panelId={panelId} /> : null}
        {data.data && hasFigures ? (
          <SummaryCards
            points={data.data}
            period={period}
            patterns={patterns.data ?? []}
            active={active}
            first={first}
            onSeeDays={() => setFilter(null)}
            className={`lg:row-start-3 ${beside}`}
          />
        ) : null}
        <div
          id={panelId}
          {...(hasPeriods ? { role: "tabpanel", "aria-labelledby": tabId(panelId, period) } : {})}
          aria-busy={data.isPlaceholderData}
          className={`grid ${hasPeriods ? "lg:row-span-2 lg:row-start-2" : "lg:row-span-3 lg:row-start-1"} lg:col-start-2`}
        >
          {/* other days begin with their own last one, not with the place that was looked at before */}
          {data.data ? <TrendPanel key={spanOf(data.data)} points={data.data} /> : null}
        </div>
      </div>
      {active > 0 && !(first && isActive(first)) ? <ImportantInsights count={active} /> : null}
      <Features
        points={data.data}
        patterns={patterns.data}
        insights={insights.data}
        first={first}
        onSeeDays={setFilter}
      />
      <div className="rounded-card bg-raised px-4 shadow-card sm:px-8 sm:py-2">
        <DaysPanel period={period} filter={filter} onUnfilter={() => setFilter(null)} />
        <Way to="/journal" hash="year" text={words.days.year} />
        <Way to="/professional-page" text={words.professionalPage} />
      </div>
    </>
  );
}

// the column of what is said in words and figures, beside that of the chart
const beside = "lg:col-start-1";

const spanOf = (points: readonly { readonly date: string }[]) => `${points[0]?.date}–${points.at(-1)?.date}`;

interface WayProps {
  to: "/journal" | "/professional-page";
  hash?: string;
  text: string;
}

/** A way to what other screens make of the same days. */
function Way({ to, hash, text }: WayProps) {
  return (
    <Link
      to={to}
      {...(hash === undefined ? {} : { hash })}
      className="flex min-h-12 items-center justify-between gap-3 border-t border-line py-1.5 font-semibold hover:text-primary"
    >
      {text}
      <ArrowRight aria-hidden="true" size={20} className="shrink-0 text-primary" />
    </Link>
  );
}
