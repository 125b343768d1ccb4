import { Link } from "@tanstack/react-router";
import { Download } from "lucide-react";
import { useEffect, useRef } from "react";
import { csvOf } from "@remanso/core/privacy/csv.ts";
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
  const words = useStrings(strings).report;
  const language = useLanguage();
  const inWords = useRowWords();
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
      <div className="overflow-x-auto">
        <table className="w-full text-left text-[0.95rem] tabular-nums">
          <thead>
            <tr>
              {Object.entries(words.columns).map(([key, name]) => (
                <th key={key} scope="col" className="py-2 pr-4">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row, index) => {
              const told = inWords(row);
              return (
                <tr key={index} className="border-t border-line align-top">
                  <td className="py-2 pr-4">{countInWords(row.place, language)}</td>
                  <td className="py-2 pr-4">{row.on === null ? "" : dayInWords(row.on, language)}</td>
                  <td className="py-2 pr-4">{told.what}</td>
                  <td className="py-2">{told.result}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </details>
  );
}
