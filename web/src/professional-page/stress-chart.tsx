import type { PageContent, StressLine } from "@remanso/core/professional-page/page-content.ts";
import { highFrom, moderateFrom } from "@remanso/core/assessment/stress-label.ts";
import { oneDecimal, shortDay } from "../analytics/figures.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { sheetStrings } from "./sheet-strings.ts";

interface StressChartProps {
  page: PageContent;
  line: StressLine;
}

// Told apart without color: dots are days, the thick line the weeks, hollow squares assessments, dashed uprights what the person marked.
const mark = { stroke: "currentColor", fill: "none", vectorEffect: "non-scaling-stroke" } as const;

/** Stress over the days of a page: gaps stay gaps, bands bear their names, and a table says the same. */
export function StressChart({ page, line }: StressChartProps) {
  const words = useStrings(sheetStrings);
  const language = useLanguage();
  const place = placesOf(page);
  return (
    <figure className="grid gap-2 print:gap-1">
      <div className="relative mr-[min(4.4rem,20vw)] ml-5 h-44 print:h-32">
        <Picture page={page} line={line} />
        {(["high", "moderate", "low"] as const).map((level, index) => (
          <span
            key={level}
            aria-hidden="true"
            className="absolute left-full -translate-y-1/2 pl-1.5 whitespace-nowrap text-[min(0.75rem,3.6vw)] leading-none"
            style={{ top: `${16.5 + index * 33.5}%` }}
          >
            {words.levels[level]}
          </span>
        ))}
        {[10, 0].map((value) => (
          <span
            key={value}
            aria-hidden="true"
            className="absolute -left-5 text-[0.75rem] leading-none tabular-nums"
            style={value === 10 ? { top: 0 } : { bottom: 0 }}
          >
            {value}
          </span>
        ))}
        {page.events.map(({ on, text }, index) => (
          <span
            key={`${on} ${text}`}
            aria-hidden="true"
            className="absolute -top-4 -translate-x-1/2 text-[0.75rem] font-semibold leading-none"
            style={{ left: `${place.across(on)}%` }}
          >
            {index + 1}
          </span>
        ))}
      </div>
      <div
        aria-hidden="true"
        className="mr-[min(4.4rem,20vw)] ml-5 flex flex-wrap justify-between text-[0.8rem] tabular-nums"
      >
        <span>{shortDay(page.from, language)}</span>
        <span>{shortDay(page.to, language)}</span>
      </div>
      <figcaption className="flex flex-wrap gap-x-5 gap-y-1 text-[0.8rem] print:text-[0.7rem]">
        <Key shape="M6 6h0" width={7} cap="round" text={words.stress.day} />
        <Key shape="M0 6h12" width={3} cap="butt" text={words.stress.week} />
        {line.assessments.length > 0 ? (
          <Key shape="M2 2h8v8h-8z" width={2} cap="butt" text={words.stress.assessment} />
        ) : null}
        {page.events.length > 0 ? (
          <Key shape="M6 0v12" width={1.5} cap="butt" text={words.stress.event} dashes="2 2" />
        ) : null}
      </figcaption>
      <DaysTable line={line} />
    </figure>
  );
}

function placesOf({ from, periodDays }: PageContent) {
  const start = Date.parse(from);
  // the middle of the day's own stripe
  const across = (on: string) => ((Date.parse(on) - start) / 86_400_000 + 0.5) * (100 / periodDays);
  return { across, up: (value: number) => 100 - value * 10 };
}

function Picture({ page, line }: StressChartProps) {
  const { across, up } = placesOf(page);
  const points = (list: readonly { on: string; value: number }[]) =>
    list.map(({ on, value }) => `M${across(on)} ${up(value)}h0`).join("");
  const borders = [moderateFrom, highFrom].map((border) => `M0 ${up(border * 10)}H100`).join("");
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-0 size-full overflow-visible text-ink [print-color-adjust:exact]"
    >
      <rect width="100" height="33" className="fill-ember/15" />
      <rect y="33" width="100" height="34" className="fill-sun/15" />
      <rect y="67" width="100" height="33" className="fill-leaf/15" />
      <path d={borders} {...mark} strokeWidth="1" strokeDasharray="6 4" opacity="0.6" />
      <path d="M0 0V100H100" {...mark} strokeWidth="1" />
      {page.events.map(({ on, text }) => (
        <path
          key={`${on} ${text}`}
          d={`M${across(on)} 0V100`}
          {...mark}
          strokeWidth="1.5"
          strokeDasharray="3 3"
        />
      ))}
      <path d={weekly(page, line)} {...mark} strokeWidth="3" opacity="0.75" strokeLinejoin="round" />
      <path d={points(line.days)} {...mark} strokeWidth="6" strokeLinecap="round" />
      <path d={points(line.assessments)} {...mark} strokeWidth="11" strokeLinecap="square" />
      <path
        d={points(line.assessments)}
        {...mark}
        strokeWidth="7"
        strokeLinecap="square"
        className="text-raised print:text-[white]"
      />
    </svg>
  );
}

/** A level stretch for each week that has a median, joined where weeks follow each other. */
function weekly(page: PageContent, { weeks }: StressLine): string {
  const { across, up } = placesOf(page);
  const dayWidth = 100 / page.periodDays;
  let isJoined = false;
  return weeks
    .map(({ monday, median }) => {
      const begin = Math.max(0, across(monday) - dayWidth / 2);
      const end = Math.min(100, across(monday) + 6.5 * dayWidth);
      const joint = isJoined ? "L" : "M";
      isJoined = median !== null;
      return median === null ? "" : `${joint}${begin} ${up(median)}L${end} ${up(median)}`;
    })
    .join("");
}

interface KeyProps {
  shape: string;
  width: number;
  cap: "round" | "butt";
  text: string;
  dashes?: string;
}

function Key({ shape, width, cap, text, dashes }: KeyProps) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3 shrink-0">
        <path d={shape} {...mark} strokeWidth={width} strokeLinecap={cap} strokeDasharray={dashes} />
      </svg>
      {text}
    </span>
  );
}

function DaysTable({ line }: { line: StressLine }) {
  const words = useStrings(sheetStrings).stress;
  const language = useLanguage();
  const rows = [
    ...line.days.map((day) => ({ ...day, from: words.checkIn })),
    ...line.assessments.map((day) => ({ ...day, from: words.fromAssessment })),
  ].toSorted((one, other) => one.on.localeCompare(other.on));
  return (
    <details className="print:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-primary">
        {words.table}
      </summary>
      <table className="text-left text-[0.9rem] tabular-nums">
        <thead>
          <tr>
            {[words.dayColumn, words.stressColumn, words.fromColumn].map((column) => (
              <th key={column} scope="col" className="pr-5 font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ on, value, from }) => (
            <tr key={`${on} ${from}`}>
              <th scope="row" className="pr-5 font-normal">
                {shortDay(on, language)}
              </th>
              <td className="pr-5">{oneDecimal(value, language)}</td>
              <td>{from}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
