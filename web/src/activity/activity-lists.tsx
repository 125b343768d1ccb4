import { useRef, useState } from "react";
import type { Activity } from "@remanso/core/activity/contract.ts";
import { useStrings } from "../app/language.tsx";
import { Button } from "../ui/button.tsx";
import { EmptyScene } from "../ui/illustrations/empty-scene.tsx";
import { ActivityCard, CompletedCard } from "./activity-card.tsx";
import type { Board } from "./board.ts";
import { strings } from "./strings.ts";

interface ActivityListsProps {
  board: Board;
  hasPlan: boolean;
  onCompleted: (activity: Activity) => void;
}

const grid = "grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-3 sm:gap-6";
// two rows on a desktop
const shownAtFirst = 4;

/** What waits, and what is done. */
export function ActivityLists({ board, hasPlan, onCompleted }: ActivityListsProps) {
  const words = useStrings(strings);
  const pendingRef = useRef<HTMLHeadingElement>(null);
  const completed = (activity: Activity) => {
    onCompleted(activity);
    // the button that had the focus is gone
    pendingRef.current?.focus({ preventScroll: true });
  };
  return (
    <>
      {hasPlan || board.pending.length > 0 ? (
        <section aria-labelledby="pending-title" className="grid gap-2 sm:gap-5">
          <h2
            ref={pendingRef}
            id="pending-title"
            tabIndex={-1}
            className="text-[1.3rem] outline-none sm:text-[1.7rem]"
          >
            {words.pending}
          </h2>
          {board.pending.length === 0 ? <NothingPending /> : null}
          <ul className={grid}>
            {board.pending.map((activity, place) => (
              <ActivityCard
                key={activity.id}
                activity={activity}
                isFirst={place === 0}
                onCompleted={completed}
              />
            ))}
          </ul>
        </section>
      ) : null}
      <CompletedList board={board} hasPlan={hasPlan} />
    </>
  );
}

function NothingPending() {
  const words = useStrings(strings);
  return (
    <div className="grid justify-items-center gap-3 rounded-card bg-raised px-6 py-8 text-center shadow-card">
      <EmptyScene className="w-44 max-w-full" />
      <p className="font-serif text-xl">{words.nothingPending}</p>
      <p className="text-soft">{words.nothingPendingText}</p>
    </div>
  );
}

function CompletedList({ board: { completed }, hasPlan }: Pick<ActivityListsProps, "board" | "hasPlan">) {
  const words = useStrings(strings);
  const [showsAll, setShowsAll] = useState(false);
  if (completed.length === 0 && !hasPlan) return null;
  const shown = showsAll ? completed : completed.slice(0, shownAtFirst);
  return (
    <section aria-labelledby="completed-title" className="grid gap-3 max-sm:pt-4 sm:gap-5">
      <h2 id="completed-title" className="text-[1.3rem] sm:text-[1.7rem]">
        {words.completed}
      </h2>
      {completed.length === 0 ? <p className="text-soft">{words.nothingCompleted}</p> : null}
      <ul className={grid}>
        {shown.map((activity) => (
          <CompletedCard key={activity.id} activity={activity} />
        ))}
      </ul>
      {shown.length < completed.length ? (
        <Button kind="soft" onClick={() => setShowsAll(true)} className="w-fit">
          {words.showAll(completed.length)}
        </Button>
      ) : null}
    </section>
  );
}
