import { useEffect, useRef } from "react";
import { useRouter } from "../router/provider.tsx";
import { goTo } from "../router/steps.ts";
import { useUser } from "../account/use-user.ts";
import { useStrings } from "../app/language.tsx";
import { useFocusHandedOn } from "../app/use-focus-handed-on.ts";
import { useHalfDone } from "../app/use-half-done.ts";
import type { CallError } from "../call.ts";
import { Button } from "../ui/button.tsx";
import type { Draft } from "./draft.ts";
import { useSubmitAssessment } from "./queries.ts";
import { Questions } from "./questions.tsx";
import { strings } from "./strings.ts";
import { useDraft } from "./use-draft.ts";
import { newKey } from "../app/new-key.ts";

/** The questions of somebody with an account; once they are sent, the result comes. */
export function AssessmentScreen() {
  const user = useUser();
  const router = useRouter();
  useHalfDone();
  const { draft, keep, forget } = useDraft(user?.id ?? null);
  const { send, sending, error } = useSending(draft, keep, forget);
  return (
    <Questions
      draft={draft}
      sending={sending}
      onChange={keep}
      onSend={send}
      onLeave={() => void goTo(router, { to: "/" })}
    >
      {error ? <SendingFailed error={error} onRetry={send} /> : null}
    </Questions>
  );
}

/** Sends the answers. They stay on the device until the result shows. */
function useSending(draft: Draft, keep: (draft: Draft) => void, forget: () => void) {
  const router = useRouter();
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
    // the way back leads past the questions, which are answered
    const showResult = () => goTo(router, { to: "/", search: { result: "" }, replace: true });
    // whoever has closed the questions meanwhile stays where they are; what was sent is no draft any more
    mutateAsync({ input: { responses: draft.answers }, idempotencyKey: attempt })
      .then(() => (isHere.current ? showResult() : undefined))
      .then(forget, () => undefined);
  };
  return { send, sending: isPending || isSuccess, error };
}

function SendingFailed({ error, onRetry }: { error: CallError; onRetry: () => void }) {
  const words = useStrings(strings);
  const ref = useFocusHandedOn();
  const reason = error.status === 0 ? words.offline : (error.problem?.detail ?? words.failed);
  useEffect(() => ref.current?.scrollIntoView({ block: "nearest" }), [ref]);
  return (
    <div
      ref={ref}
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
