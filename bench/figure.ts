/** One measurement, with its limits and what to compare it with. */
export interface Figure {
  readonly part: string;
  readonly name: string;
  /** Null if this machine cannot measure it. */
  readonly value: number | null;
  readonly unit: string;
  readonly atMost?: number;
  readonly atLeast?: number;
  /** The physical limit, or what was measured beside it in the same run. */
  readonly beside?: string;
}

type Verdict = "met" | "over" | "under" | "";

/** Whether the figure keeps its limit; empty without a limit or a value. */
function verdictOf({ value, atMost, atLeast }: Figure): Verdict {
  if (value === null) return "";
  if (atMost !== undefined && value > atMost) return "over";
  if (atLeast !== undefined && value < atLeast) return "under";
  return atMost === undefined && atLeast === undefined ? "" : "met";
}

/** True when a figure misses its limit. */
export function isMissed(figure: Figure): boolean {
  const verdict = verdictOf(figure);
  return verdict === "over" || verdict === "under";
}

/** The figures as one table, a line each, grouped by part. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.part,
    figure.name,
    `${shown(figure.value)} ${figure.unit}`.trim(),
    limitOf(figure),
    verdictOf(figure),
    figure.beside ?? "",
  ]);
  const lines = [["part", "figure", "measured", "limit", "", "beside it"], ...rows];
  const widths = [0, 1, 2, 3, 4].map((column) =>
    Math.max(...lines.map((line) => (line[column] ?? "").length)),
  );
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** The median; for an even count the mean of the middle two. */
export function medianOf(values: readonly number[]): number {
  return percentileOf(values, 0.5);
}

/** The value below which `fraction` of the values lie, interpolated between neighbours. */
export function percentileOf(values: readonly number[], fraction: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * fraction;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}

function limitOf({ atMost, atLeast, unit }: Figure): string {
  if (atMost !== undefined) return `≤ ${shown(atMost)} ${unit}`.trim();
  return atLeast === undefined ? "" : `≥ ${shown(atLeast)} ${unit}`.trim();
}

function shown(value: number | null): string {
  if (value === null) return "?";
  if (Number.isInteger(value) || Math.abs(value) >= 1000) return value.toFixed(0);
  const digits = Math.abs(value) >= 10 ? 1 : 2;
  return value.toFixed(digits);
}
