import { ArrowLeft, ArrowRight } from "lucide-react";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { answerLabels } from "@remanso/core/assessment/questions.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { Bar } from "../ui/bar.tsx";
import { Button } from "../ui/button.tsx";
import { AnswerChoice } from "./answer-choice.tsx";
import { answerTo, lastIndex, questionAt, type Draft } from "./draft.ts";
import { strings } from "./strings.ts";

interface QuestionFormProps {
  draft: Draft;
  sending: boolean;
  onAnswer: (value: number) => void;
  onPrevious: () => void;
  onNext: () => void;
}

const dots = { work: "bg-work", financial: "bg-financial", personal: "bg-personal", global: "bg-global" };

// a question rises into its place; without motion it only fades. The next answer can be tapped all the while
const arriving =
  "transition-[opacity,translate] duration-400! ease-water starting:opacity-0 motion-safe:starting:translate-y-3";

/** The question on screen, its five answers, and the way on and back. */
export function QuestionForm({ draft, sending, onAnswer, onPrevious, onNext }: QuestionFormProps) {
  const words = useStrings(strings);
  const language = useLanguage();
  const question = questionAt(draft.index);
  const answer = answerTo(draft);
  const [firstShown] = useState(draft.index);
  const form = useFocusOnQuestion(draft.index);
  const position = words.position(draft.index + 1, lastIndex + 1);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onNext();
  };
  return (
    <form ref={form} onSubmit={submit} className="grid grid-cols-1 gap-6 pt-2 in-data-half-done:invisible">
      <div className="grid gap-2">
        <Bar fraction={(draft.index + 1) / (lastIndex + 1)} label={words.title} valueText={position} />
        <p className="flex items-center justify-between gap-4 text-[0.92rem] text-soft tabular-nums">
          <span>{position}</span>
          <span className="inline-flex items-center gap-2">
            <span aria-hidden="true" className={`size-2.5 rounded-full ${dots[question.category]}`} />
            {words.categories[question.category]}
          </span>
        </p>
      </div>
      <fieldset
        key={question.id}
        disabled={sending}
        className={`grid min-w-0 grid-cols-1 gap-2.5 ${draft.index === firstShown ? "" : arriving}`}
      >
        <legend className="mb-5 min-h-[4.2em] lg:min-h-[3.6em]">
          <h2 className="text-[1.45rem] sm:text-[1.7rem]">{question.text[language]}</h2>
        </legend>
        {answerLabels.map((label, value) => (
          <AnswerChoice
            key={value}
            name={question.id}
            value={value}
            label={label[language]}
            checked={answer === value}
            onChoose={onAnswer}
          />
        ))}
      </fieldset>
      <p className="-mt-3 hidden text-[0.88rem] text-soft lg:block">{words.keyboardHint}</p>
      <div className="flex flex-wrap justify-between gap-4">
        <Button kind="plain" onClick={onPrevious} disabled={draft.index === 0 || sending} className="-ml-3">
          <ArrowLeft aria-hidden="true" size={18} />
          {words.previous}
        </Button>
        <NextButton isLast={draft.index === lastIndex} sending={sending} disabled={answer === null} />
      </div>
    </form>
  );
}

function NextButton({ isLast, sending, disabled }: { isLast: boolean; sending: boolean; disabled: boolean }) {
  const words = useStrings(strings);
  // specification §4: while submitting the button reads 'Enviando...' and is disabled
  const label = sending ? words.sending : isLast ? words.submit : words.next;
  return (
    <Button type="submit" disabled={disabled || sending} className="min-w-36">
      {label}
      {isLast ? null : <ArrowRight aria-hidden="true" size={18} />}
    </Button>
  );
}

/** Puts the focus on a new question's answers, so that arrows work at once and a reader hears the question. */
function useFocusOnQuestion(index: number) {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef<number | null>(null);
  useEffect(() => {
    const isFirstLook = shown.current === null;
    shown.current = index;
    if (isFirstLook) return;
    const chosen = form.current?.querySelector<HTMLInputElement>("input:checked");
    (chosen ?? form.current?.querySelector<HTMLInputElement>("input"))?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [index]);
  return form;
}
