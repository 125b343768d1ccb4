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
      className="flex flex-col gap-5 rounded-card bg-raised p-6 shadow-card sm:p-8"
    >
      <h2 id="week" className="text-[1.55rem]">
        {words.week.title}
      </h2>
      <WeekChart week={week} />
      <DoneToday week={week} />
      <Goals goals={week.goals} />
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
      whenEmpty={<EmptyScene className="h-full max-h-36" />}
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

function Goals({ goals }: Pick<Week, "goals">) {
  const words = useStrings(strings).goals;
  return (
    <div className="@container mt-auto grid gap-4 border-t border-line pt-5">
      <h3 className="text-[1.15rem]">{words.title}</h3>
      <ul className="grid grid-cols-2 gap-x-2 gap-y-5 @min-[23rem]:grid-cols-4">
        {goalKeys.map((key) => {
          const goal = goals[key];
          return (
            <li key={key} className="grid min-w-0 content-start justify-items-center gap-1.5 text-center">
              <span className="relative grid place-items-center">
                <RippleProgress
                  fraction={goal.target > 0 ? goal.done / goal.target : 0}
                  size={84}
                  label={words[key](goal)}
                />
                <span aria-hidden="true" className="absolute font-serif text-[1.3rem] tabular-nums">
                  {goal.done}
                </span>
              </span>
              <span aria-hidden="true" className="text-[0.88rem] leading-snug text-soft tabular-nums">
                {goal.done > goal.target ? words.names[key](goal.done) : words.of(goal.target)}
                <br />
                {goal.done > goal.target ? words.goal(goal.target) : words.names[key](goal.target)}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
