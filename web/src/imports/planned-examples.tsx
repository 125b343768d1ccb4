import type { PlannedRow } from "@remanso/core/imports/plan-import.ts";
import type { Language } from "@remanso/core/language.ts";
import { strings as activityStrings } from "../activity/strings.ts";
import { clockTime } from "../app/clock-time.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { strings as checkInStrings } from "../check-in/strings.ts";
import { dayInWords } from "./figures.ts";
import { strings } from "./strings.ts";

// enough to see that accents and columns are right
const shownLetters = 160;

/** The first rows as they would be kept. */
export function PlannedExamples({ rows }: { rows: readonly PlannedRow[] }) {
  const words = useStrings(strings).preview;
  const language = useLanguage();
  const { moods } = useStrings(checkInStrings);
  const { types } = useStrings(activityStrings);
  if (rows.length === 0) return null;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 className="text-[1.15rem]">{words.examples}</h3>
      <ul className="grid grid-cols-[minmax(0,1fr)]">
        {rows.map(({ row }) => {
          const value =
            row.mood !== null ? moods[row.mood - 1] : row.activityType ? types[row.activityType] : null;
          const said = value && row.said ? `${value} (${row.said})` : (value ?? row.said);
          return (
            <li
              key={row.identity}
              className="grid grid-cols-[minmax(0,1fr)] gap-0.5 border-t border-line py-2"
            >
              <p className="flex flex-wrap gap-x-4 text-[0.92rem] text-soft tabular-nums">
                <span>
                  {[dayInWords(row.on, language), row.clock === "exact" ? timeInWords(row, language) : ""]
                    .filter(Boolean)
                    .join(", ")}
                </span>
                <span className="wrap-anywhere">{[said, ...row.tags].filter(Boolean).join(" · ")}</span>
              </p>
              {row.text ? (
                <p className="whitespace-pre-line wrap-anywhere">
                  {row.text.length > shownLetters ? `${row.text.slice(0, shownLetters)}…` : row.text}
                </p>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** As the file has it, on whatever clock that was. */
function timeInWords({ on, at }: PlannedRow["row"], language: Language): string {
  return clockTime(`${on}T${at}:00Z`, { language, timeZone: "UTC" });
}
