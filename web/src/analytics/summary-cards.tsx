import { ArrowDown, ArrowUp, ChevronRight, Minus, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { AnalyticsPoint, Insight, Pattern, Period, Trend } from "@remanso/core/analytics/contract.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { Bar } from "../ui/bar.tsx";
import { oneDecimal, signed } from "./figures.ts";
import { strings } from "./strings.ts";
import { WayTo } from "./way-to.tsx";
import {
  directionOf,
  isActive,
  longerTrend,
  summaryOf,
  testedTrend,
  type Direction,
  type LongerTrend,
  type Summary,
} from "./summary.ts";

interface SummaryCardsProps {
  points: readonly AnalyticsPoint[];
  period: Period;
  /** What the tests found. */
  patterns: readonly Pattern[];
  /** How many insights are still to be read. */
  active: number;
  /** What stands first on the screen. */
  first: Insight | null;
  onSeeDays: () => void;
  className: string;
}

/** specification §2, §9: four figures of the period, each with the way to what it is made of. */
export function SummaryCards({
  points,
  period,
  patterns,
  active,
  first,
  onSeeDays,
  className,
}: SummaryCardsProps) {
  const words = useStrings(strings);
  const summary = summaryOf(points);
  const days = { place: "days", label: words.cards.seeDays, onFollow: onSeeDays } as const;
  const insights = first && isActive(first) ? "finding" : "insights";
  return (
    <section
      aria-labelledby="analytics-summary"
      className={`grid overflow-hidden rounded-card bg-raised shadow-card ${className}`}
    >
      <h2 id="analytics-summary" className="sr-only">
        {words.cards.title}
      </h2>
      {/* the hairlines between the figures: each draws those above and before it, and the card cuts the outer ones off */}
      <ul className="-mt-px -ml-px grid auto-rows-fr grid-cols-1 min-[22rem]:grid-cols-2">
        <MeanCard summary={summary} link={days} />
        <TrendCard
          summary={summary}
          trend={testedTrend(patterns, points[0]?.date)}
          longer={longerTrend(patterns, points[0]?.date)}
          link={days}
        />
        <Figure name={words.cards.completed} note={words.lastDays(period)} link={days}>
          {summary.completed}
        </Figure>
        <Figure
          name={words.cards.insights}
          note={words.cards.insightsFrom}
          link={{ place: insights, label: words.cards.seeInsights }}
        >
          {active}
        </Figure>
      </ul>
    </section>
  );
}

interface FigureLink {
  readonly place: "days" | "insights" | "finding";
  readonly label: string;
  readonly onFollow?: (() => void) | undefined;
}

interface FigureProps {
  name: string;
  note: string;
  link: FigureLink;
  children: ReactNode;
}

/** A figure, which is pressed as a whole. */
function Figure({ name, note, link, children }: FigureProps) {
  return (
    <li className="relative flex min-w-0 flex-col gap-1.5 border-t border-l border-line px-4 py-3 transition duration-300 hover:bg-wash/60 sm:p-6 lg:px-5 lg:py-4">
      <h3 className="font-sans text-[0.92rem] leading-snug font-semibold tracking-normal text-soft">
        <WayTo
          place={link.place}
          onFollow={link.onFollow}
          label={`${name}: ${link.label}`}
          className="after:absolute after:inset-0"
        >
          {name}
          <ChevronRight aria-hidden="true" size={15} className="mb-0.5 inline text-primary" />
        </WayTo>
      </h3>
      <div className="grid gap-2 font-serif text-[1.8rem] leading-tight tabular-nums">{children}</div>
      <p className="text-[0.82rem] leading-snug text-soft">{note}</p>
    </li>
  );
}

interface OwnCardProps {
  summary: Summary;
  link: FigureLink;
}

// where there is no figure yet
const none = "–";

function MeanCard({ summary, link }: OwnCardProps) {
  const words = useStrings(strings).cards;
  const language = useLanguage();
  const { mean, measuredDays, leastForMean } = summary;
  if (mean === null) {
    return (
      <Figure name={words.mean} note={words.notYet(measuredDays, leastForMean)} link={link}>
        {none}
      </Figure>
    );
  }
  const value = oneDecimal(mean, language);
  return (
    <Figure name={words.mean} note={words.meanFrom(measuredDays)} link={link}>
      {words.meanOf(value)}
      {/* specification §9: a bar at value × 10 */}
      <Bar fraction={mean / 10} label={words.mean} valueText={words.meanBar(value)} />
    </Figure>
  );
}

// specification §9: negative green, positive red; decisions §8: grey unless the trend test is sure
const directions: Readonly<Record<Direction, { look: string; Icon: LucideIcon }>> = {
  down: { look: "text-leaf-deep", Icon: ArrowDown },
  unclear: { look: "text-soft", Icon: Minus },
  up: { look: "text-berry", Icon: ArrowUp },
};

interface TrendCardProps extends OwnCardProps {
  trend: Trend;
  longer: LongerTrend | null;
}

function TrendCard({ summary, trend, longer, link }: TrendCardProps) {
  const words = useStrings(strings).cards;
  const language = useLanguage();
  const { points, source, days, leastDays } = summary.change;
  if (points === null || source === null) {
    return (
      <Figure name={words.trend} note={words.notYet(days, leastDays)} link={link}>
        {none}
      </Figure>
    );
  }
  const direction = directionOf(points, trend);
  const { look, Icon } = directions[direction];
  return (
    <Figure
      name={words.trend}
      note={
        longer && direction === "unclear"
          ? words.trendLonger[longer.direction](longer.days)
          : words.trendFrom[source]
      }
      link={link}
    >
      <span className={`flex flex-wrap items-center gap-x-2 ${look}`}>
        {signed(Math.round(points * 10) / 10, language)}
        <span className="flex items-center gap-1 font-sans text-[0.85rem] font-semibold text-ink">
          <Icon aria-hidden="true" size={16} strokeWidth={2.4} className={look} />
          {words.directions[direction]}
        </span>
      </span>
    </Figure>
  );
}
