import { Download } from "lucide-react";
import { useEffect, useRef } from "react";
import { csvOf } from "@remanso/core/privacy/csv.ts";
import { Link } from "../router/link.tsx";
import { useLanguage, useStrings } from "../app/language.tsx";
import { saveFile } from "../app/save-file.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { countInWords, dayInWords } from "./figures.ts";
import type { ReportRow } from "./import-queries.ts";
import { strings } from "./strings.ts";

// the file has all of them
const mostShown = 100;

/** What became of each row of the file; first what was not kept. */
export function Report({ rows }: { rows: readonly ReportRow[] }) {
  const words = useStrings(strings);
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const kept = rows.filter(({ result }) => result === "kept").length;
  const here = rows.filter(({ result }) => result === "here").length;
  const leftOut = rows.length - kept - here;
  const number = (count: number) => countInWords(count, language);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-1">
        <h2 ref={heading} tabIndex={-1} className="text-[1.4rem] lg:text-[1.6rem]">
          {kept > 0 ? words.report.title : words.report.nothing}
        </h2>
        <p role="status">
          {[
            kept > 0 ? words.report.kept(number(kept), kept !== 1) : "",
            here > 0 ? words.report.here(number(here), here !== 1) : "",
            leftOut > 0 ? words.report.leftOut(number(leftOut), leftOut !== 1) : "",
          ]
            .filter(Boolean)
            .join(" ")}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Link to="/journal" className={buttonClass("primary")}>
          {words.report.toJournal}
        </Link>
        <SaveReport rows={rows} />
      </div>
      <Rows rows={rows} />
    </div>
  );
}

function useRowWords() {
  const words = useStrings(strings);
  return ({ kind, result }: ReportRow) => ({
    what: kind === null ? "" : words.report.kinds[kind],
    result: result === "kept" ? words.report.isKept : words.reasons[result],
  });
}

function SaveReport({ rows }: { rows: readonly ReportRow[] }) {
  const words = useStrings(strings).report;
  const inWords = useRowWords();
  function save(): void {
    const { row, day, what, result } = words.columns;
    const lines = rows.map((one) => {
      const told = inWords(one);
      return { [row]: one.place, [day]: one.on ?? "", [what]: told.what, [result]: told.result };
    });
    saveFile(words.file, csvOf(lines, [row, day, what, result]), "text/csv");
  }
  return (
    <Button kind="soft" onClick={save}>
      <Download aria-hidden="true" size={18} />
      {words.download}
    </Button>
  );
}

function Rows({ rows }: { rows: readonly ReportRow[] }) {
  const { report: words, preview } = useStrings(strings);
  const language = useLanguage();
  const inWords = useRowWords();
  const place = (at: number) => preview.rows(1, countInWords(at, language));
  const notKept = rows.filter(({ result }) => result !== "kept");
  const shown = [...notKept, ...rows.filter(({ result }) => result === "kept")].slice(0, mostShown);
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-primary">
        {words.rows}
      </summary>
      {shown.length < rows.length ? (
        <p className="text-[0.95rem] text-soft">
          {words.shown(countInWords(shown.length, language), countInWords(rows.length, language))}
        </p>
      ) : null}
      <ul className="grid grid-cols-[minmax(0,1fr)]">
        {shown.map((row, index) => {
          const told = inWords(row);
          const day = row.on === null ? "" : dayInWords(row.on, language);
          return (
            <li
              key={index}
              className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2 tabular-nums"
            >
              <span className="text-soft">
                {[place(row.place), day, told.what].filter(Boolean).join(" · ")}
              </span>
              <span className="wrap-anywhere">{told.result}</span>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
