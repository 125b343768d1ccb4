import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { scoreAnswers } from "@remanso/core/assessment/score-answers.ts";
import { useHydrated, useRouter, useSearch } from "../router/provider.tsx";
import { goTo } from "../router/steps.ts";
import { indexSearchOf } from "../app/index-address.ts";
import { useDateLanguage, useStrings } from "../app/language.tsx";
import { useVisitor } from "../app/use-visitor.ts";
import type { CallError } from "../call.ts";
import { dayInWords } from "../home/days.ts";
import { Button } from "../ui/button.tsx";
import { Shape } from "../ui/shape.tsx";
import type { Guest, Given } from "./guest-answers.ts";
import { strings as guestStrings } from "./guest-text.ts";
import { earlierAssessmentQuery, useSubmitAssessment } from "./queries.ts";
import { ScoreBands } from "./score-bands.tsx";
import { eraseGuest, useGuest } from "./use-guest.ts";

/**
 * Asks whoever has signed in whether what they answered before becomes an assessment of theirs. Nothing is kept unasked, and the
 * same answers only once. decisions §2
 */
export function GuestKeepScreen() {
  const { guest } = useGuest();
  // the server knows nothing of the answers
  const isHydrated = useHydrated();
  if (!isHydrated) return <Shape className="mx-auto mt-8 h-80 w-full max-w-xl" />;
  return guest.given ? <Question guest={guest} given={guest.given} /> : <NothingToKeep />;
}

/** On to where the address would have led: the questions of the account, or home. Answers too old to be kept go. */
function NothingToKeep() {
  const router = useRouter();
  const { questions } = useSearch(indexSearchOf);
  useEffect(() => {
    if (questions === undefined) eraseGuest();
    void goTo(router, { to: questions === undefined ? "/" : "/assessment", replace: true });
  }, [router, questions]);
  return null;
}

function Question({ guest, given }: { guest: Guest; given: Given }) {
  const words = useStrings(guestStrings);
  const dates = useDateLanguage();
  const { now, timeZone } = useVisitor();
  const { data: earlier } = useQuery(earlierAssessmentQuery);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const day = dayInWords(given.at, dates, given.timeZone);
  const isToday = day === dayInWords(now, dates, timeZone);
  return (
    <section aria-labelledby="keep-title" className="mx-auto grid w-full max-w-xl gap-5 py-4 lg:py-10">
      <h1 id="keep-title" ref={title} tabIndex={-1} className="text-[1.9rem] leading-tight sm:text-[2.4rem]">
        {isToday ? words.askTitle : words.askTitleOf(day)}
      </h1>
      <p className="text-soft">
        {earlier ? words.askAnother(dayInWords(earlier.createdAt, dates, timeZone)) : words.ask}
      </p>
      <Choice guest={guest} given={given} />
      <div className="rounded-card bg-raised p-5 shadow-card sm:p-6">
        <ScoreBands scores={scoreAnswers(guest.draft.answers)} />
      </div>
    </section>
  );
}

function Choice({ guest: { draft }, given }: { guest: Guest; given: Given }) {
  const words = useStrings(guestStrings);
  const router = useRouter();
  const { mutateAsync, isPending, isSuccess, error } = useSubmitAssessment();
  const isBusy = isPending || isSuccess;
  const keep = () => {
    mutateAsync({
      input: { responses: draft.answers, occurredAt: given.at },
      timeZone: given.timeZone,
      // the same for every attempt and in every tab, so that the answers count once
      ...(draft.attempt ? { idempotencyKey: draft.attempt } : {}),
    })
      .then(() => goTo(router, { to: "/", search: { result: "" }, replace: true }))
      .then(eraseGuest, () => undefined);
  };
  const discard = () => {
    eraseGuest();
    void goTo(router, { to: "/", replace: true });
  };
  return (
    <>
      {error ? <Failure error={error} /> : null}
      <div className="flex flex-wrap gap-2.5">
        <Button onClick={keep} disabled={isBusy} className="min-h-13 grow sm:grow-0">
          {isBusy ? words.keeping : error ? words.retry : words.keep}
        </Button>
        <Button kind="soft" onClick={discard} disabled={isBusy} className="min-h-13 grow sm:grow-0">
          {words.discard}
        </Button>
      </div>
    </>
  );
}

function Failure({ error }: { error: CallError }) {
  const words = useStrings(guestStrings);
  const reason = error.status === 0 ? words.offline : (error.problem?.detail ?? words.failed);
  return (
    <p role="alert" className="rounded-card border border-line bg-wash p-5">
      <strong className="block font-semibold">{words.failedTitle}</strong>
      {reason} {words.stillHere}
    </p>
  );
}
