import type { DayRows } from "@remanso/core/analytics/contract.ts";
import { sourceNames } from "@remanso/core/imports/sources.ts";
import { Link } from "../router/link.tsx";
import { strings as activityStrings } from "../activity/strings.ts";
import { clockTime } from "../app/clock-time.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { useVisitor } from "../app/use-visitor.ts";
import { asHeading } from "../check-in/local-day.ts";
import { DayEntry, dayLink, DayPart } from "./day-part.tsx";
import { strings } from "./strings.ts";

/** What other programs say of a day. It stands here as what it is: nothing is computed from it. */
export function DayImported({ rows }: { rows: DayRows["imported"] }) {
  const words = useStrings(strings).day;
  const programs = useStrings(sourceNames);
  const { types } = useStrings(activityStrings);
  const language = useLanguage();
  const { timeZone } = useVisitor();
  if (rows.length === 0) return null;
  return (
    <DayPart
      title={words.imported}
      below={
        <>
          <p className="text-[0.92rem] text-soft">{words.importedText}</p>
          <Link to="/journal" className={dayLink}>
            {words.journalLink}
          </Link>
        </>
      }
    >
      {rows.map(({ id, source, clock, at, mood, activityType, said }) => (
        <DayEntry
          key={id}
          name={[asHeading(programs[source]), clock === "exact" ? clockTime(at, { language, timeZone }) : ""]
            .filter(Boolean)
            .join(", ")}
          more={
            mood !== null
              ? words.checkIn(null, mood)
              : activityType
                ? said || types[activityType]
                : words.importedPage
          }
        />
      ))}
    </DayPart>
  );
}
