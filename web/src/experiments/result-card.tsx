import { useEffect, useState } from "react";
import type { Experiment } from "@remanso/core/experiments/contract.ts";
import { useDateLanguage, useLanguage, useStrings } from "../app/language.tsx";
import { Button, buttonClass } from "../ui/button.tsx";
import { useRemove, useSee } from "./experiment-queries.ts";
import { sentencesOf, shortDate } from "./result-words.ts";
import { strings } from "./strings.ts";

interface ResultCardProps {
  experiment: Experiment;
  onGone: () => void;
}

/** What came of an experiment: one plain sentence, what it rests on, and the way to delete it. */
export function ResultCard({ experiment, onGone }: ResultCardProps) {
  const words = useStrings(strings);
  const language = useLanguage();
  const dates = useDateLanguage();
  const name = experiment.name ?? words.yourThing;
  useSeen(experiment);
  const [headline, ...more] = sentencesOf(experiment, { words, language, name });
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card bg-raised p-[min(1.5rem,6vw)] shadow-card lg:p-8">
      <p className="text-[0.9rem] text-soft">
        <span className="font-semibold text-ink">{name}</span>
        {experiment.end ? ` · ${shortDate(experiment.end.on, dates)}` : null}
      </p>
      <h3 className="max-w-[48ch] text-[1.3rem] leading-snug wrap-anywhere lg:text-[1.5rem]">{headline}</h3>
      <ul className="grid max-w-[65ch] gap-1 text-soft empty:hidden">
        {more.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Removal id={experiment.id} name={name} onGone={onGone} />
    </li>
  );
}

/** Once it was shown here, home tells it no more. */
function useSeen({ id, isSeen, end }: Experiment): void {
  const { mutate } = useSee();
  const isNew = !isSeen && end !== null;
  useEffect(() => {
    if (isNew) mutate({ params: { id } });
  }, [id, isNew, mutate]);
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

function Removal({ id, name, onGone }: { id: string; name: string; onGone: () => void }) {
  const words = useStrings(strings);
  const [asking, setAsking] = useState<"not yet" | "now" | "no more">("not yet");
  const remove = useRemove();
  if (asking !== "now") {
    return (
      <button
        type="button"
        ref={asking === "no more" ? takeFocus : null}
        className={`${buttonClass("plain")} -ml-4 justify-self-start`}
        aria-label={words.removeNamed(name)}
        onClick={() => setAsking("now")}
      >
        {words.remove}
      </button>
    );
  }
  return (
    <div
      ref={takeFocus}
      tabIndex={-1}
      role="group"
      aria-label={words.removeNamed(name)}
      className="flex flex-wrap items-center gap-3"
    >
      <p role="status">{remove.isError ? words.removeFailed : words.removeSure}</p>
      <Button
        kind="danger"
        disabled={remove.isPending}
        onClick={() => remove.mutate({ params: { id } }, { onSuccess: onGone })}
      >
        {words.removeYes}
      </Button>
      <Button kind="soft" onClick={() => setAsking("no more")}>
        {words.removeNo}
      </Button>
    </div>
  );
}
