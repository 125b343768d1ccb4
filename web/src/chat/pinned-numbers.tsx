import { Phone } from "lucide-react";
import { useStrings } from "../app/language.tsx";
import { useHelpCountry } from "../help/use-help-country.ts";
import { strings as safetyStrings } from "../safety/strings.ts";
import { strings } from "./strings.ts";

/** safety.md: the card stays pinned while the talk goes on. The numbers to call, in the order in which they count. */
export function PinnedNumbers({ level, isViolence }: { level: number; isViolence: boolean }) {
  const words = useStrings(strings);
  const { emergency } = useStrings(safetyStrings);
  const { country } = useHelpCountry();
  const lines = country?.lines ?? [];
  const kind = isViolence ? "violence" : "crisis";
  const line = lines.find((one) => one.kind === kind && one.dial) ?? lines.find(({ dial }) => dial);
  const helpline =
    line?.dial && line.channel === "call" ? [{ name: line.name, number: line.number, dial: line.dial }] : [];
  const urgent = country?.emergency
    ? [{ name: emergency, number: country.emergency, dial: country.emergency }]
    : [];
  const numbers = level === 4 ? [...urgent, ...helpline] : [...helpline, ...(level === 3 ? urgent : [])];
  return (
    <ul className="flex min-w-0 flex-wrap gap-1.5 max-[359px]:gap-1">
      {numbers.map(({ name, number, dial }, at) => (
        <li key={dial} className="min-w-0">
          <a
            href={`tel:${dial}`}
            aria-label={words.callShort(name, number)}
            className={`inline-flex min-h-11 items-center gap-1.5 rounded-control px-3 text-[0.95rem] font-semibold tabular-nums leading-tight ${
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
