import type { Need } from "@remanso/core/analytics/contract.ts";
import { useStrings } from "../app/language.tsx";
import { Bar } from "../ui/bar.tsx";
import { strings } from "./strings.ts";

/** What is still missing before more can be said. safety: below the minimum of data it says what is missing. */
export function Needs({ needs }: { needs: readonly Need[] }) {
  const words = useStrings(strings).patterns;
  return (
    <section aria-labelledby="analytics-needs" className="grid gap-4">
      <h4 id="analytics-needs" className="text-[1.1rem]">
        {words.missing}
      </h4>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-x-10 gap-y-4">
        {needs.map(({ kind, have, need, text }) => (
          <li key={kind} className="grid content-start gap-2 tabular-nums">
            <Bar fraction={have / need} label={words.missing} valueText={text} />
            <p className="text-[0.92rem]">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
