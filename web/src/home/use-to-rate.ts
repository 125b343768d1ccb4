import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Activity, AfterFeeling } from "@remanso/core/activity/contract.ts";
import { useUser } from "../account/use-user.ts";
import { lastDoneQuery, useRateActivity } from "../activity/queries.ts";
import type { CallError } from "../call.ts";
import { useDismissed } from "./dismissed.ts";
import { activityToRate } from "./feeling.ts";
import { useNow } from "./use-now.ts";

export type Answered = {
  readonly activity: Activity;
  readonly feeling: AfterFeeling;
} & ({ readonly state: "saving" | "saved" } | { readonly state: "failed"; readonly error: CallError });

/** The activity to ask about, with the answer given just now: it keeps its activity, which the list no longer asks about once it is saved. */
export function useToRate() {
  const user = useUser();
  const { data: lastDone } = useQuery(lastDoneQuery);
  const [dismissedId, dismiss] = useDismissed("notAsked", user?.id ?? null);
  const { mutate } = useRateActivity();
  const [answered, setAnswered] = useState<Answered | null>(null);
  const now = useNow();
  const rate = (activity: Activity, feeling: AfterFeeling, onSaved: () => void) => {
    setAnswered({ activity, feeling, state: "saving" });
    mutate(
      { params: { id: activity.id }, input: { feeling } },
      {
        onSuccess: () => {
          setAnswered({ activity, feeling, state: "saved" });
          onSaved();
        },
        onError: (error) => setAnswered({ activity, feeling, state: "failed", error }),
      },
    );
  };
  return {
    activity: answered?.activity ?? activityToRate(lastDone ?? [], now, dismissedId),
    answered,
    rate,
    putAside: (activity: Activity) => {
      dismiss(activity.id);
      setAnswered(null);
    },
  };
}
