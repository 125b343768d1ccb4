import { useId } from "react";
import { useStrings } from "../app/language.tsx";
import { useToast } from "../app/toasts.tsx";
import { moods } from "../check-in/check-in-draft.ts";
import { MoodWater } from "../check-in/mood-water.tsx";
import { strings as checkInStrings } from "../check-in/strings.ts";
import { useCheckIn } from "../check-in/use-check-in.tsx";
import { strings } from "./strings.ts";
import { useMoodNow } from "./use-mood-now.ts";

const quiet =
  "inline-flex min-h-[44px] items-center rounded-control px-2 text-[0.92rem] font-semibold text-primary underline underline-offset-4 disabled:opacity-60";

/** How somebody is now: one tap keeps it; for an hour it can be replaced, taken back, or added to. decisions §8 */
export function MoodRow() {
  const words = useStrings(strings).mood;
  const { moods: names } = useStrings(checkInStrings);
  const id = useId();
  const { mood, tap, isAsked, isKeptHere, trouble, takeBack, ...now } = useMoodNow();
  return (
    <section aria-labelledby={id} className="rounded-card bg-raised px-3 pb-1.5 shadow-card sm:px-5">
      <div className="flex min-h-[44px] flex-wrap items-center justify-between gap-x-2">
        <h2 id={id} className="text-[1.08rem]">
          {mood === null ? (isAsked ? words.askWeek : words.ask) : words.noted}
        </h2>
        <p className="-mr-2 flex flex-wrap">
          {takeBack ? (
            <button type="button" onClick={takeBack} className={quiet}>
              {words.undo}
            </button>
          ) : null}
          {isKeptHere ? null : <AddMore whole={now.whole} isBusy={now.isBusy} />}
        </p>
      </div>
      <div role="group" aria-labelledby={id} className="grid grid-cols-5 gap-0.5 sm:gap-2">
        {moods.map((step, index) => (
          <button
            key={step}
            type="button"
            aria-pressed={mood === step}
            onClick={() => tap(step)}
            className="grid min-h-[44px] grid-cols-[minmax(0,1fr)] content-start justify-items-center gap-0.5 rounded-2xl px-0.5 py-1 text-center text-[min(0.8rem,3.6vw)] leading-tight text-soft transition duration-300 ease-water hover:bg-wash aria-pressed:bg-wash aria-pressed:font-semibold aria-pressed:text-ink aria-pressed:shadow-[inset_0_0_0_2px_var(--primary)] sm:text-[0.9rem]"
          >
            <MoodWater mood={step} className="w-full max-w-11! lg:max-w-14!" />
            <span>{names[index]}</span>
          </button>
        ))}
      </div>
      <p role="status" className={isKeptHere || trouble ? "pt-1 text-[0.88rem] text-soft" : "sr-only"}>
        {trouble ? words[trouble] : isKeptHere ? words.keptHere : mood === null ? "" : words.noted}
      </p>
      {mood !== null && mood <= 2 ? (
        <a href="/help" className={quiet}>
          {words.hard}
        </a>
      ) : null}
    </section>
  );
}

/** The way to everything else that can be said. */
function AddMore({ whole, isBusy }: Pick<ReturnType<typeof useMoodNow>, "whole" | "isBusy">) {
  const words = useStrings(strings);
  const toast = useToast();
  const { open, view } = useCheckIn();
  const show = () =>
    whole().then(
      (checkIn) => open(checkIn ?? undefined),
      () => toast({ kind: "failure", title: words.offline }),
    );
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        disabled={isBusy}
        onClick={() => void show()}
        className={quiet}
      >
        {words.mood.more}
      </button>
      {view}
    </>
  );
}
