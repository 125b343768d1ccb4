import { useQuery } from "@tanstack/react-query";
import type { LearningProgress } from "@remanso/core/resources/contract.ts";
import { isOpen, unlockSteps, type UnlockStep } from "@remanso/core/resources/unlocks.ts";
import { LoadFailure } from "../app/load-failure.tsx";
import { useStrings } from "../app/language.tsx";
import { Bar } from "../ui/bar.tsx";
import { RippleLogo } from "../ui/illustrations/ripple-logo.tsx";
import { learningQuery } from "./queries.ts";
import { strings } from "./strings.ts";

/** specification §2: a card with three numbers, and what opens with more completed activities. */
export function LearningCard() {
  const words = useStrings(strings);
  const { data, isError, refetch } = useQuery(learningQuery);
  if (!data) {
    if (isError) return <LoadFailure text={words.progressFailed} onRetry={() => void refetch()} />;
    return <div aria-hidden="true" className="h-65 rounded-card bg-sunken lg:h-36" />;
  }
  return (
    <section
      aria-labelledby="learning-title"
      className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-3 rounded-card bg-raised p-[min(1.1rem,6vw)] sm:gap-y-5 sm:p-6 shadow-card lg:grid-cols-[1fr_1.15fr] lg:p-7"
    >
      <h2 id="learning-title" className="sr-only">
        {words.progress.title}
      </h2>
      <Numbers progress={data} />
      <Milestones completed={data.activitiesCompleted} />
    </section>
  );
}

function Numbers({ progress }: { progress: LearningProgress }) {
  const words = useStrings(strings).progress;
  const numbers = [
    { name: words.daysActive, value: progress.daysActive },
    { name: words.activities, value: progress.activitiesCompleted },
    { name: words.resources, value: progress.resourcesAvailable },
  ];
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(5.1rem,100%),1fr))] content-center gap-x-2 gap-y-4 lg:gap-x-6">
      {numbers.map(({ name, value }) => (
        <div key={name} className="flex min-w-0 flex-col-reverse justify-end gap-1">
          <dt className="text-[0.85rem] leading-snug text-soft hyphens-auto">{name}</dt>
          <dd className="font-serif text-[1.5rem] leading-none sm:text-[1.9rem] tabular-nums lg:text-[2.3rem]">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** specification §9: shown as n/5 and n/15, each hidden once reached; a congratulation at 15 or more. */
function Milestones({ completed }: { completed: number }) {
  const words = useStrings(strings).progress;
  const waiting = unlockSteps.filter((step) => !isOpen(step, completed));
  if (waiting.length === 0) {
    return (
      <p className="flex items-center gap-3 text-[0.95rem] max-lg:border-t max-lg:border-line max-lg:pt-3 sm:gap-4 sm:text-base">
        <RippleLogo size={32} className="shrink-0 text-primary" />
        <span>{words.all(completed)}</span>
      </p>
    );
  }
  return (
    <div className="grid content-center gap-4 border-line max-lg:border-t max-lg:pt-3 lg:border-l lg:pl-10">
      <h3 className="sr-only">{words.milestones}</h3>
      <ul className="grid gap-4">
        {waiting.map((step) => (
          <Milestone key={step} step={step} completed={completed} />
        ))}
      </ul>
    </div>
  );
}

function Milestone({ step, completed }: { step: UnlockStep; completed: number }) {
  const words = useStrings(strings).progress;
  return (
    <li className="grid gap-1">
      <p className="text-[0.95rem] font-semibold leading-snug">{words.names[step]}</p>
      <div className="flex items-center gap-4">
        <Bar
          fraction={completed / step}
          label={words.names[step]}
          valueText={words.spoken(completed, step)}
          className="h-2! grow"
        />
        <p aria-hidden="true" className="min-w-9 text-right text-[0.95rem] text-soft tabular-nums">
          {words.of(completed, step)}
        </p>
      </div>
    </li>
  );
}
