import { useId, type ReactNode } from "react";
import { activityTypeWords, capital } from "@remanso/core/analytics/insight-words.ts";
import { questionCount } from "@remanso/core/assessment/question-ids.ts";
import type { Difference } from "@remanso/core/assessment/score-error.ts";
import { scoreWords } from "@remanso/core/assessment/score-words.ts";
import { localeOf, type Language } from "@remanso/core/language.ts";
import type { AreaRow, AssessmentTable, DoneTable } from "@remanso/core/professional-page/page-content.ts";
import { oneDecimal, shortDay, signed } from "../analytics/figures.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { Note, Part } from "./sheet-parts.tsx";
import { sheetStrings } from "./sheet-strings.ts";

type Words = (typeof sheetStrings)[Language];

/** The assessments of the period with what lies within the questionnaire's margin. */
export function AssessmentsPart({ table }: { table: AssessmentTable }) {
  const words = useStrings(sheetStrings);
  const language = useLanguage();
  const { days, rows } = table;
  const title = words.assessments.title(questionCount);
  if (!days) {
    return (
      <Part title={title}>
        <p>{words.assessments.none}</p>
      </Part>
    );
  }
  const hasTwo = rows.some(({ change }) => change !== null);
  const columns = [
    words.assessments.area,
    ...(hasTwo ? [shortDay(days.first, language)] : []),
    shortDay(days.last, language),
    ...(hasTwo ? [words.assessments.change] : []),
  ];
  return (
    <Part title={title}>
      <Table label={title} columns={columns}>
        {rows.map(({ of, first, last, levels, change }) => (
          <Row key={of} name={words.areas[of]}>
            {hasTwo ? <td className={cell}>{oneDecimal(first, language)}</td> : null}
            <td
              className={cell}
            >{`${oneDecimal(last, language)} (${scoreWords[language].level(levels)})`}</td>
            {change ? <td className={cell}>{changeText(change, { words, language })}</td> : null}
          </Row>
        ))}
      </Table>
      {hasTwo ? <Note>{words.assessments.note}</Note> : null}
    </Part>
  );
}

function changeText(change: Difference, { words, language }: { words: Words; language: Language }): string {
  if (change.kind === "other_questions") return words.assessments.otherQuestions;
  return `${signed(change.points, language)}, ${words.assessments[change.kind]}`;
}

/** What was stated in check-ins: two stretches of 14 days, and whether they differ by more than chance usually does. */
export function AreasPart({ rows }: { rows: readonly AreaRow[] }) {
  const words = useStrings(sheetStrings);
  const language = useLanguage();
  const { title, before, last, few, value, within, beyond, note } = words.medians;
  const told = (stretch: AreaRow["last"]) =>
    stretch ? value(oneDecimal(stretch.median, language), stretch.days) : few;
  return (
    <Part title={title}>
      <Table label={title} columns={[words.assessments.area, before, last, words.assessments.change]}>
        {rows.map((row) => (
          <Row key={row.of} name={words.areas[row.of]}>
            <td className={cell}>{told(row.before)}</td>
            <td className={cell}>{told(row.last)}</td>
            <td className={cell}>
              {row.change
                ? `${signed(row.change.points, language)}, ${row.change.isBeyond ? beyond : within}`
                : "–"}
            </td>
          </Row>
        ))}
      </Table>
      <Note>{note}</Note>
    </Part>
  );
}

/** Minutes by kind and week. */
export function DonePart({ table }: { table: DoneTable }) {
  const words = useStrings(sheetStrings).done;
  const language = useLanguage();
  const { better, same, worse } = table.ratings;
  const shortest = new Intl.DateTimeFormat(localeOf[language], {
    day: "numeric",
    month: "numeric",
    timeZone: "UTC",
  });
  return (
    <Part title={words.title}>
      {table.rows.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <>
          <Table
            label={words.title}
            columns={[
              words.what,
              words.times,
              ...table.mondays.map((monday) => shortest.format(Date.parse(monday))),
            ]}
            isNarrow
          >
            {table.rows.map(({ type, times, minutes }) => (
              <Row key={type} name={type === null ? words.game : capital(activityTypeWords(type, language))}>
                <td className={number}>{times}</td>
                {table.mondays.map((monday, index) => (
                  <td key={monday} className={number}>
                    {minutes[index] === 0 ? "" : minutes[index]}
                  </td>
                ))}
              </Row>
            ))}
          </Table>
          <Note>{words.note}</Note>
        </>
      )}
      {better + same + worse > 0 ? <p>{words.ratings(better, same, worse)}</p> : null}
    </Part>
  );
}

// a table that is too wide moves sideways: its words stay whole
const whole = "[overflow-wrap:normal]";
const cell = `${whole} border-t border-line py-0.5 pr-3 align-top`;
const number = `${cell} text-right pr-2! tabular-nums`;

interface TableProps {
  label: string;
  columns: readonly string[];
  isNarrow?: boolean;
  children: ReactNode;
}

/** A table that moves sideways in a narrow window, by keyboard too. */
function Table({ label, columns, isNarrow = false, children }: TableProps) {
  const id = useId();
  return (
    <div
      role="region"
      aria-labelledby={id}
      // what is wider than a phone can be moved with the keyboard too
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="overflow-x-auto print:overflow-visible"
    >
      <table
        className={`w-full border-collapse text-left ${isNarrow ? "text-[0.8rem] print:text-[0.7rem]" : "text-[0.88rem] print:text-[0.74rem]"} tabular-nums`}
      >
        <caption id={id} className="sr-only">
          {label}
        </caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={`${whole} py-0.5 font-semibold ${isNarrow && index > 0 ? "pr-2 text-right whitespace-nowrap" : "pr-3"}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <tr>
      <th scope="row" className={`${cell} font-normal`}>
        {name}
      </th>
      {children}
    </tr>
  );
}
