import { useEffect, useEffectEvent, useRef, useState } from "react";
import { answerLabels, type Question } from "@remanso/core/assessment/questions.ts";
import { useLanguage } from "../app/language.tsx";
import { AnswerChoice } from "./answer-choice.tsx";

// the second press of a double one comes within 500 ms, by the default of the slowest systems: it still meets the same question
const moveOnAfterMs = 520;

interface AnswersProps {
  question: Question;
  /** 0 to 4; null before the first one. */
  answer: number | null;
  /** Whether the next question comes by itself after a press. */
  movesOn: boolean;
  onAnswer: (value: number) => void;
  onMoveOn: () => void;
}

/**
 * The five answers to one question; give it the question's id as key. After a press by pointer or touch the next question comes by
 * itself, never after a key: arrows pass over answers, and a reader is still listening. decisions §2
 */
export function Answers({ question, answer, movesOn, onAnswer, onMoveOn }: AnswersProps) {
  const language = useLanguage();
  const { group, pressed } = usePresses();
  const moveOn = useEffectEvent(onMoveOn);
  const waits = movesOn && pressed !== null && pressed.value === answer;
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => moveOn(), moveOnAfterMs);
    return () => clearTimeout(timer);
  }, [waits, pressed]);
  return (
    <div ref={group} className="grid grid-cols-1 gap-2 [@media(max-height:47rem)]:gap-1.5">
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
    </div>
  );
}

/** The last answer that was pressed here, also one that was chosen already: a new object for each press. */
function usePresses() {
  const group = useRef<HTMLDivElement>(null);
  const [pressed, setPressed] = useState<{ readonly value: number } | null>(null);
  const onClick = useEffectEvent((event: MouseEvent) => {
    // a pointer meets the label; keys click the input itself, and a press from before the application ran counts no clicks
    if (!(event.target instanceof Element) || event.target instanceof HTMLInputElement) return;
    if (event.detail === 0) return;
    const input = event.target.closest("label")?.control;
    if (!(input instanceof HTMLInputElement) || input.disabled) return;
    // the end of a double press that began on the question before
    if (event.detail > 1 && pressed === null) event.preventDefault();
    else setPressed({ value: Number(input.value) });
  });
  useEffect(() => {
    const node = group.current;
    const listen = (event: MouseEvent) => onClick(event);
    node?.addEventListener("click", listen);
    return () => node?.removeEventListener("click", listen);
  }, []);
  return { group, pressed };
}
