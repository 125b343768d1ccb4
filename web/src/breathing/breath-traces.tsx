import type { Hold } from "@remanso/core/breathing/contract.ts";
import type { Rhythm } from "@remanso/core/breathing/phase-at.ts";
import { useStrings } from "../app/language.tsx";
import { breathMs, idealFullness, linePath, ownFullness } from "./fullness.ts";
import { strings } from "./strings.ts";

interface BreathTracesProps {
  rhythm: Rhythm;
  holds: readonly Hold[];
  /** One for each breath that is over. */
  qualities: readonly number[];
}

/** decisions §4, follow mode: each breath of the person beside the one that the rhythm asks for. */
export function BreathTraces({ rhythm, holds, qualities }: BreathTracesProps) {
  const words = useStrings(strings);
  return (
    <ol className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,7rem),1fr))] gap-x-5 gap-y-4">
      {qualities.map((quality, cycle) => (
        // breaths are only ever added at the end
        <li key={cycle} className="grid gap-1">
          <Trace rhythm={rhythm} holds={holds} cycle={cycle} label={words.breath(cycle + 1, quality)} />
          <p
            aria-hidden="true"
            className="flex items-baseline justify-between gap-2 text-[0.9rem] tabular-nums"
          >
            <span className="text-soft">{words.breathNumber(cycle + 1)}</span>
            <span className="font-semibold">{words.percent(quality)}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}

const box = { width: 160, height: 40 };
const stepMs = 200;

interface TraceProps {
  rhythm: Rhythm;
  holds: readonly Hold[];
  cycle: number;
  label: string;
}

function Trace({ rhythm, holds, cycle, label }: TraceProps) {
  const fromMs = cycle * breathMs(rhythm);
  const stretch = { fromMs, toMs: fromMs + breathMs(rhythm), stepMs };
  const own = linePath(ownFullness(rhythm, holds, stretch), box);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 -4 160 48"
      preserveAspectRatio="none"
      className="h-14 w-full"
    >
      <path d={`${own}V44H0z`} fill="var(--clay)" opacity=".14" />
      <path
        d={linePath(idealFullness(rhythm, stretch), box)}
        fill="none"
        stroke="var(--primary)"
        strokeWidth="1.4"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={own}
        fill="none"
        stroke="var(--clay)"
        strokeWidth="2.6"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** The traces of the game under way. */
export function TracesPanel(props: BreathTracesProps) {
  const words = useStrings(strings);
  return (
    <section className="grid content-start gap-4 rounded-card bg-raised p-6 shadow-card sm:p-7">
      <h2 className="text-[1.3rem]">{words.traces}</h2>
      {props.qualities.length === 0 ? (
        <p className="text-soft">{words.tracesEmpty}</p>
      ) : (
        <BreathTraces {...props} />
      )}
      <p className="text-[0.9rem] text-soft">{words.tracesText}</p>
    </section>
  );
}
