import type { ReactNode } from "react";
import { patternLabel } from "@remanso/core/analytics/insight-words.ts";
import type { PageFacts } from "@remanso/core/professional-page/contract.ts";
import type { MoodShares } from "@remanso/core/professional-page/page-content.ts";
import { oneDecimal, shortDay, signed } from "../analytics/figures.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { sheetStrings } from "./sheet-strings.ts";

/** A part of the sheet under its name. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2 break-inside-avoid print:gap-1">
      <h3 className="text-[1.15rem] leading-snug print:text-[1rem]">{title}</h3>
      {children}
    </section>
  );
}

/** What is said below a part, smaller. */
export function Note({ children }: { children: ReactNode }) {
  return <p className="text-[0.8rem] leading-snug text-soft print:text-[0.7rem]">{children}</p>;
}

/** The days by their mood; a bar beside each says its share again. */
export function MoodPart({ mood }: { mood: MoodShares }) {
  const words = useStrings(sheetStrings).mood;
  const all = mood.low + mood.middle + mood.high;
  return (
    <Part title={words.title}>
      {all === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul className="grid gap-1">
          {(["low", "middle", "high"] as const).map((share) => (
            <li
              key={share}
              className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-4 sm:grid-cols-[9rem_8rem_1fr] print:grid-cols-[9rem_8rem_1fr]"
            >
              <span>{words[share]}</span>
              <span className="tabular-nums">{words.days(mood[share], all)}</span>
              <svg aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none" className="h-2.5 w-full">
                <rect width="100" height="4" className="fill-line" />
                <rect width={(mood[share] / all) * 100} height="4" className="fill-soft" />
              </svg>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

/** At most two things that the days show, as associations with their numbers. */
export function FindingsPart({ findings }: { findings: PageFacts["findings"] }) {
  const words = useStrings(sheetStrings).findings;
  const language = useLanguage();
  return (
    <Part title={words.title}>
      {findings.length === 0 ? <p>{words.none}</p> : null}
      <ul className="grid gap-2 empty:hidden">
        {findings.map((finding) => {
          const { kind, direction, effect, low, high, n, from, to } = finding;
          const label = patternLabel(finding, language);
          const points = oneDecimal(Math.abs(effect), language);
          return (
            <li key={`${kind} ${label}`}>
              <strong className="font-semibold">{`${label}:`}</strong> {words.rest[kind][direction](points)}
              <Note>
                {words.facts(signed(low, language), signed(high, language), n)}{" "}
                {`${shortDay(from, language)} – ${shortDay(to, language)}.`}
              </Note>
            </li>
          );
        })}
      </ul>
      {findings.length > 0 ? <Note>{words.note}</Note> : null}
    </Part>
  );
}
