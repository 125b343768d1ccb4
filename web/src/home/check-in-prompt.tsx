import { useQuery } from "@tanstack/react-query";
import { ArrowRight, X } from "lucide-react";
import { useRef } from "react";
import { useUser } from "../account/use-user.ts";
import { useStrings } from "../app/language.tsx";
import { useCheckIn } from "../check-in/use-check-in.tsx";
import { useIsResting } from "../safety/use-is-resting.ts";
import { IconButton } from "../ui/button.tsx";
import { RippleLogo } from "../ui/illustrations/ripple-logo.tsx";
import { useDismissed } from "./dismissed.ts";
import { weekQuery } from "./queries.ts";
import { strings } from "./strings.ts";

/**
 * The way to a check-in: a prompt while the week has none, else a quiet link; also quiet on a day on which it was dismissed, and while the
 * product rests.
 * Both are as tall, so that nothing moves. decisions §8: weekly prompt on the home screen, quick daily one any time
 */
export function CheckInPrompt() {
  const words = useStrings(strings).checkIn;
  const user = useUser();
  const { data: week } = useQuery(weekQuery);
  const [dismissedOn, dismiss] = useDismissed("notPrompted", user?.id ?? null);
  const { open, view } = useCheckIn();
  const button = useRef<HTMLButtonElement>(null);
  const isResting = useIsResting();
  const isAsked =
    !isResting && week !== undefined && week.goals.checkIns.done === 0 && week.today !== dismissedOn;
  return (
    <div className="relative">
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        onClick={() => open()}
        className={`group flex min-h-19 w-full items-center gap-3.5 rounded-card py-3 pl-4 pr-14 sm:gap-4 sm:pl-5 sm:pr-16 text-left transition duration-500 ease-water hover:shadow-lift ${isAsked ? "bg-wash" : "bg-raised shadow-card"}`}
      >
        <RippleLogo size={34} className="shrink-0 text-primary" />
        <span className="grid min-w-0 gap-0.5">
          <span className="font-serif text-[1.12rem] leading-tight sm:text-[1.2rem]">
            {isAsked ? words.weekly : words.daily}
          </span>
          <span className="text-[0.92rem] leading-snug text-soft">{words.text}</span>
        </span>
        {isAsked ? null : (
          <ArrowRight
            aria-hidden="true"
            size={20}
            className="absolute right-5 text-primary transition duration-500 ease-water group-hover:translate-x-1"
          />
        )}
      </button>
      {isAsked ? (
        <IconButton
          label={words.notToday}
          onClick={() => {
            dismiss(week.today);
            button.current?.focus();
          }}
          className="absolute right-2 top-1/2 -translate-y-1/2"
        >
          <X aria-hidden="true" size={20} />
        </IconButton>
      ) : null}
      {view}
    </div>
  );
}
