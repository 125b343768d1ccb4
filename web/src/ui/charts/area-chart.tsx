import { useState, type ReactNode } from "react";
import { ChartFigure, type ChartTable } from "./chart-figure.tsx";
import { readingsOf } from "./line-chart.tsx";
import { placesOf } from "./places.ts";
import { Plot, type PlotBasics } from "./plot.tsx";
import type { LineTone } from "./tones.ts";
import { CarriedLegend, Trace, type CarriedWords } from "./trace.tsx";

interface AreaChartProps extends PlotBasics {
  caption: string;
  /** Milliseconds, ascending. */
  moments: readonly number[];
  /** 0 to 1, one for each moment; null leaves a gap. */
  values: readonly (number | null)[];
  /** False at moments that repeat the last value. */
  measured: readonly boolean[];
  carriedWords: CarriedWords;
  tone?: LineTone;
  /** Shown instead of the chart while there is nothing to draw. */
  whenEmpty?: ReactNode;
  table: ChartTable;
}

/** One value over time, filled below the line like water. */
export function AreaChart(props: AreaChartProps) {
  const { moments, values, measured, tone = "primary" } = props;
  const last = moments.length - 1;
  const [choice, setChoice] = useState(last);
  const picked = Math.min(choice, last);
  const places = placesOf(moments);
  const readings = readingsOf(values, measured);
  if (values.every((value) => value === null)) {
    return (
      <ChartFigure caption={props.caption} table={{ ...props.table, rows: [] }}>
        {props.whenEmpty}
      </ChartFigure>
    );
  }
  const isAnyCarried = readings.some((reading) => reading.value !== null && !reading.measured);
  return (
    <ChartFigure caption={props.caption} table={props.table}>
      <Plot
        {...props}
        places={places}
        picked={picked}
        onPick={setChoice}
        marks={[{ key: "value", tone, value: values[picked] ?? null }]}
        legend={isAnyCarried ? <CarriedLegend words={props.carriedWords} /> : null}
      >
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible"
          focusable="false"
        >
          <Trace readings={readings} places={places} tone={tone} isStrong isFilled />
        </svg>
      </Plot>
    </ChartFigure>
  );
}
