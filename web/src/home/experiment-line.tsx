import { ArrowRight } from "lucide-react";
import type { Experiment } from "@remanso/core/experiments/contract.ts";
import { Link } from "../router/link.tsx";
import { useStrings } from "../app/language.tsx";
import { strings } from "./strings.ts";

/** The experiment's one calm line of the day, and the way to it. */
export function ExperimentLine({ experiment }: { experiment: Experiment }) {
  const words = useStrings(strings).experiment;
  const { name, today, state } = experiment;
  const line = (() => {
    if (state === "ended") return words.ended;
    if (!today) return words.coming;
    if (today.isAsked) return words.asked;
    if (!today.isAnswered) return words.today[today.isYes ? "yes" : "no"];
    return today.isTomorrowYes === null ? words.last : words.tomorrow[today.isTomorrowYes ? "yes" : "no"];
  })();
  return (
    <Link
      to="/experiments"
      className="flex min-h-11 items-center justify-between gap-3 rounded-card bg-wash px-4 py-1.5 leading-snug sm:px-5"
    >
      <span className="min-w-0 wrap-anywhere">
        {name === null ? null : <span className="text-soft">{`${name}: `}</span>}
        <span className="font-semibold">{line}</span>
      </span>
      <ArrowRight aria-hidden="true" size={18} className="shrink-0 text-primary" />
    </Link>
  );
}
