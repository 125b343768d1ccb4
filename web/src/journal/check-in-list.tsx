import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { checkInApi, type CheckIn } from "@remanso/core/check-in/contract.ts";
import { isFullPage } from "../app/ask.ts";
import { LoadFailure } from "../app/load-failure.tsx";
import { useStrings } from "../app/language.tsx";
import { checkInsQuery } from "../check-in/queries.ts";
import { Button } from "../ui/button.tsx";
import { EmptyScene } from "../ui/illustrations/empty-scene.tsx";
import { CheckInCard } from "./check-in-card.tsx";
import { DaySection } from "./day-section.tsx";
import { byDay } from "./days.ts";
import { JournalSkeleton } from "./journal-skeleton.tsx";
import { OlderOnes } from "./older-ones.tsx";
import { strings } from "./strings.ts";

interface CheckInListProps {
  /** Called where what had the focus goes. */
  onGone: () => void;
  /** Opens the form, with one to change. */
  onCheckIn: (before?: CheckIn) => void;
}

/** Every check-in, with or without a note, newest first, by day. */
export function CheckInList({ onGone, onCheckIn }: CheckInListProps) {
  const words = useStrings(strings);
  const { data, isError, error, refetch } = useQuery(checkInsQuery());
  if (data === undefined) {
    if (!isError) return <JournalSkeleton />;
    return (
      <LoadFailure
        text={error.status === 0 ? `${words.offline} ${words.checkInsFailed}` : words.checkInsFailed}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data.length === 0) return <NoCheckIns onCheckIn={() => onCheckIn()} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <CheckIns checkIns={data} dayBefore={null} onGone={onGone} onEdit={onCheckIn} />
    </div>
  );
}

interface CheckInsProps {
  checkIns: readonly CheckIn[];
  /** The last day of the page before. */
  dayBefore: string | null;
  onGone: () => void;
  onEdit: (before: CheckIn) => void;
}

/** One page of check-ins, and the way to the older ones. */
function CheckIns({ checkIns, dayBefore, onGone, onEdit }: CheckInsProps) {
  const [isMoreOpen, setMoreOpen] = useState(false);
  const last = checkIns.at(-1);
  return (
    <>
      {byDay(checkIns, ({ localDate }) => localDate).map(({ on, items }) => (
        <DaySection key={on} on={on} isGoingOn={on === dayBefore}>
          {items.map((checkIn) => (
            <CheckInCard key={checkIn.id} checkIn={checkIn} onGone={onGone} onEdit={onEdit} />
          ))}
        </DaySection>
      ))}
      {last && isMoreOpen ? (
        <OlderCheckIns before={last.occurredAt} dayBefore={last.localDate} onGone={onGone} onEdit={onEdit} />
      ) : null}
      {isFullPage(checkInApi.list, checkIns) && !isMoreOpen ? (
        <OlderOnes state="closed" onOpen={() => setMoreOpen(true)} />
      ) : null}
    </>
  );
}

function OlderCheckIns({ before, ...more }: Omit<CheckInsProps, "checkIns"> & { before: string }) {
  const { data, isError, refetch } = useQuery(checkInsQuery(before));
  if (data) return <CheckIns checkIns={data} {...more} />;
  return <OlderOnes state={isError ? "failed" : "loading"} onOpen={() => void refetch()} />;
}

function NoCheckIns({ onCheckIn }: { onCheckIn: () => void }) {
  const words = useStrings(strings);
  return (
    <section className="grid justify-items-center gap-5 rounded-card bg-raised px-6 py-10 text-center shadow-card">
      <EmptyScene className="w-60 max-w-full" />
      <h2 className="text-[1.5rem] sm:text-[1.7rem]">{words.noCheckIns}</h2>
      <p className="max-w-[46ch] text-soft">{words.noCheckInsText}</p>
      <Button onClick={onCheckIn}>{words.checkIn}</Button>
    </section>
  );
}
