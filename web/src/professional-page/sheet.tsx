import type { ReactNode } from "react";
import type { PageContent } from "@remanso/core/professional-page/page-content.ts";
import { localeOf, type Language } from "@remanso/core/language.ts";
import { shortDay } from "../analytics/figures.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { AreasPart, AssessmentsPart, DonePart } from "./sheet-tables.tsx";
import { FindingsPart, MoodPart, Part, Note } from "./sheet-parts.tsx";
import { sheetStrings } from "./sheet-strings.ts";
import { StressChart } from "./stress-chart.tsx";

/**
 * The page itself, on one sheet or two, each with its number: the same in the preview, on paper and behind a link. It stands with a browser's
 * own margins on A4 and Letter.
 */
export function Sheet({ page }: { page: PageContent }) {
  const words = useStrings(sheetStrings);
  const { stress, assessments, areas, mood, done, findings } = page;
  const first = [
    stress ? <StressPart key="stress" page={page} /> : null,
    assessments ? <AssessmentsPart key="assessments" table={assessments} /> : null,
  ].filter((part) => part !== null);
  const second = [
    areas ? <AreasPart key="areas" rows={areas} /> : null,
    mood ? <MoodPart key="mood" mood={mood} /> : null,
    done ? <DonePart key="done" table={done} /> : null,
    findings ? <FindingsPart key="findings" findings={findings} /> : null,
  ].filter((part) => part !== null);
  const hasTwo = first.length > 0 && second.length > 0;
  const pages = hasTwo ? 2 : 1;
  return (
    <article
      data-sheet-of-paper
      aria-label={words.title}
      className="grid grid-cols-[minmax(0,1fr)] gap-10 rounded-[10px] border border-line bg-raised p-[min(1.5rem,5vw)] text-[0.95rem] leading-snug lg:p-10 print:block print:text-[0.76rem] print:rounded-none print:border-0 print:bg-[white] print:p-0"
    >
      <Leaf page={1} pages={pages}>
        <Head page={page} />
        {page.words === "" ? null : (
          <Part title={words.words}>
            <p className="max-w-[75ch] whitespace-pre-line wrap-anywhere print:max-w-none">{page.words}</p>
          </Part>
        )}
        {first}
        {hasTwo ? null : second}
      </Leaf>
      {hasTwo ? (
        <div className="border-t border-line pt-8 print:break-before-page print:border-0 print:pt-0">
          <Leaf page={2} pages={pages}>
            {second}
          </Leaf>
        </div>
      ) : null}
    </article>
  );
}

function Leaf({ page, pages, children }: { page: number; pages: number; children: ReactNode }) {
  const words = useStrings(sheetStrings);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 print:gap-2.5">
      {children}
      <p className="flex flex-wrap justify-between gap-x-6 border-t border-line pt-2 text-[0.8rem] text-soft">
        <span>{words.foot}</span>
        <span className="tabular-nums">{words.pageOf(page, pages)}</span>
      </p>
    </div>
  );
}

function Head({ page }: { page: PageContent }) {
  const words = useStrings(sheetStrings);
  const language = useLanguage();
  const { name, from, to, madeOn, entryDays, periodDays } = page;
  return (
    <header className="grid gap-1">
      <h2 className="text-[1.6rem] wrap-anywhere print:text-[1.4rem]">{name === "" ? words.title : name}</h2>
      {name === "" ? null : <p>{words.title}</p>}
      <p className="font-semibold">
        {words.period(writtenDay(from, language), writtenDay(to, language))}
        {" · "}
        {words.entries(entryDays, periodDays)}
      </p>
      <Note>{`${words.about} ${words.madeOn(writtenDay(madeOn, language))}.`}</Note>
    </header>
  );
}

function StressPart({ page }: { page: PageContent }) {
  const words = useStrings(sheetStrings).stress;
  const language = useLanguage();
  const { stress: line, events } = page;
  if (!line) return null;
  const isEmpty = line.days.length + line.assessments.length === 0;
  return (
    <Part title={words.title}>
      {isEmpty ? <p>{words.none}</p> : null}
      <div className={events.length > 0 ? "pt-4" : ""}>
        <StressChart page={page} line={line} />
      </div>
      {events.length > 0 ? (
        <ol
          aria-label={words.events}
          className="list-decimal columns-[22rem] gap-x-8 pl-5 text-[0.88rem] print:text-[0.74rem]"
        >
          {events.map(({ on, text }) => (
            <li key={`${on} ${text}`} className="break-inside-avoid wrap-anywhere">
              {`${shortDay(on, language)}: ${text}`}
            </li>
          ))}
        </ol>
      ) : null}
      <Note>{words.note}</Note>
    </Part>
  );
}

/** "12 de marzo de 2026": a page is read later, by somebody else. */
function writtenDay(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(localeOf[language], { dateStyle: "long", timeZone: "UTC" });
  return format.format(Date.parse(day));
}
