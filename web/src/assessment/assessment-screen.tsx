import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { answerLabels } from "@remanso/core/assessment/questions.ts";
import { useUser } from "../account/use-user.ts";
import { useStrings } from "../app/language.tsx";
import { useHalfDone } from "../app/use-half-done.ts";
import type { CallError } from "../call.ts";
import { Button } from "../ui/button.tsx";
import { AssessmentOverlay } from "./assessment-overlay.tsx";
import { lastIndex, moved, withAnswer, type Draft } from "./draft.ts";
import { useSubmitAssessment } from "./queries.ts";
import { QuestionForm } from "./question-form.tsx";
import { strings } from "./strings.ts";
import { useDraft } from "./use-draft.ts";
import { newKey } from "../app/new-key.ts";

/** The questions, one at a time; once they are sent, home shows the result and the plan. */
export function AssessmentScreen() {
  const user = useUser();
  useHalfDone();
  const { draft, keep, forget } = useDraft(user?.id ?? null);
  const { send, sending, error } = useSending(draft, keep, forget);
  const answer = (value: number) => keep(withAnswer(draft, value));
  const move = (by: 1 | -1) => keep(moved(draft, by));
  const chooseByDigit = (event: KeyboardEvent) => {
    const value = Number(event.key) - 1;
    if (sending || event.ctrlKey || event.metaKey || event.altKey || !answerLabels[value]) return;
    answer(value);
    document.querySelector<HTMLInputElement>(`input[value="${value}"]`)?.focus();
  };
  return (
    <AssessmentOverlay rings={draft.index + 1} onKeyDown={chooseByDigit}>
      <QuestionForm
        draft={draft}
        sending={sending}
        onAnswer={answer}
        onPrevious={() => move(-1)}
        onNext={() => (draft.index === lastIndex ? send() : move(1))}
      />
      {error ? <SendingFailed error={error} onRetry={send} /> : null}
    </AssessmentOverlay>
  );
}

/** Sends the answers. They stay on the device until home shows the result. */
function useSending(draft: Draft, keep: (draft: Draft) => void, forget: () => void) {
  const navigate = useNavigate();
  const { mutateAsync, isPending, isSuccess, error } = useSubmitAssessment();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const send = () => {
    // the same answers are sent under the same key, so that a retry after a lost reply counts once
    const attempt = draft.attempt ?? newKey();
    keep({ ...draft, attempt });
    const goHome = () => navigate({ to: "/" });
    // whoever has closed the questions meanwhile stays where they are; what was sent is no draft any more
    mutateAsync({ input: { responses: draft.answers }, idempotencyKey: attempt })
      .then(() => (isHere.current ? goHome() : undefined))
      .then(forget, () => undefined);
  };
  return { send, sending: isPending || isSuccess, error };
}

function SendingFailed({ error, onRetry }: { error: CallError; onRetry: () => void }) {
  const words = useStrings(strings);
  const reason = error.status === 0 ? words.offline : (error.problem?.detail ?? words.failed);
  return (
    <div
      ref={bringIntoView}
      role="alert"
      className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card bg-wash p-5"
    >
      <p className="grow basis-64">
        <strong className="block font-semibold">{words.failedTitle}</strong>
        {reason} {words.stillHere}
      </p>
      <Button kind="soft" onClick={onRetry} className="bg-raised!">
        {words.retry}
      </Button>
    </div>
  );
}

function bringIntoView(node: HTMLElement | null): void {
  node?.scrollIntoView({ block: "nearest" });
}
