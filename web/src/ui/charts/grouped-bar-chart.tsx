import { useState, type ReactNode } from "react";
import { ChartFigure, type ChartTable } from "./chart-figure.tsx";
import { bandsOf } from "./places.ts";
import { Plot, type PlotBasics } from "./plot.tsx";

interface BarPair {
  readonly key: string;
  /** Whole numbers: the filled bar, and the outlined one beside it. */
  readonly full: number;
  readonly hollow: number;
}

interface GroupedBarChartProps extends Pick<PlotBasics, "pickLabel" | "readout" | "momentLabels"> {
  caption: string;
  pairs: readonly BarPair[];
  /** The legend of the filled and the outlined bars. */
  names: { readonly full: string; readonly hollow: string };
  /** Shown instead of the chart while all is zero. */
  whenEmpty?: ReactNode;
  table: ChartTable;
}

// the scale goes to at least three, so that small counts look small
const leastTop = 3;
/** A bar with more pebbles than this is drawn in one piece. */
const mostPebbles = 10;

/** Two counts a day side by side, as stacked pebbles. */
export function GroupedBarChart(props: GroupedBarChartProps) {
  const { pairs, names } = props;
  const [choice, setChoice] = useState(pairs.length - 1);
  const picked = Math.min(choice, pairs.length - 1);
  const highest = Math.max(0, ...pairs.flatMap(({ full, hollow }) => [full, hollow]));
  if (highest === 0) {
    return (
      <ChartFigure caption={props.caption} table={{ ...props.table, rows: [] }}>
        {props.whenEmpty}
      </ChartFigure>
    );
  }
  const top = Math.max(leastTop, highest);
  const bands = bandsOf(pairs.length);
  return (
    <ChartFigure caption={props.caption} table={props.table}>
      <Plot
        {...props}
        places={bands.map(({ left, width }) => left + width / 2)}
        picked={picked}
        onPick={setChoice}
        levels={[0, top].map((count) => ({ at: count / top, label: String(count) }))}
        borders={wholeLines(top)}
        legend={<Legend names={names} />}
      >
        {pairs.map(({ key, full, hollow }, index) => (
          <div
            key={key}
            className="absolute bottom-0 flex h-full items-end justify-center gap-[8%]"
            style={{ left: `${bands[index]?.left}%`, width: `${bands[index]?.width}%` }}
          >
            <Pebbles count={full} top={top} look={looks.full} />
            <Pebbles count={hollow} top={top} look={looks.hollow} />
          </div>
        ))}
      </Plot>
    </ChartFigure>
  );
}

// a grid line for every count while they are few, else for the highest only
function wholeLines(top: number): number[] {
  return top <= 5 ? Array.from({ length: top }, (_, index) => (index + 1) / top) : [1];
}

const looks = {
  full: "bg-primary",
  hollow: "border-[1.5px] border-soft/80 bg-raised",
};

function Pebbles({ count, top, look }: { count: number; top: number; look: string }) {
  const pieces = count > mostPebbles ? 1 : count;
  return (
    <span
      className="flex max-w-5 flex-1 flex-col-reverse gap-[2px]"
      style={{ height: `${(count / top) * 100}%` }}
    >
      {Array.from({ length: pieces }, (_, index) => (
        <span key={index} className={`min-h-0 grow rounded-full ${look}`} />
      ))}
    </span>
  );
}

function Legend({ names }: Pick<GroupedBarChartProps, "names">) {
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-[0.85rem]">
      <li className="flex items-center gap-2">
        <span className={`h-4 w-2.5 rounded-full ${looks.full}`} />
        {names.full}
      </li>
      <li className="flex items-center gap-2">
        <span className={`h-4 w-2.5 rounded-full ${looks.hollow}`} />
        {names.hollow}
      </li>
    </ul>
  );
}
