import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import type { Recommendation } from "@remanso/core/plan/contract.ts";
import { useStrings } from "../app/language.tsx";
import { useToast } from "../app/toasts.tsx";
import { Button } from "../ui/button.tsx";
import { Badge } from "../ui/card.tsx";
import { ActivityPicture } from "../ui/illustrations/activities/activity-picture.tsx";
import { LoadFailure } from "../app/load-failure.tsx";
import { recommendationsQuery, useCreateActivity } from "./queries.ts";
import { strings } from "./strings.ts";
import { useExplainFailure } from "./use-explain-failure.ts";
import { useIntentionKey } from "./use-intention-key.ts";

/** What the product suggests, and from which facts. */
export function Recommendations({ planId }: { planId: string | null }) {
  const words = useStrings(strings);
  const recommendations = useQuery(recommendationsQuery);
  return (
    <section
      aria-labelledby="recommendations-title"
      className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:gap-5"
    >
      <div className="grid gap-1">
        <h2 id="recommendations-title" className="text-[min(1.7rem,9vw)]">
          {words.recommendations}
        </h2>
        <p className="max-w-[65ch] text-soft">{words.recommendationsText}</p>
      </div>
      {recommendations.isError && !recommendations.data ? (
        <LoadFailure text={words.recommendationsFailed} onRetry={() => void recommendations.refetch()} />
      ) : null}
      {recommendations.data?.length === 0 ? (
        <p className="text-soft">{planId === null ? words.noRecommendationsYet : words.noRecommendations}</p>
      ) : null}
      {/* side by side on a phone, so that the list of what waits is not far below */}
      <ul className="-mx-[min(1.5rem,8vw)] flex snap-x snap-mandatory gap-4 overflow-x-auto px-[min(1.5rem,8vw)] pb-4 [scroll-padding-inline:min(1.5rem,8vw)] sm:-mx-10 sm:px-10 sm:[scroll-padding-inline:2.5rem] lg:mx-0 lg:grid lg:overflow-visible lg:p-0">
        {recommendations.data?.map((recommendation) => (
          <RecommendationCard key={recommendation.key} recommendation={recommendation} planId={planId} />
        ))}
      </ul>
    </section>
  );
}

function RecommendationCard({
  recommendation,
  planId,
}: {
  recommendation: Recommendation;
  planId: string | null;
}) {
  const words = useStrings(strings);
  const { add, isAdding } = useAdd(recommendation, planId);
  const nameId = `suggested-${recommendation.key}`;
  return (
    <li className="grid w-[min(20rem,84vw)] shrink-0 snap-start grid-cols-[min(5rem,22vw)_minmax(0,1fr)] content-start gap-x-4 rounded-card bg-raised p-4 shadow-card lg:w-auto">
      <ActivityPicture
        activity={{ activityType: recommendation.activityType, catalogueKey: recommendation.key }}
        className="aspect-square w-full rounded-2xl"
      />
      <div className="grid content-center gap-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-[0.9rem] text-soft">
          <Badge>{words.types[recommendation.activityType]}</Badge>
          <span className="whitespace-nowrap tabular-nums">{words.minutes(recommendation.duration)}</span>
        </p>
        <h3 id={nameId} className="text-[min(1.2rem,6.2vw)] wrap-anywhere">
          {recommendation.activityName}
        </h3>
        <p className="flex flex-wrap gap-x-2.5 text-[0.85rem] text-soft">
          <span>{words.timeOfDay[recommendation.timeOfDay]}</span>
          <span>{words.priority[recommendation.priority]}</span>
        </p>
      </div>
      <div className="col-span-2 flex flex-wrap items-start gap-x-2 pt-3">
        {/* opened, it takes the line of its own */}
        <details className="order-last text-[0.95rem] open:w-full">
          <summary
            aria-describedby={nameId}
            className="inline-flex min-h-11 items-center rounded-control px-2 font-semibold text-primary underline decoration-line underline-offset-4 hover:decoration-current"
          >
            {words.why}
          </summary>
          <p>{recommendation.personalizedMessage}</p>
          <p className="mt-1.5 text-soft">{recommendation.reasoning}</p>
          <p className="mt-1.5 text-soft">{recommendation.estimatedBenefit}</p>
        </details>
        <Button
          kind="soft"
          disabled={isAdding}
          onClick={add}
          aria-describedby={nameId}
          className="grow px-4!"
        >
          <Plus aria-hidden="true" size={18} />
          {isAdding ? words.adding : words.add}
        </Button>
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
