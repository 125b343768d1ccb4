import { MessageCircle, Phone } from "lucide-react";
import type { Helpline } from "@remanso/core/help/helplines.ts";
import { dateLocaleOf, localeOf, type DateLanguage, type Language } from "@remanso/core/language.ts";
import { useDateLanguage, useLanguage, useStrings } from "../app/language.tsx";
import { buttonClass } from "../ui/button.tsx";
import { strings } from "./strings.ts";

/** One line: who answers, when, at what cost, and the number to tap. A fact without a source is left out. */
export function HelplineCard({ line }: { line: Helpline }) {
  const words = useStrings(strings);
  const language = useLanguage();
  const dates = useDateLanguage();
  const facts = [
    line.hours?.[language],
    line.cost?.[language],
    line.note?.[language],
    languagesOf(line, language),
  ];
  return (
    <li className="grid gap-x-6 gap-y-3 rounded-card bg-raised p-[min(1rem,5vw)] shadow-card sm:gap-y-4 sm:p-6 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div>
        <h3 className="text-xl" translate="no">
          {line.name}
        </h3>
        <ul className="mt-1 flex flex-wrap gap-x-5 text-soft">
          {facts
            .filter((fact) => fact)
            .map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
        </ul>
      </div>
      <NumberLink line={line} />
      <p className="text-[0.8rem] text-soft sm:col-span-2">{words.checked(dayIn(dates, line.checkedOn))}</p>
    </li>
  );
}

function NumberLink({ line }: { line: Helpline }) {
  const words = useStrings(strings);
  const look = `${buttonClass("soft")} min-h-13 px-6 text-[1.2rem] tabular-nums`;
  if (line.dial === null) return <p className="text-[1.2rem] font-semibold tabular-nums">{line.number}</p>;
  const isCall = line.channel === "call";
  const Icon = isCall ? Phone : MessageCircle;
  return (
    <a
      href={`${isCall ? "tel" : "sms"}:${line.dial}`}
      aria-label={(isCall ? words.callNumber : words.textNumber)(line.name, line.number)}
      className={look}
    >
      <Icon aria-hidden="true" size={20} />
      {line.number}
    </a>
  );
}

function languagesOf(line: Helpline, language: Language): string | null {
  if (line.languages.length === 0) return null;
  const names = new Intl.DisplayNames(localeOf[language], { type: "language" });
  return new Intl.ListFormat(localeOf[language]).format(line.languages.map((code) => names.of(code) ?? code));
}

function dayIn(language: DateLanguage, day: string): string {
  return new Intl.DateTimeFormat(dateLocaleOf[language], { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(day),
  );
}
