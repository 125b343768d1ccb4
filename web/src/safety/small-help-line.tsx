import type { DangerKind } from "@remanso/core/safety/reading.ts";
import { useStrings } from "../app/language.tsx";
import { useHelpCountry } from "../help/use-help-country.ts";
import { linesFor } from "./lines-for.ts";
import { strings } from "./strings.ts";

interface SmallHelpLineProps {
  kind: DangerKind;
  /** The emergency number before the helpline. */
  isUrgent: boolean;
  isChild: boolean;
}

/** One quiet line with people to call: beside a question, and after one that was denied. safety.md, The question */
export function SmallHelpLine({ kind, isUrgent, isChild }: SmallHelpLineProps) {
  const words = useStrings(strings);
  const { country } = useHelpCountry();
  const [line] = linesFor(country, { kind, isChild }).filter(({ dial }) => dial !== null);
  const emergency = country?.emergency
    ? [{ name: words.emergency, number: country.emergency, href: `tel:${country.emergency}` }]
    : [];
  const helpline = line
    ? [
        {
          name: line.name,
          number: line.number,
          href: `${line.channel === "text" ? "sms" : "tel"}:${line.dial}`,
        },
      ]
    : [];
  const shown = isUrgent ? [...emergency, ...helpline] : helpline.length > 0 ? helpline : emergency;
  if (shown.length === 0) return <p className="text-[0.9rem] text-soft">{words.emergencyElsewhere}</p>;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.9rem] text-soft">
      {words.helpLine}
      {shown.map(({ name, number, href }) => (
        <a
          key={href}
          href={href}
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-primary underline underline-offset-4"
        >
          {name === number ? number : `${name}, ${number}`}
        </a>
      ))}
    </p>
  );
}
