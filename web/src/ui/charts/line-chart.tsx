import { scaleLinear, scaleTime } from "@visx/scale";
import { LinePath } from "@visx/shape";
import { useState } from "react";
import { ChartFigure, type ChartTable } from "./chart-figure.tsx";
import { spreadLabels } from "./spread-labels.ts";

export type LineTone = "ink" | "work" | "financial" | "personal" | "global";

export interface LineOfChart {
  readonly key: string;
  readonly label: string;
  readonly tone: LineTone;
  /** 0 to 1, one for each moment. */
  readonly values: readonly number[];
}

interface LineChartProps {
  caption: string;
  /** Milliseconds, rising. */
  moments: readonly number[];
  momentLabels: readonly string[];
  lines: readonly LineOfChart[];
  /** Words at heights of the scale, 0 to 1. */
  levels: readonly { readonly at: number; readonly label: string }[];
  /** Hairlines between the levels. */
  borders: readonly number[];
  /** Names the slider that walks through the moments. */
  pickLabel: string;
  /** The values at one moment, in words. */
  readout: (momentIndex: number) => string;
  table: ChartTable;
}

const strokes: Readonly<Record<LineTone, string>> = {
  ink: "stroke-ink",
  work: "stroke-work",
  financial: "stroke-financial",
  personal: "stroke-personal",
  global: "stroke-global",
};

const dots: Readonly<Record<LineTone, string>> = {
  ink: "bg-ink",
  work: "bg-work",
  financial: "bg-financial",
  personal: "bg-personal",
  global: "bg-global",
};

/** Percent of the height between two labels beside the lines. */
const labelGap = 11;

/** Lines over time. The slider below reads out each moment; the first line is drawn stronger than the rest. */
export function LineChart(props: LineChartProps) {
  const { moments, lines, momentLabels } = props;
  const last = moments.length - 1;
  const [picked, setPicked] = useState(last);
  const x = scaleTime<number>({ domain: [moments[0] ?? 0, moments[last] ?? 1], range: [0, 100] });
  const y = scaleLinear<number>({ domain: [0, 1], range: [100, 0] });
  const momentAt = (index: number) => x(moments[index] ?? 0);
  return (
    <ChartFigure caption={props.caption} table={props.table}>
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 gap-y-1">
        <Levels levels={props.levels} />
        <div aria-hidden="true" className="relative h-64 border-b border-line">
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="absolute inset-0 size-full overflow-visible"
          >
            {props.borders.map((border) => (
              <line
                key={border}
                x2="100"
                y1={y(border)}
                y2={y(border)}
                className="stroke-line"
                {...hairline}
              />
            ))}
            <line
              x1={momentAt(picked)}
              x2={momentAt(picked)}
              y2="100"
              className="stroke-soft"
              {...hairline}
            />
            {lines.map((line, index) => (
              <LinePath
                key={line.key}
                data={line.values.map((value, moment) => ({ value, moment }))}
                x={({ moment }) => momentAt(moment)}
                y={({ value }) => y(value)}
                className={`fill-none ${strokes[line.tone]}`}
                strokeWidth={index === 0 ? 3.5 : 1.8}
                strokeLinecap="round"
                strokeLinejoin="round"
                vectorEffect="non-scaling-stroke"
              />
            ))}
          </svg>
          {lines.map((line) => (
            <span
              key={line.key}
              className={`absolute size-2.5 -translate-1/2 rounded-full ring-2 ring-raised ${dots[line.tone]}`}
              style={{ left: `${momentAt(picked)}%`, top: `${y(line.values[picked] ?? 0)}%` }}
            />
          ))}
        </div>
        <EndLabels lines={lines} heights={lines.map((line) => y(line.values[last] ?? 0))} />
        <p
          aria-hidden="true"
          className="col-start-2 flex justify-between gap-4 text-[0.82rem] whitespace-nowrap text-soft"
        >
          <span>{momentLabels[0]}</span>
          <span>{momentLabels[last]}</span>
        </p>
        <input
          type="range"
          min={0}
          max={last}
          value={picked}
          onChange={(event) => setPicked(Number(event.target.value))}
          aria-label={props.pickLabel}
          aria-valuetext={props.readout(picked)}
          className="col-start-2 h-11 w-full accent-primary"
        />
        <Legend lines={lines} />
        <p className="col-span-full min-h-[3.2em] text-[0.92rem] tabular-nums">{props.readout(picked)}</p>
      </div>
    </ChartFigure>
  );
}

const hairline = { strokeWidth: 1, vectorEffect: "non-scaling-stroke" } as const;

function Levels({ levels }: Pick<LineChartProps, "levels">) {
  return (
    <div aria-hidden="true" className="relative h-64 text-[0.82rem] text-soft">
      <span className="invisible grid">
        {levels.map(({ label }) => (
          <span key={label}>{label}</span>
        ))}
      </span>
      {levels.map(({ at, label }) => (
        <span key={label} className="absolute right-0 -translate-y-1/2" style={{ top: `${(1 - at) * 100}%` }}>
          {label}
        </span>
      ))}
    </div>
  );
}

/** Names the lines where there is no room beside them. */
function Legend({ lines }: Pick<LineChartProps, "lines">) {
  return (
    <ul
      aria-hidden="true"
      className="col-span-full flex flex-wrap gap-x-4 gap-y-1 pb-2 text-[0.85rem] sm:hidden"
    >
      {lines.map((line, index) => (
        <li key={line.key} className={`flex items-center gap-1.5 ${index === 0 ? "font-semibold" : ""}`}>
          <span className={`size-2.5 rounded-full ${dots[line.tone]}`} />
          {line.label}
        </li>
      ))}
    </ul>
  );
}

function EndLabels({ lines, heights }: { lines: readonly LineOfChart[]; heights: readonly number[] }) {
  const places = spreadLabels(heights, labelGap);
  return (
    <div aria-hidden="true" className="relative hidden h-64 text-[0.85rem] sm:block">
      <span className="invisible grid">
        {lines.map(({ key, label }) => (
          <span key={key} className="pl-4">
            {label}
          </span>
        ))}
      </span>
      {lines.map((line, index) => (
        <span
          key={line.key}
          className={`absolute left-0 flex -translate-y-1/2 items-center gap-1.5 ${index === 0 ? "font-semibold" : ""}`}
          style={{ top: `${places[index]}%` }}
        >
          <span className={`size-2.5 rounded-full ${dots[line.tone]}`} />
          {line.label}
        </span>
      ))}
    </div>
  );
}
