import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { BreathingStats } from "@remanso/core/breathing/contract.ts";
import type { PatternKey } from "@remanso/core/breathing/patterns.ts";
import type { PhaseNow } from "@remanso/core/breathing/phase-at.ts";
import { localeOf } from "@remanso/core/language.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { Button } from "../ui/button.tsx";
import { usePatternName } from "./pickers.tsx";
import { statsQuery } from "./queries.ts";
import { strings } from "./strings.ts";
import type { Game } from "./use-game.ts";

interface PanelProps {
  title: string;
  className?: string;
  children: ReactNode;
}

function Panel({ title, className = "", children }: PanelProps) {
  return (
    <section
      className={`grid content-start gap-4 rounded-card bg-raised p-6 shadow-card sm:p-7 ${className}`}
    >
      <h2 className="text-[1.3rem]">{title}</h2>
      {children}
    </section>
  );
}

const statNames = [
  "level",
  "points",
  "streak",
  "totalSessions",
  "perfectBreaths",
  "longestStreak",
] as const satisfies readonly (keyof BreathingStats)[];

/** What the server has counted for this person. */
export function StatsPanel({ className }: { className?: string }) {
  const words = useStrings(strings);
  const language = useLanguage();
  const { data: stats, isError, refetch } = useQuery(statsQuery);
  return (
    <Panel title={words.statsTitle} className={className}>
      {isError && !stats ? (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-4">
          <p>{words.statsFailed}</p>
          <Button kind="soft" onClick={() => void refetch()}>
            {words.retry}
          </Button>
        </div>
      ) : (
        <dl
          aria-busy={!stats}
          className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,7.8rem),1fr))] gap-x-4 gap-y-5"
        >
          {statNames.map((name) => (
            <div key={name} className="flex flex-col-reverse justify-end gap-0.5">
              <dt className="text-[0.95rem] leading-snug text-soft">{words.stats[name]}</dt>
              <dd className="font-serif text-[2rem] leading-tight tabular-nums">
                {stats ? new Intl.NumberFormat(localeOf[language]).format(stats[name]) : words.notYet}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="text-[0.9rem] text-soft">{words.statsHint}</p>
    </Panel>
  );
}

/** specification §2: benefits of the chosen pattern. safety: always "may help". */
export function BenefitsPanel({ pattern, className }: { pattern: PatternKey; className?: string }) {
  const words = useStrings(strings);
  const nameOf = usePatternName();
  return (
    <Panel title={words.benefitsTitle} className={className}>
      <div className="grid gap-1">
        <p className="font-semibold">{nameOf(pattern)}</p>
        <p className="text-soft">{words.descriptions[pattern]}</p>
      </div>
      <ul className="grid gap-3">
        {words.benefits[pattern].map((benefit) => (
          <li key={benefit} className="flex gap-3">
            <span
              aria-hidden="true"
              className="mt-[0.45em] size-3 shrink-0 rounded-full border-2 border-primary"
            />
            <span>{benefit}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface SessionProgressProps {
  game: Game;
  reading: PhaseNow;
  accuracy: number | null;
}

/** specification §2: pattern name, cycles done of target, phase, average accuracy. */
export function SessionProgress({ game, reading, accuracy }: SessionProgressProps) {
  const words = useStrings(strings);
  const nameOf = usePatternName();
  const rows = [
    { name: words.pattern, value: nameOf(game.pattern) },
    { name: words.cyclesDone, value: words.doneOf(reading.cyclesDone, game.cycles) },
    { name: words.phase, value: words.phases[reading.phase] },
    { name: words.averageAccuracy, value: accuracyText() },
  ];
  function accuracyText(): string {
    if (accuracy === null) return words.notYet;
    const percent = words.percent(Math.round(accuracy));
    return game.mode === "guided" ? `${percent} (${words.simulated})` : percent;
  }
  return (
    <Panel title={words.sessionProgress}>
      <dl className="grid divide-y divide-line">
        {rows.map(({ name, value }) => (
          <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-6 py-2.5">
            <dt className="text-soft">{name}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="hidden text-[0.9rem] text-soft [@media(hover:hover)]:block">
        {game.mode === "follow" ? words.keysFollow : words.keysGuided}
      </p>
    </Panel>
  );
}
