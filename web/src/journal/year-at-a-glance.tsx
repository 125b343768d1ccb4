import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { CheckIn, CheckInDay } from "@remanso/core/check-in/contract.ts";
import { weeksUntil } from "@remanso/core/check-in/year.ts";
import { LoadFailure } from "../app/load-failure.tsx";
import { useDateLanguage, useStrings } from "../app/language.tsx";
import { useVisitor } from "../app/use-visitor.ts";
import { dayBefore, localDayOf } from "../check-in/local-day.ts";
import { strings as checkInStrings } from "../check-in/strings.ts";
import { useNow } from "../home/use-now.ts";
import { Button } from "../ui/button.tsx";
import { ChartFigure } from "../ui/charts/chart-figure.tsx";
import { strings } from "./strings.ts";
import { YearDay } from "./year-day.tsx";
import { YearGrid, YearMark } from "./year-grid.tsx";
import { markOf, type YearOf } from "./year-marks.ts";
import { yearQuery } from "./year-queries.ts";
import { shortDay, useDayWords } from "./year-words.ts";

interface YearAtAGlanceProps {
  /** Opens the form, with a check-in to change. */
  onCheckIn: (before?: CheckIn) => void;
}

// the 53 weeks before those that are shown
const earlierDays = 53 * 7;

/** A square a day for mood or stress, a table of the same, and what was written and noted on a day that is chosen. */
export function YearAtAGlance({ onCheckIn }: YearAtAGlanceProps) {
  const words = useStrings(strings);
  const { timeZone } = useVisitor();
  const today = localDayOf(useNow(), timeZone);
  const [of, show] = useState<YearOf>("mood");
  const [until, goTo] = useState(today);
  const [opened, open] = useState<string | null>(null);
  const { data, isError, refetch } = useQuery(yearQuery(until));
  const days = new Map((data ?? []).map((day) => [day.on, day]));
  const table = useTable(data ?? []);
  // 371 empty squares say less than the sentence alone
  const isEmpty = data?.length === 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        {isEmpty ? <p className="text-soft">{words.yearEmpty}</p> : <Switch of={of} onShow={show} />}
        <div className="flex gap-1">
          <Button kind="plain" onClick={() => goTo(dayBefore(until, earlierDays))}>
            {words.earlierYear}
          </Button>
          {until < today ? (
            <Button kind="plain" onClick={() => goTo(later(until, today))}>
              {words.laterYear}
            </Button>
          ) : null}
        </div>
      </div>
      {isError && data === undefined ? (
        <LoadFailure text={words.yearFailed} onRetry={() => void refetch()} />
      ) : null}
      {isEmpty ? null : (
        <ChartFigure caption={data === undefined ? "" : words.yearCaption(data.length)} table={table}>
          <YearGrid
            weeks={weeksUntil(until)}
            days={days}
            of={of}
            today={today}
            opened={opened}
            onOpen={open}
          />
          <Legend
            of={of}
            hasImported={of === "mood" && (data ?? []).some(({ source }) => source === "imported")}
          />
        </ChartFigure>
      )}
      {opened ? <YearDay key={opened} on={opened} onClose={() => open(null)} onCheckIn={onCheckIn} /> : null}
    </div>
  );
}

function later(until: string, today: string): string {
  const next = dayBefore(until, -earlierDays);
  return next > today ? today : next;
}

function Switch({ of, onShow }: { of: YearOf; onShow: (of: YearOf) => void }) {
  const words = useStrings(strings);
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{words.yearShows}</legend>
      <div className="flex w-fit gap-1 max-[15rem]:flex-wrap rounded-control bg-sunken p-1">
        {(["mood", "stress"] as const).map((each) => (
          <label
            key={each}
            className="relative inline-flex min-h-11 cursor-pointer items-center rounded-control border border-transparent px-5 font-semibold text-soft transition duration-300 ease-water hover:text-ink has-checked:border-line has-checked:bg-raised has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary forced-colors:has-checked:border-[Highlight] forced-colors:has-checked:underline"
          >
            <input
              type="radio"
              name="year-shows"
              checked={of === each}
              onChange={() => onShow(each)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            {words.yearOf[each]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const steps: readonly CheckInDay[] = [1, 2, 3, 4, 5].map((step) => ({
  on: "",
  mood: step,
  stress: (step - 1) * 2.5,
  source: "check_in",
}));

const importedDay: CheckInDay = { on: "", mood: 4, stress: null, source: "imported" };

/** The marks from the lowest to the highest, between the words for both. */
function Legend({ of, hasImported }: { of: YearOf; hasImported: boolean }) {
  const { yearImported } = useStrings(strings);
  const { moods, levels } = useStrings(checkInStrings);
  const [low, high] = of === "mood" ? [moods[0], moods[4]] : [levels.low, levels.high];
  return (
    <p className="flex flex-wrap items-center gap-2 text-[0.9rem] text-soft">
      {low?.toLowerCase()}
      {steps.map((step) => (
        <span key={step.mood} aria-hidden="true" className="year-square size-5">
          <YearMark mark={markOf(step, of)} />
        </span>
      ))}
      {high?.toLowerCase()}
      {hasImported ? (
        <span className="ml-3 inline-flex items-center gap-2">
          <span aria-hidden="true" className="year-square size-5">
            <YearMark mark={markOf(importedDay, of)} />
          </span>
          {yearImported}
        </span>
      ) : null}
    </p>
  );
}

function useTable(days: readonly CheckInDay[]) {
  const words = useStrings(strings);
  const dates = useDateLanguage();
  const inWords = useDayWords();
  const { day, mood, stress } = words.yearColumns;
  return {
    summary: words.yearTable,
    columns: [day, mood, stress],
    rows: days
      .toReversed()
      .map((one) => [shortDay(one.on, dates), inWords(one, "mood"), inWords(one, "stress")]),
  };
}
