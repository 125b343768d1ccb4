import { ChartFigure, type ChartTable } from "./chart-figure.tsx";

export interface BarOfChart {
  readonly key: string;
  /** Stands under the bar. */
  readonly label: string;
  /** 0 to 100. */
  readonly percent: number;
  /** Stands above the bar; empty where there is nothing to say. */
  readonly valueLabel: string;
  readonly isCurrent?: boolean;
}

interface BarChartProps {
  caption: string;
  bars: readonly BarOfChart[];
  table: ChartTable;
}

/** Bars that rise from one line, each with its value above and its name below, in text that grows with the reader's. */
export function BarChart({ caption, bars, table }: BarChartProps) {
  const columns = { gridTemplateColumns: `repeat(${bars.length}, minmax(0, 1fr))` };
  return (
    <ChartFigure caption={caption} table={table}>
      <div aria-hidden="true">
        <div className="grid h-40 items-end gap-2 border-b border-line sm:gap-3" style={columns}>
          {bars.map((bar) => (
            <div key={bar.key} className="flex h-full flex-col items-center justify-end gap-1.5">
              <span className="text-[0.85rem] font-semibold leading-none tabular-nums">{bar.valueLabel}</span>
              <Rod percent={bar.percent} />
            </div>
          ))}
        </div>
        <div className="grid gap-2 pt-2 text-center text-[0.85rem] sm:gap-3" style={columns}>
          {bars.map((bar) => (
            <span
              key={bar.key}
              className={bar.isCurrent ? "rounded-control bg-wash font-semibold text-ink" : "text-soft"}
            >
              {bar.label}
            </span>
          ))}
        </div>
      </div>
    </ChartFigure>
  );
}

/** A bar as a rod in the water; where nothing rises, a pebble on the line. */
function Rod({ percent }: { percent: number }) {
  if (percent <= 0) return <span className="mb-1.5 size-1.5 rounded-full bg-soft opacity-40" />;
  return (
    <span
      className="w-full max-w-9 rounded-t-[14px] bg-primary transition-[height] duration-700 ease-water"
      style={{ height: `${Math.min(100, percent) * 0.82}%` }}
    />
  );
}
