import { useState, type ReactNode } from "react";
import { ChartFigure, type ChartTable } from "./chart-figure.tsx";
import { readingsOf } from "./line-chart.tsx";
import { placesOf } from "./places.ts";
import { Plot, type PlotBasics } from "./plot.tsx";
import type { LineTone } from "./tones.ts";
import { LineLegend, needsLegend, Trace, type LineWords } from "./trace.tsx";

interface AreaChartProps extends PlotBasics {
  caption: string;
  /** True to show the caption with the table, on demand. */
  isFolded?: boolean;
  /** Milliseconds, ascending. */
  moments: readonly number[];
  /** 0 to 1, one for each moment; null leaves a gap. */
  values: readonly (number | null)[];
  /** False at moments that repeat the last value. */
  measured: readonly boolean[];
  /** Values beside the line that it does not join, 0 to 1; null where there is none. */
  marks: readonly (number | null)[];
  lineWords: LineWords;
  tone?: LineTone;
  /** Shown instead of the chart while there is nothing to draw. */
  whenEmpty?: ReactNode;
  table: ChartTable;
}

/** One value over time, filled below the line like water. */
export function AreaChart(props: AreaChartProps) {
  const { moments, values, measured, marks, tone = "primary", isFolded = false } = props;
  const last = moments.length - 1;
  const [choice, setChoice] = useState(last);
  const picked = Math.min(choice, last);
  const places = placesOf(moments);
  const readings = readingsOf(values, measured);
  if ([...values, ...marks].every((value) => value === null)) {
    return (
      <ChartFigure caption={props.caption} table={{ ...props.table, rows: [] }} isFolded={isFolded}>
        {props.whenEmpty}
      </ChartFigure>
    );
  }
  return (
    <ChartFigure caption={props.caption} table={props.table} isFolded={isFolded}>
      <Plot
        {...props}
        places={places}
        picked={picked}
        onPick={setChoice}
        marks={[{ key: "value", tone, value: marks[picked] ?? values[picked] ?? null }]}
        legend={
          needsLegend(readings, marks) ? (
            <LineLegend words={props.lineWords} readings={readings} marks={marks} />
          ) : null
        }
      >
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible"
          focusable="false"
        >
          <Trace readings={readings} marks={marks} places={places} tone={tone} isStrong isFilled />
        </svg>
      </Plot>
    </ChartFigure>
  );
}
