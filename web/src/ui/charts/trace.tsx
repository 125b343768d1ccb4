import { areaPath, linePath } from "./line-path.ts";
import { dotsOf, stretchesOf, type Reading, type Stretch } from "./stretches.ts";
import { fills, strokes, type LineTone } from "./tones.ts";

/** The legend: what the line joins, what its dashes are, and what the marks beside it are. */
export interface LineWords {
  readonly measured: string;
  readonly carried: string;
  readonly marks: string;
}

interface TraceProps {
  readings: readonly Reading[];
  /** Values that stand beside the line, unjoined; 0 to 1, null where there is none. */
  marks?: readonly (number | null)[] | undefined;
  /** The position of each reading, percent of the width. */
  places: readonly number[];
  tone: LineTone;
  isStrong: boolean;
  isFilled?: boolean;
}

/** A line over time in a square of 100 by 100: broken at gaps, dashed where it repeats the last value. */
export function Trace({ readings, marks = [], places, tone, isStrong, isFilled = false }: TraceProps) {
  const x = (index: number) => places[index] ?? 0;
  const y = (index: number) => (1 - (readings[index]?.value ?? 0)) * 100;
  const stretches = stretchesOf(readings);
  const pointsOf = (stretch: Stretch) => indicesOf(stretch).map((index) => [x(index), y(index)] as const);
  return (
    <>
      {isFilled
        ? stretches.map((stretch) => (
            <path
              key={`area-${stretch.from}`}
              d={areaPath(pointsOf(stretch), 100)}
              className={fills[tone]}
              fillOpacity={stretch.measured ? 0.2 : 0.08}
            />
          ))
        : null}
      {stretches.map((stretch) => (
        <path
          key={stretch.from}
          d={linePath(pointsOf(stretch))}
          className={`fill-none ${strokes[tone]}`}
          strokeWidth={stretch.measured && isStrong ? 3.2 : 1.8}
          strokeDasharray={stretch.measured ? undefined : "2 6"}
          strokeOpacity={stretch.measured ? 1 : 0.75}
          strokeLinecap="round"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {dotsOf(readings).map((index) => (
        // a line of zero length with round caps stays round when the square is stretched
        <path
          key={`dot-${index}`}
          d={`M${x(index)} ${y(index)}h.001`}
          className={strokes[tone]}
          strokeWidth={isStrong ? 7 : 5}
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {marks.map((value, index) =>
        value === null ? null : (
          <Ring key={`mark-${index}`} x={x(index)} y={(1 - value) * 100} tone={tone} isStrong={isStrong} />
        ),
      )}
    </>
  );
}

/** A ring that stays round when the square is stretched: a smaller dot of the background on a larger one. */
function Ring({ x, y, tone, isStrong }: { x: number; y: number; tone: LineTone; isStrong: boolean }) {
  const dot = { d: `M${x} ${y}h.001`, strokeLinecap: "round", vectorEffect: "non-scaling-stroke" } as const;
  const width = isStrong ? 10 : 8;
  return (
    <>
      <path {...dot} className={strokes[tone]} strokeWidth={width} />
      <path {...dot} className="stroke-raised" strokeWidth={width - 4} />
    </>
  );
}

function indicesOf({ from, to }: Stretch): number[] {
  return Array.from({ length: to - from + 1 }, (_, step) => from + step);
}

/** Whether any of the lines has dashes or marks, so that they need a legend. */
export function needsLegend(readings: readonly Reading[], marks: readonly (number | null)[]): boolean {
  return hasCarried(readings) || hasMarks(marks);
}

function hasCarried(readings: readonly Reading[]): boolean {
  return readings.some(({ value, measured }) => value !== null && !measured);
}

function hasMarks(marks: readonly (number | null)[]): boolean {
  return marks.some((value) => value !== null);
}

interface LineLegendProps {
  words: LineWords;
  readings: readonly Reading[];
  marks: readonly (number | null)[];
}

/** The legend of solid and dashed lines, and of the marks beside them. */
export function LineLegend({ words, readings, marks }: LineLegendProps) {
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-[0.85rem] text-soft">
      <li className="flex items-center gap-2">
        <Sample isDashed={false} />
        {words.measured}
      </li>
      {hasCarried(readings) ? (
        <li className="flex items-center gap-2">
          <Sample isDashed />
          {words.carried}
        </li>
      ) : null}
      {hasMarks(marks) ? (
        <li className="flex items-center gap-2">
          <span className="size-2.5 shrink-0 rounded-full border-2 border-current" />
          {words.marks}
        </li>
      ) : null}
    </ul>
  );
}

function Sample({ isDashed }: { isDashed: boolean }) {
  return (
    <svg width="28" height="8" viewBox="0 0 28 8" className="shrink-0 stroke-current" focusable="false">
      <path
        d="M2 4H26"
        strokeWidth={isDashed ? 1.8 : 3}
        strokeDasharray={isDashed ? "2 6" : undefined}
        strokeLinecap="round"
      />
    </svg>
  );
}
