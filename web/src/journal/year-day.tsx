import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import type { CheckIn } from "@remanso/core/check-in/contract.ts";
import { LoadFailure } from "../app/load-failure.tsx";
import { useDateLanguage, useStrings } from "../app/language.tsx";
import { useVisitor } from "../app/use-visitor.ts";
import { asHeading, dayInWords, localDayOf } from "../check-in/local-day.ts";
import { useNow } from "../home/use-now.ts";
import { IconButton } from "../ui/button.tsx";
import { CheckInCard } from "./check-in-card.tsx";
import { EntryCard } from "./entry-card.tsx";
import { ImportedCard } from "./imported-card.tsx";
import { JournalSkeleton } from "./journal-skeleton.tsx";
import { strings } from "./strings.ts";
import { checkInsOfDay, entriesOfDay, importedOfDay } from "./year-queries.ts";

interface YearDayProps {
  on: string;
  onClose: () => void;
  onCheckIn: (before?: CheckIn) => void;
}

/** All that was written and noted on one day. */
export function YearDay({ on, onClose, onCheckIn }: YearDayProps) {
  const words = useStrings(strings);
  const dates = useDateLanguage();
  const { timeZone } = useVisitor();
  const today = localDayOf(useNow(), timeZone);
  const heading = useRef<HTMLHeadingElement>(null);
  const toHeading = () => heading.current?.focus({ preventScroll: true });
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "nearest", behavior: "smooth" });
  }, []);
  return (
    <section aria-labelledby="year-day" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex items-center justify-between gap-3">
        <h3
          ref={heading}
          id="year-day"
          tabIndex={-1}
          className="scroll-m-24 rounded-lg text-[1.25rem] focus-visible:outline-offset-4"
        >
          {asHeading(dayInWords(on, { language: dates, today }))}
        </h3>
        <IconButton label={words.closeDay} onClick={onClose} className="print:hidden">
          <X aria-hidden="true" size={20} />
        </IconButton>
      </div>
      <OfDay on={on} onGone={toHeading} onCheckIn={onCheckIn} />
    </section>
  );
}

function OfDay({ on, onGone, onCheckIn }: Omit<YearDayProps, "onClose"> & { onGone: () => void }) {
  const words = useStrings(strings);
  const [entries, checkIns] = [useQuery(entriesOfDay(on)), useQuery(checkInsOfDay(on))];
  const imported = useQuery(importedOfDay(on));
  const failed = [entries, checkIns, imported].filter(({ isError, data }) => isError && data === undefined);
  if (failed.length > 0)
    return (
      <LoadFailure text={words.dayFailed} onRetry={() => failed.forEach((query) => void query.refetch())} />
    );
  if (!entries.data || !checkIns.data || !imported.data) return <JournalSkeleton />;
  // a check-in's card has its note; an imported text can be edited here, so that its row needs no card beside it
  const written = entries.data.filter(({ source }) => source !== "check_in");
  const inEntries = new Set(written.map(({ id }) => id));
  const others = imported.data.filter(({ id }) => !inEntries.has(id));
  if (written.length + checkIns.data.length + others.length === 0)
    return <p className="text-soft">{words.dayIsEmpty}</p>;
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {written.map((entry) => (
        <EntryCard key={entry.id} entry={entry} onGone={onGone} />
      ))}
      {checkIns.data.map((checkIn) => (
        <CheckInCard key={checkIn.id} checkIn={checkIn} onGone={onGone} onEdit={onCheckIn} />
      ))}
      {others.map((row) => (
        <ImportedCard key={row.id} row={row} />
      ))}
    </ul>
  );
}
