import { useEffect, useRef, type ReactNode } from "react";
import type { StressCategory } from "@remanso/core/assessment/questions.ts";
import type { Scores } from "@remanso/core/assessment/score-answers.ts";
import { levelsOf } from "@remanso/core/assessment/score-error.ts";
import { scoreWords } from "@remanso/core/assessment/score-words.ts";
import { scoreOf } from "@remanso/core/assessment/stress-fields.ts";
import { localeOf } from "@remanso/core/language.ts";
import { heaviestOf } from "@remanso/core/plan/what-weighs.ts";
import { strings as activityStrings } from "../activity/strings.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { HelpNow } from "../safety/help-now.tsx";
import { buttonClass } from "../ui/button.tsx";
import { resultStrings } from "./result-strings.ts";
import { RipplePool } from "./ripple-pool.tsx";
import { ScoreBands } from "./score-bands.tsx";

interface FirstStep {
  readonly name: string;
  readonly minutes: number;
  /** The answers behind it. */
  readonly reason: string | null;
  /** The one big control that starts it. */
  readonly start: ReactNode;
}

interface ResultViewProps {
  scores: Scores;
  /** Null where nothing is suggested; `instead` may say why. */
  firstStep: FirstStep | null;
  instead?: ReactNode;
  /** What has changed since the first assessment, if there was one. */
  change?: ReactNode;
  /** The calm way on. */
  onward: ReactNode;
}

/** The result of the questions, for a person and for a guest: what weighs most, what follows from it, and how sure that is. decisions §2 */
export function ResultView({ scores, firstStep, instead, change, onward }: ResultViewProps) {
  const words = useStrings(resultStrings);
  return (
    <div className="grid grow grid-cols-1 content-start gap-x-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div className="hidden overflow-hidden rounded-card lg:sticky lg:top-4 lg:block lg:h-[calc(100dvh-6.5rem)]! [@media(min-height:47rem)]:block [@media(min-height:47rem)]:h-20">
        <RipplePool rings={12} className="size-full" />
      </div>
      <div className="grid grid-cols-1 content-start gap-5 pt-2 pb-8 [@media(min-height:47rem)]:pt-4 lg:gap-6 lg:pt-2">
        <Summary scores={scores}>{change}</Summary>
        {firstStep ? (
          <Step step={firstStep} eyebrow={heaviestOf(scores).length === 0 ? words.keepWell : words.step} />
        ) : (
          instead
        )}
        <p className="-mt-1">{onward}</p>
        <Help scores={scores} />
        <section aria-labelledby="result-scores" className="grid grid-cols-1 gap-4">
          <h2 id="result-scores" className="text-[1.25rem]">
            {words.scores}
          </h2>
          <ScoreBands scores={scores} />
          <p className="max-w-[60ch] text-[0.92rem] text-soft">{words.band}</p>
        </section>
        <section aria-labelledby="result-sure" className="grid gap-2">
          <h2 id="result-sure" className="text-[1.25rem]">
            {words.sure}
          </h2>
          <p className="max-w-[60ch] text-soft">{words.own}</p>
        </section>
      </div>
    </div>
  );
}

/** What weighs most, as the heading that gets the focus, and the whole in words. */
function Summary({ scores, children }: { scores: Scores; children: ReactNode }) {
  const weighing = useWeighing(scores);
  const score = useStrings(scoreWords);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="grid gap-1.5">
      <h1 ref={heading} tabIndex={-1} className="text-[1.75rem] wrap-anywhere lg:text-[2.4rem]">
        {weighing}
      </h1>
      <p className="text-[1.05rem] text-soft">{score.overall(levelsOf(scores.overallStress, "overall"))}</p>
      {children}
    </div>
  );
}

/** One sentence; every one of equal highest categories is named. decisions §2 */
function useWeighing(scores: Scores): string {
  const words = useStrings(resultStrings);
  const language = useLanguage();
  const heaviest = heaviestOf(scores);
  const [first] = heaviest;
  if (!first) return words.nothingWeighs;
  const areas = new Intl.ListFormat(localeOf[language]).format(heaviest.map((name) => words.areas[name]));
  if (isSurelyLow(scores, first)) return words.weighsLittle(areas);
  if (heaviest.length > 1) return words.weighAlike(areas);
  return first === "global" ? words.weighsTogether : words.weighs(areas);
}

function isSurelyLow(scores: Scores, category: StressCategory): boolean {
  return levelsOf(scoreOf(scores, category), "category").join() === "low";
}

function Step({ step, eyebrow }: { step: FirstStep; eyebrow: string }) {
  const activity = useStrings(activityStrings);
  return (
    <section
      aria-labelledby="first-step"
      className="grid grid-cols-1 justify-items-start gap-2.5 rounded-card bg-raised p-5 shadow-card sm:p-7"
    >
      <p className="flex w-full flex-wrap items-baseline justify-between gap-x-4 text-[0.95rem]">
        <span className="font-semibold text-clay">{eyebrow}</span>
        <span className="text-soft tabular-nums">{activity.minutes(step.minutes)}</span>
      </p>
      <h2 id="first-step" className="text-[1.45rem] wrap-anywhere lg:text-[1.8rem]">
        {step.name}
      </h2>
      {step.reason ? <p className="max-w-[52ch] text-soft">{step.reason}</p> : null}
      {step.start}
    </section>
  );
}

/** Only where the whole is surely high: calm, with people to talk to at hand. */
function Help({ scores }: { scores: Scores }) {
  const words = useStrings(resultStrings);
  if (levelsOf(scores.overallStress, "overall").join() !== "high") return null;
  return (
    <div className="grid justify-items-start gap-2 rounded-card bg-wash p-5">
      <p className="max-w-[56ch]">{words.muchAtOnce}</p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {words.talk} <HelpNow className={`${buttonClass("soft")} bg-raised!`} />
      </p>
    </div>
  );
}
