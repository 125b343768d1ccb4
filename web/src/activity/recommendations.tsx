import { useQuery } from "@tanstack/react-query";
import { useStrings } from "../app/language.tsx";
import { LoadFailure } from "../app/load-failure.tsx";
import { recommendationsQuery } from "./queries.ts";
import { RecommendationCard } from "./recommendation-card.tsx";
import { strings } from "./strings.ts";

/** What the product suggests, and from which facts. */
export function Recommendations({ planId }: { planId: string | null }) {
  const words = useStrings(strings);
  const recommendations = useQuery(recommendationsQuery);
  // before the first plan the card above says where both come from
  if (planId === null && !recommendations.data?.length) return null;
  return (
    <section
      aria-labelledby="recommendations-title"
      className="grid grid-cols-[minmax(0,1fr)] gap-1.5 sm:gap-5"
    >
      <div className="grid gap-1">
        <h2 id="recommendations-title" className="text-[min(1.3rem,9vw)] sm:text-[1.7rem]">
          {words.recommendations}
        </h2>
        <p className="max-w-[65ch] text-soft max-sm:sr-only">{words.recommendationsText}</p>
      </div>
      {recommendations.isError && !recommendations.data ? (
        <LoadFailure text={words.recommendationsFailed} onRetry={() => void recommendations.refetch()} />
      ) : null}
      {recommendations.data?.length === 0 ? <p className="text-soft">{words.noRecommendations}</p> : null}
      {/* side by side on a phone, each as high as itself: the list of what waits is not far below */}
      <ul className="-mx-[min(1.5rem,8vw)] flex snap-x snap-mandatory items-start gap-3 overflow-x-auto px-[min(1.5rem,8vw)] pb-1 [scroll-padding-inline:min(1.5rem,8vw)] sm:-mx-10 sm:gap-4 sm:px-10 sm:pb-4 sm:[scroll-padding-inline:2.5rem] lg:mx-0 lg:grid lg:overflow-visible lg:p-0">
        {recommendations.data?.map((recommendation) => (
          <RecommendationCard key={recommendation.key} recommendation={recommendation} planId={planId} />
        ))}
      </ul>
    </section>
  );
}
