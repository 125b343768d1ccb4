import { ArrowRight } from "lucide-react";
import { useMemo, useState } from "react";
import { Link } from "../router/link.tsx";
import { strings as activityStrings } from "../activity/strings.ts";
import { importAgain } from "../app/import-again.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { lazyPart } from "../app/lazy-part.tsx";
import { Button, buttonClass } from "../ui/button.tsx";
import type { Given } from "./guest-answers.ts";
import { guestPlan } from "./guest-plan.ts";
import { strings as guestStrings } from "./guest-text.ts";
import { ResultView } from "./result-view.tsx";
import type { useGuest } from "./use-guest.ts";

// with the whole of a session
const GuestStep = lazyPart(() =>
  importAgain(() => import("./guest-step.tsx")).then((module) => module.GuestStep),
);

interface GuestResultProps {
  control: ReturnType<typeof useGuest>;
  given: Given;
}

/** The result without an account, worked out here, with the ways on from it. decisions §2 */
export function GuestResult({ control, given }: GuestResultProps) {
  const words = useStrings(guestStrings);
  const language = useLanguage();
  const { answers } = control.guest.draft;
  const plan = useMemo(() => guestPlan(answers, given, language), [answers, given, language]);
  const [first] = plan.activities;
  const [isUnderWay, setUnderWay] = useState(false);
  if (first && isUnderWay) return <GuestStep activityKey={first.key} onEnd={() => setUnderWay(false)} />;
  return (
    <>
      <ResultView
        scores={plan.scores}
        firstStep={
          first
            ? {
                name: first.name[language],
                minutes: first.minutes,
                reason: plan.reason,
                start: <Begin onStart={() => setUnderWay(true)} />,
              }
            : null
        }
        onward={
          <a href="/?breathe" className={`${buttonClass("soft")} min-h-12`}>
            {words.breathe}
          </a>
        }
      />
      <WhereKept control={control} />
    </>
  );
}

/** The step can be followed here; an account is where it and the plan are kept. */
function Begin({ onStart }: { onStart: () => void }) {
  const words = useStrings(guestStrings);
  const { startSession } = useStrings(activityStrings);
  return (
    <span className="grid w-full gap-2">
      <Button
        onClick={onStart}
        className="min-h-13 w-full text-[1.05rem] sm:w-auto sm:justify-self-start sm:px-8"
      >
        {startSession}
        <ArrowRight aria-hidden="true" size={18} />
      </Button>
      <span className="pt-1 text-[0.95rem] text-soft">{words.beginText}</span>
      {/* without leaving the page, so that a browser that keeps nothing still has the answers */}
      <Link
        to="/"
        search={{ login: "sign-up" }}
        className={`${buttonClass("soft")} w-full sm:w-auto sm:justify-self-start`}
      >
        {words.begin}
      </Link>
    </span>
  );
}

/** Where the answers are, and what can be done with them. */
function WhereKept({ control }: Pick<GuestResultProps, "control">) {
  const words = useStrings(guestStrings);
  const [hasFailed, setFailed] = useState(false);
  const { guest, isOnDevice, change, keepOnDevice, erase } = control;
  return (
    <section aria-label={words.whereTitle} className="grid gap-2 border-t border-line py-4">
      <p role="status" className="text-[0.95rem] text-soft">
        {hasFailed ? words.keepHereFailed : isOnDevice ? words.whereKeptHere : words.whereKept}
      </p>
      <div className="flex flex-wrap gap-2">
        {isOnDevice ? null : (
          <Button kind="soft" onClick={() => setFailed(!keepOnDevice())}>
            {words.keepHere}
          </Button>
        )}
        <Button kind="plain" onClick={() => change({ draft: { ...guest.draft, index: 0 }, given: null })}>
          {words.again}
        </Button>
        <Button kind="plain" onClick={erase}>
          {words.erase}
        </Button>
      </div>
    </section>
  );
}
