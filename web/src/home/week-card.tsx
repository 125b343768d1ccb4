import type { Week } from "@remanso/core/progress/contract.ts";
import { useStrings } from "../app/language.tsx";
import { BarChart } from "../ui/charts/bar-chart.tsx";
import { EmptyScene } from "../ui/illustrations/empty-scene.tsx";
import { RippleProgress } from "../ui/illustrations/ripple-progress.tsx";
import { strings } from "./strings.ts";

/** Monday to Sunday as bars, and how far the week's goals are. */
export function WeekCard({ week }: { week: Week }) {
  const words = useStrings(strings);
  return (
    <section
      aria-labelledby="week"
      className="flex min-w-0 flex-col gap-3 rounded-card bg-raised p-3.5 shadow-card sm:p-6"
    >
      <h2 id="week" className="text-[0.95rem] text-soft">
        {words.week.title}
      </h2>
      <WeekChart week={week} />
      <DoneToday week={week} />
    </section>
  );
}

function WeekChart({ week }: { week: Week }) {
  const words = useStrings(strings).week;
  const dayName = (index: number, date: string) => {
    const name = words.long[index] ?? date;
    return date === week.today ? words.today(name) : name;
  };
  return (
    <BarChart
      isSmall
      caption={words.caption}
      bars={week.days.map((day, index) => ({
        key: day.date,
        label: words.short[index] ?? "",
        percent: day.bar,
        valueLabel: day.activities + day.games > 0 ? String(day.activities + day.games) : "",
        hint: words.done(day),
        filled: day.activities,
        isCurrent: day.date === week.today,
      }))}
      whenEmpty={<EmptyScene className="h-full max-h-24" />}
      table={{
        summary: words.table,
        columns: words.columns,
        rows: week.days.map((day, index) => [
          dayName(index, day.date),
          words.done(day) || words.nothing,
          String(day.bar),
        ]),
      }}
    />
  );
}

/** What the bar of today is made of, in words; nothing before the first. */
function DoneToday({ week }: { week: Week }) {
  const words = useStrings(strings).week;
  const today = week.days.find(({ date }) => date === week.today);
  const done = today ? words.done(today) : "";
  return done === "" ? null : <p className="text-[0.95rem] text-soft">{words.doneToday(done)}</p>;
}

const goalKeys = ["activities", "minutes", "breathing", "checkIns"] as const;

/** How far the week's goals are, in one line each. */
export function Goals({ goals }: Pick<Week, "goals">) {
  const words = useStrings(strings).goals;
  return (
    <section
      aria-labelledby="goals"
      className="grid grid-cols-1 content-start gap-1.5 rounded-card bg-raised p-3.5 shadow-card sm:p-6 min-[22rem]:col-span-2 lg:col-span-1"
    >
      <h2 id="goals" className="text-[0.95rem] text-soft">
        {words.title}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] lg:grid-cols-2 gap-x-4 gap-y-2">
        {goalKeys.map((key) => {
          const goal = goals[key];
          return (
            <li key={key} className="flex items-center gap-2.5 text-[0.9rem] leading-snug">
              <span className="shrink-0">
                <RippleProgress
                  fraction={goal.target > 0 ? goal.done / goal.target : 0}
                  size={34}
                  label={words[key](goal)}
                />
              </span>
              <span aria-hidden="true" className="tabular-nums">
                {words[key](goal)}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
