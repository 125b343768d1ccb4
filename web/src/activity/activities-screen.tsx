import { useQuery } from "@tanstack/react-query";
import { Sprout } from "lucide-react";
import { Link } from "../router/link.tsx";
import { useStrings } from "../app/language.tsx";
import { buttonClass } from "../ui/button.tsx";
import { useIsResting } from "../safety/use-is-resting.ts";
import { Bar } from "../ui/bar.tsx";
import { EmptyScene } from "../ui/illustrations/empty-scene.tsx";
import { ActivitiesHeader } from "./activities-header.tsx";
import { ActivityLists } from "./activity-lists.tsx";
import { boardOf, percentOf, type Board } from "./board.ts";
import { ListSkeleton } from "./list-skeleton.tsx";
import { LoadFailure } from "../app/load-failure.tsx";
import { activitiesQuery, planQuery } from "./queries.ts";
import { Recommendations } from "./recommendations.tsx";
import { strings } from "./strings.ts";
import { useLingering } from "./use-lingering.ts";

/** What a person can do: suggestions, how far the plan has come, what waits and what is done. */
export function ActivitiesScreen() {
  const { data: plan } = useQuery(planQuery);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:gap-10 max-sm:-mt-2">
      <ActivitiesHeader planId={plan?.id ?? null} isKnown={plan !== undefined} />
      <Content />
    </div>
  );
}

function Content() {
  const words = useStrings(strings);
  const plan = useQuery(planQuery);
  const activities = useQuery(activitiesQuery);
  const isResting = useIsResting();
  const { lingering, linger } = useLingering();
  const failed = [plan, activities].filter(({ isError, data }) => isError && data === undefined);
  if (failed.length > 0) {
    return (
      <LoadFailure text={words.failed} onRetry={() => failed.forEach((query) => void query.refetch())} />
    );
  }
  if (plan.data === undefined || activities.data === undefined) return <ListSkeleton />;
  const planId = plan.data?.id ?? null;
  const board = boardOf(activities.data, planId, lingering);
  const lists = <ActivityLists board={board} hasPlan={planId !== null} onCompleted={linger} />;
  if (isResting) return lists;
  return (
    <>
      {planId === null ? <NoPlan /> : null}
      {planId !== null && board.isLow ? <LowStock board={board} /> : null}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 sm:gap-10 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:gap-6">
          <Recommendations planId={planId} />
          {planId === null ? null : <PlanProgress board={board} />}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:gap-10">{lists}</div>
      </div>
    </>
  );
}

function NoPlan() {
  const words = useStrings(strings);
  return (
    <section className="grid justify-items-center gap-3 rounded-card bg-raised px-6 py-6 text-center sm:gap-5 sm:py-10 shadow-card">
      <EmptyScene className="w-44 sm:w-60" />
      <h2 className="text-[1.6rem] sm:text-3xl">{words.noPlan}</h2>
      <p className="max-w-[46ch] text-soft">{words.noPlanText}</p>
      <Link to="/assessment" className={buttonClass("primary")}>
        {words.assessment}
      </Link>
    </section>
  );
}

function PlanProgress({ board }: { board: Board }) {
  const words = useStrings(strings);
  const percent = percentOf(board);
  const text = words.progressText(board.done, board.total);
  return (
    <section
      aria-labelledby="progress-title"
      className="grid gap-1 sm:gap-3 sm:rounded-card sm:bg-raised sm:p-6 sm:shadow-card"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-2 gap-y-1 sm:gap-x-6">
        <h2 id="progress-title" className="text-[0.98rem] sm:text-[1.35rem]">
          {words.progress}
        </h2>
        {percent === 0 ? null : (
          <p className="font-serif text-[1.35rem] tabular-nums max-sm:sr-only">{words.percent(percent)}</p>
        )}
        {/* on a phone a line, so that the first thing to begin is near */}
        <p aria-hidden="true" className="text-[0.8rem] text-soft tabular-nums sm:hidden">
          {words.progressText(board.done, board.total)}
        </p>
      </div>
      <Bar
        fraction={percent / 100}
        label={words.progress}
        valueText={text}
        className={percent === 0 ? "max-sm:h-1.5" : "max-sm:h-1.5 sm:h-3!"}
      />
      <p className="text-soft tabular-nums max-sm:sr-only">{text}</p>
    </section>
  );
}

function LowStock({ board }: { board: Board }) {
  const words = useStrings(strings);
  const left = board.pending.filter(({ completed }) => !completed).length;
  return (
    <section role="status" className="flex items-start gap-4 rounded-card bg-wash p-5 sm:px-6">
      <Sprout aria-hidden="true" size={26} strokeWidth={1.6} className="mt-0.5 shrink-0 text-primary" />
      <div className="grid gap-1">
        <h2 className="text-[1.2rem]">{words.lowStock}</h2>
        <p className="max-w-[65ch]">{words.lowStockText(left)}</p>
      </div>
    </section>
  );
}
