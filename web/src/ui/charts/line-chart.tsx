import { useState } from "react";
import { ChartFigure, type ChartTable } from "./chart-figure.tsx";
import { placesOf } from "./places.ts";
import { Plot, plotHeight, type PlotBasics } from "./plot.tsx";
import { spreadLabels } from "./spread-labels.ts";
import type { Reading } from "./stretches.ts";
import { dots, type LineTone } from "./tones.ts";
import { LineLegend, needsLegend, Trace, type LineWords } from "./trace.tsx";

export interface LineOfChart {
  readonly key: string;
  readonly label: string;
  readonly tone: LineTone;
  /** 0 to 1, one for each moment; null leaves a gap. */
  readonly values: readonly (number | null)[];
  /** False at moments that repeat the last value; absent, all are measured. */
  readonly measured?: readonly boolean[];
  /** Values beside the line that it does not join, 0 to 1; null where there is none. */
  readonly marks?: readonly (number | null)[];
}

interface LineChartProps extends PlotBasics {
  caption: string;
  /** Milliseconds, ascending. */
  moments: readonly number[];
  /** The first is drawn stronger than the rest, unless all are equal. */
  lines: readonly LineOfChart[];
  areEqual?: boolean;
  /** For lines with dashes or marks. */
  lineWords?: LineWords;
  table: ChartTable;
}

/** Percent of the height between two labels beside the lines. */
const labelGap = 11;

/** Lines over time. */
export function LineChart(props: LineChartProps) {
  const { moments, lines, lineWords, areEqual = false } = props;
  const last = moments.length - 1;
  const [choice, setChoice] = useState(last);
  const picked = Math.min(choice, last);
  const places = placesOf(moments);
  const readings = lines.map(({ values, measured }) => readingsOf(values, measured));
  const marks = lines.flatMap((line) => line.marks ?? []);
  return (
    <ChartFigure caption={props.caption} table={props.table}>
      <Plot
        {...props}
        places={places}
        picked={picked}
        onPick={setChoice}
        marks={lines.map(({ key, tone, ...line }) => ({
          key,
          tone,
          value: line.marks?.[picked] ?? line.values[picked] ?? null,
        }))}
        beside={<EndLabels lines={lines} areEqual={areEqual} />}
        legend={
          <>
            <Legend lines={lines} areEqual={areEqual} />
            {lineWords && needsLegend(readings.flat(), marks) ? (
              <LineLegend words={lineWords} readings={readings.flat()} marks={marks} />
            ) : null}
          </>
        }
      >
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible"
          focusable="false"
        >
          {lines.map((line, index) => (
            <Trace
              key={line.key}
              readings={readings[index] ?? []}
              marks={line.marks}
              places={places}
              tone={line.tone}
              isStrong={areEqual || index === 0}
            />
          ))}
        </svg>
      </Plot>
    </ChartFigure>
  );
}

/** Values with whether each was measured. */
export function readingsOf(
  values: readonly (number | null)[],
  measured: readonly boolean[] | undefined,
): Reading[] {
  return values.map((value, index) => ({ value, measured: measured?.[index] ?? true }));
}

interface NamesProps {
  lines: readonly LineOfChart[];
  areEqual: boolean;
}

/** The legend below the chart, where there is no room for names beside the lines. */
function Legend({ lines, areEqual }: NamesProps) {
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 text-[0.85rem] sm:hidden">
      {lines.map((line, index) => (
        <li key={line.key} className={`flex items-center gap-1.5 ${weight(areEqual, index)}`}>
          <span className={`size-2.5 rounded-full ${dots[line.tone]}`} />
          {line.label}
        </li>
      ))}
    </ul>
  );
}

function EndLabels({ lines, areEqual }: NamesProps) {
  const heights = lines.map(({ values, marks = [] }) => {
    const last = values.findLast((value) => value !== null) ?? marks.findLast((value) => value !== null);
    return (1 - (last ?? 0)) * 100;
  });
  const places = spreadLabels(heights, labelGap);
  return (
    <div aria-hidden="true" className={`relative hidden text-[0.85rem] sm:block ${plotHeight}`}>
      <span className="invisible grid">
        {lines.map(({ key, label }) => (
          <span key={key} className="pl-4 font-semibold">
            {label}
          </span>
        ))}
      </span>
      {lines.map((line, index) => (
        <span
          key={line.key}
          className={`absolute left-0 flex -translate-y-1/2 items-center gap-1.5 ${weight(areEqual, index)}`}
          style={{ top: `${places[index]}%` }}
        >
          <span className={`size-2.5 rounded-full ${dots[line.tone]}`} />
          {line.label}
        </span>
      ))}
    </div>
  );
}

function weight(areEqual: boolean, index: number): string {
  return !areEqual && index === 0 ? "font-semibold" : "";
}
