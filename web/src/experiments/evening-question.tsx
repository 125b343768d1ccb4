import { useState, type FormEvent } from "react";
import type { Experiment } from "@remanso/core/experiments/contract.ts";
import { useStrings } from "../app/language.tsx";
import { StressSlider } from "../check-in/stress-slider.tsx";
import { Button } from "../ui/button.tsx";
import { useAnswerEvening } from "./experiment-queries.ts";
import { Choice } from "./choice.tsx";
import { strings } from "./strings.ts";

interface EveningQuestionProps {
  experiment: Experiment;
  name: string;
  onAnswered: () => void;
}

/** The evening's question: the number first, then whether it was done. */
export function EveningQuestion({ experiment, name, onAnswered }: EveningQuestionProps) {
  const words = useStrings(strings).evening;
  const [points, setPoints] = useState<number | null>(null);
  const [done, setDone] = useState<"yes" | "no" | null>(null);
  const [isMissing, setMissing] = useState(false);
  const answer = useAnswerEvening();
  const isKept = answer.data !== undefined && answer.data.outcome !== "sent";
  function save(event: FormEvent): void {
    event.preventDefault();
    if (answer.isPending) return;
    setMissing(points === null || done === null);
    if (points === null || done === null) return;
    const evening = { id: experiment.id, points, done: done === "yes" };
    answer.mutate(evening, { onSuccess: ({ outcome }) => outcome === "sent" && onAnswered() });
  }
  if (isKept) return <p role="status">{words.kept}</p>;
  return (
    <form
      onSubmit={save}
      aria-label={words.title}
      className="grid grid-cols-[minmax(0,1fr)] gap-5 border-y border-line py-5"
    >
      <StressSlider
        label={words[experiment.outcome]}
        points={points}
        field="points"
        isBig
        onChange={setPoints}
      />
      <Choice
        legend={words.done(name)}
        chosen={done}
        onChoose={setDone}
        options={[
          { value: "yes", label: words.yes },
          { value: "no", label: words.no },
        ]}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" aria-disabled={answer.isPending}>
          {answer.isPending ? words.saving : words.save}
        </Button>
        <p role="alert" className="empty:hidden">
          {isMissing ? words.missing : answer.isError ? (answer.error.problem?.detail ?? words.failed) : null}
        </p>
      </div>
    </form>
  );
}
