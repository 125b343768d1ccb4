import type { DayRows } from "@remanso/core/analytics/contract.ts";
import { patternKeys, patterns } from "@remanso/core/breathing/patterns.ts";
import { Link } from "../router/link.tsx";
import { strings as activityStrings } from "../activity/strings.ts";
import { useDateLanguage, useStrings } from "../app/language.tsx";
import { useVisitor } from "../app/use-visitor.ts";
import { strings as breathingStrings } from "../breathing/strings.ts";
import { DayEntry, dayLink, DayPart } from "./day-part.tsx";
import { clockTime } from "../app/clock-time.ts";
import { strings } from "./strings.ts";

type CompletedRow = DayRows["completed"][number];
type DayActivity = Omit<CompletedRow, "minutes"> & Partial<Pick<CompletedRow, "minutes">>;

/** The activities that were done on a day, or that were planned for it and not done. */
export function DayActivities({ title, rows }: { title: string; rows: readonly DayActivity[] }) {
  const words = useStrings(strings).day;
  const { types } = useStrings(activityStrings);
  if (rows.length === 0) return null;
  return (
    <DayPart
      title={title}
      below={
        <Link to="/activities" className={dayLink}>
          {words.activitiesLink}
        </Link>
      }
    >
      {rows.map(({ id, name, activityType, minutes }) => (
        <DayEntry
          key={id}
          name={name}
          more={minutes ? `${types[activityType]} · ${words.minutes(minutes)}` : types[activityType]}
        />
      ))}
    </DayPart>
  );
}

/** The breathing games of a day. decisions §4: they are no completed activities */
export function DayGames({ rows }: { rows: DayRows["games"] }) {
  const words = useStrings(strings).day;
  const dates = useDateLanguage();
  const { timeZone } = useVisitor();
  const nameOf = usePatternName();
  if (rows.length === 0) return null;
  return (
    <DayPart
      title={words.games}
      below={
        <>
          <p className="text-[0.92rem] text-soft">{words.gamesNote}</p>
          <Link to="/breathing-game" className={dayLink}>
            {words.gamesLink}
          </Link>
        </>
      }
    >
      {rows.map(({ id, pattern, cycles, at }) => (
        <DayEntry
          key={id}
          name={nameOf(pattern)}
          more={`${words.cycles(cycles)} · ${clockTime(at, { language: dates, timeZone })}`}
        />
      ))}
    </DayPart>
  );
}

function usePatternName(): (key: string) => string {
  const { names } = useStrings(breathingStrings);
  return (key) => {
    const known = patternKeys.find((each) => each === key);
    if (!known) return key;
    return known === "pranayama" ? names.pranayama : patterns[known].name;
  };
}
