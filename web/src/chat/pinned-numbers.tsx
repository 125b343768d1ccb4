import { Phone } from "lucide-react";
import type { PinnedCard } from "@remanso/core/safety/dialogue/state.ts";
import { useStrings } from "../app/language.tsx";
import { useHelpCountry } from "../help/use-help-country.ts";
import { linesFor } from "../safety/lines-for.ts";
import { strings as safetyStrings } from "../safety/strings.ts";
import { strings } from "./strings.ts";

/** safety.md: the card stays pinned while the talk goes on. The numbers to call, in the order in which they count. */
export function PinnedNumbers({ card, isChild }: { card: PinnedCard; isChild: boolean }) {
  const words = useStrings(strings);
  const { emergency } = useStrings(safetyStrings);
  const { country } = useHelpCountry();
  const line = linesFor(country, { kind: card.kind, isChild }).find(
    ({ dial, channel }) => dial !== null && channel === "call",
  );
  const helpline = line?.dial ? [{ name: line.name, number: line.number, dial: line.dial }] : [];
  const urgent = country?.emergency
    ? [{ name: emergency, number: country.emergency, dial: country.emergency }]
    : [];
  const numbers = card.emergencyFirst
    ? [...urgent, ...helpline]
    : [...helpline, ...(card.level === 3 ? urgent : [])];
  return (
    <ul className="flex min-w-0 flex-wrap gap-[6px] max-[359px]:gap-[4px]">
      {numbers.map(({ name, number, dial }, at) => (
        <li key={dial} className="min-w-0">
          <a
            href={`tel:${dial}`}
            aria-label={words.callShort(name, number)}
            className={`inline-flex min-h-[44px] items-center gap-[6px] rounded-control px-[12px] text-[0.95rem] font-semibold tabular-nums leading-tight ${
              at === 0 ? "bg-primary text-on-primary" : "border border-line bg-paper"
            }`}
          >
            <Phone aria-hidden="true" size={16} className="shrink-0 max-[359px]:hidden" />
            {number}
          </a>
        </li>
      ))}
    </ul>
  );
}
