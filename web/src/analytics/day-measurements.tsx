import type { DayRows } from "@remanso/core/analytics/contract.ts";
import { stressCategories } from "@remanso/core/assessment/questions.ts";
import { scoreOf } from "@remanso/core/assessment/stress-fields.ts";
import { Link } from "../router/link.tsx";
import { useDateLanguage, useLanguage, useStrings } from "../app/language.tsx";
import { useVisitor } from "../app/use-visitor.ts";
import { DayEntry, dayLink, DayPart } from "./day-part.tsx";
import type { FourValues } from "./day-rows.ts";
import { clockTime } from "../app/clock-time.ts";
import { oneDecimal } from "./figures.ts";
import { strings } from "./strings.ts";

/** The assessments of a day, their scores on 0–10. */
export function DayAssessments({ rows }: { rows: DayRows["assessments"] }) {
  const words = useStrings(strings).day;
  const dates = useDateLanguage();
  const { timeZone } = useVisitor();
  const valuesOf = useValuesOf();
  if (rows.length === 0) return null;
  return (
    <DayPart
      title={words.assessments}
      below={
        <Link to="/" className={dayLink}>
          {words.assessmentsLink}
        </Link>
      }
    >
      {rows.map((row) => (
        <DayEntry key={row.id} name={clockTime(row.at, { language: dates, timeZone })} more={valuesOf(row)} />
      ))}
    </DayPart>
  );
}

/** The check-ins of a day as they were given; their notes are in the journal. */
export function DayCheckIns({ rows }: { rows: DayRows["checkIns"] }) {
  const words = useStrings(strings).day;
  const language = useLanguage();
  const dates = useDateLanguage();
  const { timeZone } = useVisitor();
  const valuesOf = useValuesOf();
  if (rows.length === 0) return null;
  return (
    <DayPart
      title={words.checkIns}
      below={
        <Link to="/journal" className={dayLink}>
          {words.journalLink}
        </Link>
      }
    >
      {rows.map((row) => (
        <DayEntry
          key={row.id}
          name={row.backDated ? words.addedLater : clockTime(row.at, { language: dates, timeZone })}
          more={[
            words.checkIn(row.stress === null ? null : oneDecimal(row.stress, language), row.mood),
            valuesOf(row),
          ]
            .filter(Boolean)
            .join(" · ")}
        />
      ))}
    </DayPart>
  );
}

/** The values that were given, in words: "Laboral 4,2 · Global 3,0". */
function useValuesOf(): (values: FourValues) => string {
  const words = useStrings(strings).category;
  const language = useLanguage();
  return (values) =>
    stressCategories
      .flatMap((category) => {
        const value = scoreOf(values, category);
        return value === null ? [] : `${words.names[category]}\u00a0${oneDecimal(value, language)}`;
      })
      .join(" · ");
}
