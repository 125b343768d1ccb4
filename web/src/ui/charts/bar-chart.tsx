import type { ReactNode } from "react";
import { ChartFigure, type ChartTable } from "./chart-figure.tsx";

interface BarOfChart {
  readonly key: string;
  /** Shown under the bar. */
  readonly label: string;
  /** 0 to 100. */
  readonly percent: number;
  /** Shown above the bar; may be empty. */
  readonly valueLabel: string;
  /** Shown to whoever points at the bar. */
  readonly hint?: string;
  /** How many stones of a cairn are filled, the others are rings; all of them unless told. */
  readonly filled?: number;
  readonly isCurrent?: boolean;
}

interface BarChartProps {
  caption: string;
  bars: readonly BarOfChart[];
  /** "cairn": stones of 25 each. "reed": the exact height. */
  shape?: "cairn" | "reed";
  /** Shown instead of the chart while there is no bar. */
  whenEmpty?: ReactNode;
  /** For a card of half a phone's width: low, first letters below the bars, and the caption beside the table. */
  isSmall?: boolean;
  table: ChartTable;
}

/** Bars with their value above and their name below, as text that scales with the reader's font size. */
export function BarChart({
  caption,
  bars,
  shape = "cairn",
  whenEmpty,
  isSmall = false,
  table,
}: BarChartProps) {
  const widest = shape === "cairn" ? "1fr" : "5.5rem";
  const columns = { gridTemplateColumns: `repeat(${bars.length}, minmax(0, ${widest}))` };
  return (
    <ChartFigure caption={caption} table={table} isFolded={isSmall}>
      <div aria-hidden="true" className="overflow-x-auto">
        <div className={isSmall ? "relative" : "relative min-w-[13rem]"}>
          {bars.every(({ percent }) => percent <= 0) ? (
            <div
              className={`absolute inset-x-0 top-0 grid place-items-center ${isSmall ? "h-24 lg:h-32" : "h-32 lg:h-52"}`}
            >
              {whenEmpty}
            </div>
          ) : null}
          <div
            className={`grid items-end justify-center border-b border-line ${isSmall ? "h-30 gap-1 sm:gap-2 lg:h-40" : "h-40 gap-2 sm:gap-3 lg:h-60"}`}
            style={columns}
          >
            {bars.map((bar) => (
              <div
                key={bar.key}
                title={bar.hint}
                className="flex h-full flex-col items-center justify-end gap-1.5"
              >
                <span className="text-[0.85rem] font-semibold leading-none tabular-nums">
                  {bar.valueLabel}
                </span>
                {shape === "cairn" ? (
                  <Cairn percent={bar.percent} filled={bar.filled} />
                ) : (
                  <Reed percent={bar.percent} />
                )}
              </div>
            ))}
          </div>
          <div
            className={`grid justify-center pt-2 text-center text-[min(0.85rem,4vw)] ${isSmall ? "gap-1 sm:gap-2" : "gap-2 sm:gap-3"}`}
            style={columns}
          >
            {bars.map((bar) => (
              <span
                key={bar.key}
                className={bar.isCurrent ? "rounded-control bg-wash font-semibold text-ink" : "text-soft"}
              >
                {isSmall ? <Initial of={bar.label} /> : bar.label}
              </span>
            ))}
          </div>
        </div>
      </div>
    </ChartFigure>
  );
}

/** The first letter where there is no room for the others. */
function Initial({ of: label }: { of: string }) {
  return (
    <>
      <span className="uppercase sm:normal-case">{label.slice(0, 1)}</span>
      <span className="max-sm:hidden">{label.slice(1)}</span>
    </>
  );
}

const stonePercent = 25;
/** The height of a stone: four leave room for the value above, and stay flat in a tall column. */
const stoneHeight = "min(20%, 2.2rem)";
/** From the lowest stone to the highest, in percent of the column. */
const stoneWidths = [100, 90, 78, 64];

/** A bar of stacked stones, 25 each, the first ones filled; a pebble for zero. */
function Cairn({ percent, filled = stoneWidths.length }: { percent: number; filled?: number | undefined }) {
  const stones = stoneWidths.slice(0, Math.ceil(percent / stonePercent));
  if (stones.length === 0) return <Pebble />;
  return (
    <span
      className="flex w-full max-w-14 flex-col-reverse items-center gap-[3px] pb-[2px]"
      style={{ height: `calc(${stones.length} * ${stoneHeight})` }}
    >
      {stones.map((width, index) => (
        <span
          key={width}
          className={`grow rounded-[46%/54%] ${index < filled ? "bg-primary" : "inset-ring-2 inset-ring-primary"}`}
          style={{ width: `${width}%`, opacity: 1 - index * 0.12 }}
        />
      ))}
    </span>
  );
}

/** A bar of the exact height, with room for the value above. */
function Reed({ percent }: { percent: number }) {
  if (percent <= 0) return <Pebble />;
  return (
    <span
      className="w-full max-w-10 rounded-t-[14px] rounded-b-[3px] bg-primary"
      style={{ height: `max(6px, calc((100% - 1.4rem) * ${percent / 100}))` }}
    />
  );
}

function Pebble() {
  return <span className="mb-1.5 size-1.5 rounded-full bg-soft opacity-40" />;
}
