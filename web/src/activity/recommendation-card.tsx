import { Plus } from "lucide-react";
import { useId, useState } from "react";
import type { Recommendation } from "@remanso/core/plan/contract.ts";
import { useStrings } from "../app/language.tsx";
import { useToast } from "../app/toasts.tsx";
import { Button, buttonClass } from "../ui/button.tsx";
import { Badge } from "../ui/card.tsx";
import { ActivityPicture } from "../ui/illustrations/activities/activity-picture.tsx";
import { useCreateActivity } from "./queries.ts";
import { strings } from "./strings.ts";
import { useExplainFailure } from "./use-explain-failure.ts";
import { useIntentionKey } from "./use-intention-key.ts";

interface RecommendationCardProps {
  recommendation: Recommendation;
  planId: string | null;
}

/** One suggestion. On a phone it is a line that unfolds, so that what waits in the plan is near; from 1024 px only its reasons are folded. */
export function RecommendationCard({ recommendation, planId }: RecommendationCardProps) {
  const words = useStrings(strings);
  const { add, isAdding } = useAdd(recommendation, planId);
  const [isOpen, setOpen] = useState(false);
  const moreId = useId();
  const nameId = `suggested-${recommendation.key}`;
  return (
    <li className="relative grid w-[min(20rem,84vw)] shrink-0 snap-start grid-cols-[auto_minmax(0,1fr)_auto] content-start items-center gap-x-3 rounded-card bg-raised p-3 shadow-card lg:w-auto lg:items-start lg:gap-x-4 lg:p-4">
      <ActivityPicture
        activity={{ activityType: recommendation.activityType, catalogueKey: recommendation.key }}
        className="aspect-square w-14 rounded-xl max-[18rem]:hidden lg:w-20 lg:rounded-2xl"
      />
      <div className="grid content-center gap-0.5 max-[18rem]:col-span-2 max-[15rem]:col-span-full lg:col-span-2 lg:gap-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-[0.9rem] text-soft">
          <Badge>{words.types[recommendation.activityType]}</Badge>
          <span className="whitespace-nowrap tabular-nums">{words.minutes(recommendation.duration)}</span>
        </p>
        <h3
          id={nameId}
          className="text-[min(0.98rem,6vw)] leading-snug wrap-anywhere lg:text-[1.2rem] lg:leading-tight"
        >
          {recommendation.activityName}
        </h3>
        <p className="flex flex-wrap gap-x-2.5 text-[0.85rem] text-soft max-lg:sr-only">
          <span>{words.timeOfDay[recommendation.timeOfDay]}</span>
          <span>{words.priority[recommendation.priority]}</span>
        </p>
      </div>
      <button
        type="button"
        data-folds=""
        aria-expanded={isOpen}
        aria-controls={moreId}
        aria-describedby={nameId}
        onClick={() => setOpen(!isOpen)}
        className={`${buttonClass("plain")} min-w-11 px-3! lg:col-span-full lg:row-start-3 lg:justify-self-start`}
      >
        <span className="max-lg:sr-only">{words.why}</span>
      </button>
      <Button
        kind="soft"
        disabled={isAdding}
        onClick={add}
        aria-describedby={nameId}
        className={`col-span-full mt-2 px-4! lg:mt-3 ${isOpen ? "" : "max-lg:hidden"}`}
      >
        <Plus aria-hidden="true" size={18} />
        {isAdding ? words.adding : words.add}
      </Button>
      <div id={moreId} hidden={!isOpen} className="col-span-full pt-2 text-[0.95rem] lg:px-3 lg:pt-0">
        <p>{recommendation.personalizedMessage}</p>
        <p className="mt-1.5 text-soft">{recommendation.reasoning}</p>
        <p className="mt-1.5 text-soft">{recommendation.estimatedBenefit}</p>
      </div>
    </li>
  );
}

function useAdd({ activityName, activityType, duration }: Recommendation, planId: string | null) {
  const words = useStrings(strings);
  const toast = useToast();
  const explain = useExplainFailure();
  const { keyFor, settle } = useIntentionKey();
  const create = useCreateActivity(() => {
    settle();
    toast({ title: words.added, description: activityName });
  });
  function add() {
    if (planId === null) {
      // specification §5
      toast({ title: words.error, description: words.noPlanToAdd, kind: "failure" });
      return;
    }
    const input = { planId, activityName, activityType, duration };
    create.mutate(
      { input, idempotencyKey: keyFor(input) },
      { onError: (error) => explain(error, "add", add) },
    );
  }
  return { add, isAdding: create.isPending };
}
