import { ArrowRight } from "lucide-react";
import { useStrings } from "../app/language.tsx";
import { useCheckIn } from "../check-in/use-check-in.tsx";
import { RippleLogo } from "../ui/illustrations/ripple-logo.tsx";
import { strings } from "./strings.ts";

/** The quiet way to a check-in while the product rests: nothing is asked. */
export function CheckInPrompt() {
  const words = useStrings(strings).mood;
  const { open, view } = useCheckIn();
  return (
    <div>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => open()}
        className="group flex min-h-14 w-full items-center gap-3.5 rounded-card bg-raised px-4 py-2 text-left shadow-card transition duration-500 ease-water hover:shadow-lift sm:px-5"
      >
        <RippleLogo size={28} className="shrink-0 text-primary" />
        <span className="min-w-0 grow font-serif text-[1.08rem] leading-tight">{words.ask}</span>
        <ArrowRight
          aria-hidden="true"
          size={20}
          className="shrink-0 text-primary transition duration-500 ease-water group-hover:translate-x-1"
        />
      </button>
      {view}
    </div>
  );
}
