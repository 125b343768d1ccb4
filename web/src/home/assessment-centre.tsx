import { Link } from "../router/link.tsx";
import { useStrings } from "../app/language.tsx";
import { useIsResting } from "../safety/use-is-resting.ts";
import { buttonClass } from "../ui/button.tsx";
import { HistoryLink } from "./history-link.tsx";
import { strings } from "./strings.ts";

/** Where the assessment is taken again and the earlier ones are looked at. */
export function AssessmentCentre() {
  const words = useStrings(strings);
  const isResting = useIsResting();
  return (
    <section
      aria-labelledby="centre"
      className="grid grid-cols-1 content-start gap-1.5 rounded-card bg-wash p-3.5 sm:p-6 min-[22rem]:col-span-2 lg:col-span-1"
    >
      <h2 id="centre" className="text-[1.08rem]">
        {words.centre.title}
      </h2>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-1">
        <Link to="/assessment" className={`${buttonClass("soft")} bg-raised! px-3!`}>
          {words.centre.retake}
        </Link>
        <Link to="/" search={{ result: "" }} className={`${buttonClass("plain")} px-3!`}>
          {words.centre.result}
        </Link>
        <Link to="/breathing-game" className={`${buttonClass("plain")} px-3!`}>
          {words.places.breathing}
        </Link>
        <HistoryLink at="/" className={`${buttonClass("plain")} px-3!`}>
          {words.centre.history}
        </HistoryLink>
      </div>
      {isResting ? null : <p className="text-[0.88rem] text-soft max-sm:sr-only">{words.centre.text}</p>}
    </section>
  );
}
