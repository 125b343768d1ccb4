import { ArrowLeft, ArrowRight } from "lucide-react";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { questionLead } from "@remanso/core/assessment/questions.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { Bar } from "../ui/bar.tsx";
import { Button } from "../ui/button.tsx";
import { Switch } from "../ui/switch.tsx";
import { Answers } from "./answers.tsx";
import { answerTo, lastIndex, questionAt, type Draft } from "./draft.ts";
import { strings } from "./strings.ts";
import { useMovingOn } from "./use-moving-on.ts";

interface QuestionFormProps {
  draft: Draft;
  sending: boolean;
  /** On the button of the last question; 'Enviar' where nothing else is said. */
  sendLabel?: string | undefined;
  onAnswer: (value: number) => void;
  onPrevious: () => void;
  onNext: () => void;
}

const dots = { work: "bg-work", financial: "bg-financial", personal: "bg-personal", global: "bg-global" };

// a question rises into its place; without motion it only fades. The next answer can be tapped all the while
const arriving =
  "transition-[opacity,translate] duration-400! ease-water starting:opacity-0 motion-safe:starting:translate-y-3";

/** The question on screen, its five answers, and the way on and back. */
export function QuestionForm({ draft, sending, onAnswer, onPrevious, onNext, ...more }: QuestionFormProps) {
  const language = useLanguage();
  const question = questionAt(draft.index);
  const answer = answerTo(draft);
  const isLast = draft.index === lastIndex;
  const [firstShown] = useState(draft.index);
  const [movesOn, chooseMovingOn] = useMovingOn();
  const form = useFocusOnQuestion(draft.index);
  const words = useStrings(strings);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onNext();
  };
  return (
    <form
      ref={form}
      onSubmit={submit}
      className="grid grid-cols-1 gap-2.5 in-data-half-done:invisible sm:gap-5"
    >
      <Progress index={draft.index} />
      <fieldset
        disabled={sending}
        aria-labelledby="question-lead question"
        className="grid min-w-0 grid-cols-1 gap-2"
      >
        {/* read aloud as the beginning of each question, so that it is not read by itself too */}
        <p id="question-lead" aria-hidden="true" className="text-[0.84rem] text-soft sm:text-[1rem]">
          {questionLead[language]}
        </p>
        <div
          key={question.id}
          className={`grid grid-cols-1 gap-2 ${draft.index === firstShown ? "" : arriving}`}
        >
          <h2
            id="question"
            aria-labelledby="question-lead question"
            className="mb-1 min-h-[3.9em] text-[1.3rem] sm:mb-3 sm:min-h-[2.6em] sm:text-[1.6rem]"
          >
            {question.text[language]}
          </h2>
          <Answers
            key={question.id}
            question={question}
            answer={answer}
            movesOn={movesOn && !isLast}
            onAnswer={onAnswer}
            onMoveOn={onNext}
          />
        </div>
      </fieldset>
      <div className="flex flex-wrap justify-between gap-4">
        <Button kind="plain" onClick={onPrevious} disabled={draft.index === 0 || sending} className="-ml-3">
          <ArrowLeft aria-hidden="true" size={18} />
          {words.previous}
        </Button>
        <NextButton isLast={isLast} sending={sending} disabled={answer === null} sendLabel={more.sendLabel} />
      </div>
      {draft.index === 0 ? <Switch label={words.moveOn} checked={movesOn} onChange={chooseMovingOn} /> : null}
      <p className="-mt-1 hidden text-[0.88rem] text-soft lg:block">{words.keyboardHint}</p>
    </form>
  );
}

/** How far the questions are, and what this one is about. */
function Progress({ index }: { index: number }) {
  const words = useStrings(strings);
  const { category } = questionAt(index);
  const position = words.position(index + 1, lastIndex + 1);
  return (
    <div className="grid gap-1.5">
      <Bar fraction={(index + 1) / (lastIndex + 1)} label={words.title} valueText={position} />
      <p className="flex flex-wrap items-center justify-between gap-x-4 text-[0.92rem] text-soft tabular-nums">
        <span>{position}</span>
        <span className="inline-flex items-center gap-2">
          <span aria-hidden="true" className={`size-2.5 rounded-full ${dots[category]}`} />
          {words.categories[category]}
        </span>
      </p>
    </div>
  );
}

interface NextButtonProps extends Pick<QuestionFormProps, "sending" | "sendLabel"> {
  isLast: boolean;
  disabled: boolean;
}

function NextButton({ isLast, sending, disabled, sendLabel }: NextButtonProps) {
  const words = useStrings(strings);
  // specification §4: while submitting the button reads 'Enviando...' and is disabled
  const label = sending ? words.sending : isLast ? (sendLabel ?? words.submit) : words.next;
  return (
    <Button type="submit" disabled={disabled || sending} className="min-w-[min(9rem,100%)]">
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
