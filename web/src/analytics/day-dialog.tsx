import { useQuery } from "@tanstack/react-query";
import type { AnalyticsPoint, DayRows } from "@remanso/core/analytics/contract.ts";
import { stressFields } from "@remanso/core/assessment/stress-fields.ts";
import { useDateLanguage, useLanguage, useStrings } from "../app/language.tsx";
import { Block } from "../app/block.tsx";
import { Shape } from "../ui/shape.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { EmptyScene } from "../ui/illustrations/empty-scene.tsx";
import { DayActivities, DayGames } from "./day-activities.tsx";
import { DayImported } from "./day-imported.tsx";
import { DayAssessments, DayCheckIns } from "./day-measurements.tsx";
import { dayKind } from "./day-rows.ts";
import { longDay, oneDecimal } from "./figures.ts";
import { dayQuery } from "./queries.ts";
import { basisOf, type ValueField } from "./source-line.ts";
import { strings } from "./strings.ts";

interface DayDialogProps {
  point: AnalyticsPoint;
  onClose: () => void;
}

/** One day: its values, and the rows from which they are made. */
export function DayDialog({ point, onClose }: DayDialogProps) {
  const words = useStrings(strings).day;
  const dates = useDateLanguage();
  const rows = useQuery(dayQuery(point.date));
  const title = longDay(point.date, dates);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title.charAt(0).toUpperCase() + title.slice(1)}
      closeLabel={words.close}
    >
      <Block query={rows} shape={<Shape className="h-60" />}>
        {(day) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
            <Values point={point} day={day} />
            <DayAssessments rows={day.assessments} />
            <DayCheckIns rows={day.checkIns} />
            <DayActivities title={words.completed} rows={day.completed} />
            <DayGames rows={day.games} />
            <DayActivities title={words.skipped} rows={day.skipped} />
            <DayImported rows={day.imported} />
            {isEmpty(day) ? <Nothing /> : null}
          </div>
        )}
      </Block>
    </Dialog>
  );
}

function isEmpty({ assessments, checkIns, completed, games, skipped, imported }: DayRows): boolean {
  return [assessments, checkIns, completed, games, skipped, imported].every(({ length }) => length === 0);
}

function Nothing() {
  const words = useStrings(strings).day;
  return (
    <div className="grid justify-items-center gap-3 text-center">
      <EmptyScene className="w-40 max-w-full" />
      <p>{words.nothing}</p>
    </div>
  );
}

const fields: readonly ValueField[] = ["overallStress", ...stressFields];

/** The values of the day, and why they are what they are. */
function Values({ point, day }: { point: AnalyticsPoint; day: DayRows }) {
  const words = useStrings(strings);
  const language = useLanguage();
  const kind = dayKind(point);
  const stated =
    point.source === "assessment"
      ? day.assessments.length
      : day.checkIns.filter(({ stress }) => stress !== null).length;
  const known = fields.filter((field) => point[field] !== null);
  return (
    <section aria-labelledby="day-values" className="grid gap-3">
      <h3 id="day-values" className="sr-only">
        {words.day.values}
      </h3>
      {known.length === 0 ? null : (
        <dl className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-2xl bg-wash p-4 sm:grid-cols-5">
          {known.map((field) => {
            const isOwn = basisOf(point, field).measured;
            return (
              <div key={field} className="flex flex-col-reverse justify-end">
                <dt className="text-[0.85rem] text-soft">
                  {isOwn ? words.valueNames[field] : words.day.carriedName(words.valueNames[field])}
                </dt>
                <dd
                  className={`font-serif text-[1.4rem] leading-tight tabular-nums ${isOwn ? "" : "text-soft italic"}`}
                >
                  {oneDecimal(point[field] ?? 0, language)}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
      <p className="text-[0.92rem] text-soft">
        {kind === "measured"
          ? words.day.measuredFrom[point.source ?? "check_in"](stated)
          : words.day.because[kind]}
      </p>
    </section>
  );
}
