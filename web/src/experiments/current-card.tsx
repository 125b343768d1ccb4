import type { Experiment } from "@remanso/core/experiments/contract.ts";
import { wantedPairs } from "@remanso/core/experiments/paired-plan.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { Bar } from "../ui/bar.tsx";
import { Button } from "../ui/button.tsx";
import { EveningQuestion } from "./evening-question.tsx";
import { useStop } from "./experiment-queries.ts";
import { hourWords } from "./hour-words.ts";
import { strings } from "./strings.ts";

interface CurrentCardProps {
  experiment: Experiment;
  /** Puts the focus where it belongs once what had it is gone. */
  onGone: () => void;
}

/** The experiment under way: what today is, the evening's question, and the way out. Nothing of what the evenings say. */
export function CurrentCard({ experiment, onGone }: CurrentCardProps) {
  const words = useStrings(strings);
  const { today, pairs } = experiment;
  const name = experiment.name ?? words.yourThing;
  return (
    <section
      aria-labelledby="experiment-now"
      className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-card bg-raised p-[min(1.5rem,6vw)] shadow-card lg:p-8"
    >
      <div className="grid gap-1">
        <p className="text-[0.9rem] font-semibold text-clay">{words.now}</p>
        <h2 id="experiment-now" className="text-[1.6rem] wrap-anywhere lg:text-[2rem]">
          {name}
        </h2>
      </div>
      {today ? <Today experiment={experiment} today={today} /> : <p>{words.comes(name)}</p>}
      {today?.isAsked ? <EveningQuestion experiment={experiment} name={name} onAnswered={onGone} /> : null}
      {today ? (
        <div className="grid gap-2">
          <Bar
            fraction={pairs / wantedPairs}
            label={words.yourThing}
            valueText={words.day(today.day, pairs)}
            className="h-2!"
          />
          <p className="text-soft tabular-nums">{words.day(today.day, pairs)}</p>
        </div>
      ) : null}
      <div className="grid gap-1 text-[0.95rem] text-soft">
        <p className="max-w-[62ch]">{words.skip}</p>
        <p className="max-w-[62ch]">{words.hush}</p>
      </div>
      <Stop id={experiment.id} onGone={onGone} />
    </section>
  );
}

function Today({ experiment, today }: { experiment: Experiment; today: NonNullable<Experiment["today"]> }) {
  const words = useStrings(strings);
  const language = useLanguage();
  const { isYes, isAnswered, isAsked, isTomorrowYes } = today;
  const line = isAnswered
    ? isTomorrowYes === null
      ? words.lastEvening
      : words.tomorrow[isTomorrowYes ? "yes" : "no"]
    : words.today[isYes ? "yes" : "no"];
  return (
    <div role="status" className="grid gap-1 rounded-2xl bg-wash px-5 py-4">
      <p className="font-serif text-[1.6rem] leading-tight">{line}</p>
      {isAsked || isAnswered ? null : (
        <p className="text-soft">{words.askedAt(hourWords[language](experiment.askHour))}</p>
      )}
    </div>
  );
}

function Stop({ id, onGone }: { id: string; onGone: () => void }) {
  const words = useStrings(strings);
  const stop = useStop();
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button
        kind="soft"
        disabled={stop.isPending}
        onClick={() => stop.mutate({ params: { id } }, { onSuccess: onGone })}
      >
        {words.stop}
      </Button>
      {stop.isError ? <p role="alert">{words.stopFailed}</p> : null}
    </div>
  );
}
