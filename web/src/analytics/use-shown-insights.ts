import { useQuery } from "@tanstack/react-query";
import { useIsResting } from "../safety/use-is-resting.ts";
import { insightsQuery } from "./queries.ts";
import { restingInsights } from "./summary.ts";

/** The insights that this person is shown now. */
export function useShownInsights() {
  const isResting = useIsResting();
  const { data, isPending, refetch } = useQuery(insightsQuery);
  return { isPending, refetch, data: data && isResting ? restingInsights(data) : data };
}
