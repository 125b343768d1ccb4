import { Area, LinePath } from "@visx/shape";
import { dotsOf, stretchesOf, type Reading, type Stretch } from "./stretches.ts";
import { fills, strokes, type LineTone } from "./tones.ts";

/** The legend of dashed lines, for days that repeat the last value. */
export interface CarriedWords {
  readonly measured: string;
  readonly carried: string;
}

interface TraceProps {
  readings: readonly Reading[];
  /** The position of each reading, percent of the width. */
  places: readonly number[];
  tone: LineTone;
  isStrong: boolean;
  isFilled?: boolean;
}

/** A line over time in a square of 100 by 100: broken at gaps, dashed where it repeats the last value. */
export function Trace({ readings, places, tone, isStrong, isFilled = false }: TraceProps) {
  const x = (index: number) => places[index] ?? 0;
  const y = (index: number) => (1 - (readings[index]?.value ?? 0)) * 100;
  const stretches = stretchesOf(readings);
  return (
    <>
      {isFilled
        ? stretches.map((stretch) => (
            <Area
              key={`area-${stretch.from}`}
              data={indicesOf(stretch)}
              x={x}
              y0={100}
              y1={y}
              className={fills[tone]}
              fillOpacity={stretch.measured ? 0.2 : 0.08}
            />
          ))
        : null}
      {stretches.map((stretch) => (
        <LinePath
          key={stretch.from}
          data={indicesOf(stretch)}
          x={x}
          y={y}
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
    </>
  );
}

function indicesOf({ from, to }: Stretch): number[] {
  return Array.from({ length: to - from + 1 }, (_, step) => from + step);
}

/** The legend of solid and dashed lines. */
export function CarriedLegend({ words }: { words: CarriedWords }) {
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-[0.85rem] text-soft">
      <li className="flex items-center gap-2">
        <Sample isDashed={false} />
        {words.measured}
      </li>
      <li className="flex items-center gap-2">
        <Sample isDashed />
        {words.carried}
      </li>
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
