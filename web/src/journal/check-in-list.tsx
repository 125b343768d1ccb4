import { useQuery } from "@tanstack/react-query";
import { checkInApi, type CheckIn } from "@remanso/core/check-in/contract.ts";
import { isFullPage } from "../app/ask.ts";
import { LoadFailure } from "../app/load-failure.tsx";
import { useStrings } from "../app/language.tsx";
import { checkInsQuery } from "../check-in/queries.ts";
import { Button } from "../ui/button.tsx";
import { EmptyScene } from "../ui/illustrations/empty-scene.tsx";
import { CheckInCard } from "./check-in-card.tsx";
import { DaysAndMonths } from "./days-and-months.tsx";
import { byDay } from "./days.ts";
import { JournalSkeleton } from "./journal-skeleton.tsx";
import { OlderOnes } from "./older-ones.tsx";
import { strings } from "./strings.ts";
import { useOlderPages } from "./use-older-pages.ts";

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
      <CheckIns first={data} onGone={onGone} onEdit={onCheckIn} />
    </div>
  );
}

interface CheckInsProps {
  /** The newest page. */
  first: readonly CheckIn[];
  onGone: () => void;
  onEdit: (before: CheckIn) => void;
}

/** The check-ins of the pages that are open, and the way to the older ones. */
function CheckIns({ first, onGone, onEdit }: CheckInsProps) {
  const { all, older, openOlder } = useOlderPages<CheckIn>({
    first,
    isFull: (page) => isFullPage(checkInApi.list, page),
    olderThan: checkInsQuery,
    momentOf: ({ occurredAt }) => occurredAt,
  });
  return (
    <>
      <DaysAndMonths days={byDay(all, ({ localDate }) => localDate)}>
        {(checkIn) => <CheckInCard key={checkIn.id} checkIn={checkIn} onGone={onGone} onEdit={onEdit} />}
      </DaysAndMonths>
      {older ? <OlderOnes state={older} onOpen={openOlder} /> : null}
    </>
  );
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
