import type { ReactNode } from "react";
import { answerLabels } from "@remanso/core/assessment/questions.ts";
import { AssessmentOverlay } from "./assessment-overlay.tsx";
import { lastIndex, moved, withAnswer, type Draft } from "./draft.ts";
import { QuestionForm } from "./question-form.tsx";

interface QuestionsProps {
  draft: Draft;
  sending: boolean;
  sendLabel?: string;
  onChange: (draft: Draft) => void;
  /** 'Enviar' was pressed: every question has its answer. */
  onSend: () => void;
  /** Escape was pressed. */
  onLeave: () => void;
  /** Stands below the questions, as a failure does. */
  children?: ReactNode;
}

/** The questions, one at a time, for a person and for a guest. Digits choose an answer. */
export function Questions({
  draft,
  sending,
  sendLabel,
  onChange,
  onSend,
  onLeave,
  children,
}: QuestionsProps) {
  const answer = (value: number) => onChange(withAnswer(draft, value));
  const move = (by: 1 | -1) => onChange(moved(draft, by));
  const chooseByDigit = (event: KeyboardEvent) => {
    const value = Number(event.key) - 1;
    if (sending || event.ctrlKey || event.metaKey || event.altKey || !answerLabels[value]) return;
    answer(value);
    document.querySelector<HTMLInputElement>(`input[value="${value}"]`)?.focus();
  };
  return (
    <AssessmentOverlay rings={draft.index + 1} onKeyDown={chooseByDigit} onLeave={onLeave}>
      <QuestionForm
        draft={draft}
        sending={sending}
        sendLabel={sendLabel}
        onAnswer={answer}
        onPrevious={() => move(-1)}
        onNext={() => (draft.index === lastIndex ? onSend() : move(1))}
      />
      {children}
    </AssessmentOverlay>
  );
}
