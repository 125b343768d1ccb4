import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { dateLocaleOf } from "@remanso/core/language.ts";
import type { TypeCount, UsageSession } from "@remanso/core/progress/contract.ts";
import { Link } from "../router/link.tsx";
import { strings as activityStrings } from "../activity/strings.ts";
import { useDateLanguage, useStrings } from "../app/language.tsx";
import { useVisitor } from "../app/use-visitor.ts";
import { Block } from "../app/block.tsx";
import { Shape } from "../ui/shape.tsx";
import { momentInWords } from "../home/days.ts";
import { buttonClass } from "../ui/button.tsx";
import { BarChart } from "../ui/charts/bar-chart.tsx";
import { PieChart } from "../ui/charts/pie-chart.tsx";
import { EmptyScene } from "../ui/illustrations/empty-scene.tsx";
import { lastSessions } from "./last-sessions.ts";
import { sessionsQuery, statsQuery, typesQuery } from "./queries.ts";
import { strings } from "./strings.ts";
import { typeShares } from "./type-shares.ts";
import { useNumber } from "./use-number.ts";

/** How long the last sessions were, and what the completed activities are made of. */
export function SummaryTab() {
  const words = useStrings(strings);
  const sessions = useQuery(sessionsQuery());
  const types = useQuery(typesQuery);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)]">
      <Leaf id="durations" title={words.durations}>
        <Block query={sessions} shape={<Shape className="h-80" />}>
          {(data) => <Durations sessions={data} />}
        </Block>
      </Leaf>
      <Leaf id="types" title={words.types}>
        <Block query={types} shape={<Shape className="h-80" />}>
          {(data) => <Types counts={data} />}
        </Block>
      </Leaf>
    </div>
  );
}

function Leaf({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 flex-col gap-5 rounded-card bg-raised p-[min(1.5rem,6vw)] shadow-card sm:p-8"
    >
      <h2 id={id} className="text-[1.45rem]">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Durations({ sessions }: { sessions: readonly UsageSession[] }) {
  const words = useStrings(strings);
  const number = useNumber();
  const dates = useDateLanguage();
  const { timeZone } = useVisitor();
  const bars = lastSessions(sessions);
  const weekday = new Intl.DateTimeFormat(dateLocaleOf[dates], { weekday: "short", timeZone });
  const isEmpty = bars.length === 0;
  return (
    <>
      {isEmpty ? null : <Average />}
      <BarChart
        caption={isEmpty ? words.durationsEmpty : words.durationsCaption}
        shape="reed"
        bars={bars.map(({ session, percent }) => ({
          key: session.id,
          label: weekday.format(new Date(session.sessionStart)),
          percent,
          valueLabel: number(session.duration),
          isCurrent: session.sessionEnd === null,
        }))}
        whenEmpty={<EmptyScene className="h-full max-h-36" />}
        table={{
          summary: words.durationsTable,
          columns: words.durationsColumns,
          rows: bars
            .map(({ session }) => [
              momentInWords(session.sessionStart, dates, timeZone),
              number(session.duration),
            ])
            .toReversed(),
        }}
      />
    </>
  );
}

/** specification §2: average session duration in minutes. */
function Average() {
  const words = useStrings(strings);
  const number = useNumber();
  const { data: stats } = useQuery(statsQuery);
  return (
    <p className="flex min-h-[2.2rem] flex-wrap items-baseline gap-x-2.5 text-soft">
      {stats ? (
        <>
          {words.average}
          <span className="font-serif text-[1.5rem] leading-none text-ink tabular-nums">
            {words.minutes(number(stats.averageSessionDuration))}
          </span>
          {words.averageNote}
        </>
      ) : null}
    </p>
  );
}

function Types({ counts }: { counts: readonly TypeCount[] }) {
  const words = useStrings(strings);
  const { types: names } = useStrings(activityStrings);
  const number = useNumber();
  const shares = typeShares(counts);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const slices = shares.map(({ activityType, count, percent }) => ({
    key: activityType,
    label: names[activityType],
    value: count,
    percent: words.percent(number(percent)),
  }));
  if (total === 0) return <NoTypes />;
  return (
    <PieChart
      caption={total === 1 ? words.typeCaption : words.typesCaption}
      slices={slices}
      table={{
        summary: words.typesTable,
        columns: words.typesColumns,
        rows: slices.map(({ label, value, percent }) => [label, number(value), percent]),
      }}
    />
  );
}

function NoTypes() {
  const words = useStrings(strings);
  return (
    <div className="grid grow content-center justify-items-center gap-4 py-4 text-center">
      <p className="max-w-[36ch] font-serif text-[1.15rem] leading-snug text-balance">{words.typesEmpty}</p>
      <Link to="/activities" className={`${buttonClass("soft")} w-fit`}>
        {words.seeActivities}
      </Link>
    </div>
  );
}
