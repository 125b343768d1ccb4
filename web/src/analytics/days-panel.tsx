import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { AnalyticsPoint, Period } from "@remanso/core/analytics/contract.ts";
import { importAgain } from "../app/import-again.ts";
import { useDateLanguage, useStrings } from "../app/language.tsx";
import { lazyDialog } from "../app/lazy-part.tsx";
import { Button } from "../ui/button.tsx";
import { daysToList, type DayFilter } from "./day-rows.ts";
import { DaysTable } from "./days-table.tsx";
import { shortDay } from "./figures.ts";
import { Fold } from "./fold.tsx";
import { places } from "./go-to.ts";
import { dataQuery } from "./queries.ts";
import { strings } from "./strings.ts";

// not needed before a day is chosen
const DayDialog = lazyDialog(() =>
  importAgain(() => import("./day-dialog.tsx")).then(({ DayDialog: Part }) => Part),
);

interface DaysPanelProps {
  period: Period;
  /** The statement whose days are looked at; null for those of the period. */
  filter: DayFilter | null;
  onUnfilter: () => void;
}

/** The days from which every number of the screen is made. */
export function DaysPanel({ period, filter, onUnfilter }: DaysPanelProps) {
  const words = useStrings(strings).days;
  // a statement looks at the last 90 days, whichever period the charts show
  const { data } = useQuery({
    ...dataQuery(filter ? "90d" : period),
    placeholderData: keepPreviousData,
    // asking again on mount would bring the skeleton back, which takes this panel away, and so on for as long as the server fails
    retryOnMount: false,
  });
  const days = daysToList(data ?? [], filter);
  const [chosen, setChosen] = useState<AnalyticsPoint | null>(null);
  if (!data) return null;
  return (
    <Fold id={places.days} title={words.title}>
      <div className="grid justify-items-start gap-2">
        <p className="max-w-[65ch] text-soft">{words.intro}</p>
        {filter ? <Filtered filter={filter} onUnfilter={onUnfilter} /> : null}
      </div>
      {days.length === 0 ? <p>{words.none}</p> : null}
      <DaysTable
        key={`${filter?.label}–${days[0]?.date}–${days.length}`}
        days={days}
        filter={filter}
        onOpen={setChosen}
      />
      {chosen ? <DayDialog key={chosen.date} point={chosen} onClose={() => setChosen(null)} /> : null}
    </Fold>
  );
}

function Filtered({ filter, onUnfilter }: { filter: DayFilter; onUnfilter: () => void }) {
  const words = useStrings(strings).days;
  const dates = useDateLanguage();
  const { from, to } = filter.evidence;
  return (
    <>
      <p role="status" className="font-semibold">
        {words.filtered(filter.label, shortDay(from, dates), shortDay(to, dates))}
      </p>
      {filter.evidence.weekday === null ? null : (
        <p aria-hidden="true" className="flex items-center gap-2 text-[0.92rem] text-soft">
          <span className="size-2 rounded-full bg-primary" />
          {words.named}
        </p>
      )}
      <Button kind="soft" onClick={onUnfilter}>
        {words.all}
      </Button>
    </>
  );
}
