import { pauseSeconds } from "@remanso/core/breathing/patterns.ts";
import type { Rhythm } from "@remanso/core/breathing/phase-at.ts";
import { breathMs, idealFullness, linePath } from "./fullness.ts";

const box = { width: 200, height: 36 };
const stepMs = 250;

/** One breath of a rhythm as a line, with the seconds of each part below it. */
export function PatternCurve({ rhythm }: { rhythm: Rhythm }) {
  const line = linePath(idealFullness(rhythm, { fromMs: 0, toMs: breathMs(rhythm), stepMs }), box);
  const parts = [rhythm.inhale, rhythm.hold, rhythm.exhale, pauseSeconds];
  return (
    <div aria-hidden="true" className="grid gap-1">
      <svg viewBox="0 -3 200 42" preserveAspectRatio="none" className="h-10 w-full overflow-visible">
        <path d={`${line}V40H0z`} fill="var(--wash)" />
        <path
          d={line}
          fill="none"
          stroke="var(--primary)"
          strokeWidth="2.2"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <div className="flex text-[0.85rem] text-soft tabular-nums">
        {parts.map((seconds, index) => (
          // the parts never change places
          <span key={index} className="text-center" style={{ flexGrow: seconds, flexBasis: 0 }}>
            {seconds}
          </span>
        ))}
      </div>
    </div>
  );
}
