import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Activity, AfterFeeling } from "@remanso/core/activity/contract.ts";
import { useUser } from "../account/use-user.ts";
import { activitiesQuery, useRateActivity } from "../activity/queries.ts";
import type { CallError } from "../call.ts";
import { FeelingCard } from "./feeling-card.tsx";
import { activityToRate } from "./feeling.ts";
import { useDismissed } from "./dismissed.ts";
import { useNow } from "./use-now.ts";

/** Asks how the latest activity did, once, when there is something to ask. */
export function FeelingQuestion({ onClosed }: { onClosed: () => void }) {
  const user = useUser();
  const { data: activities } = useQuery(activitiesQuery);
  const [dismissedId, dismiss] = useDismissed("notAsked", user?.id ?? null);
  const section = useRef<HTMLElement>(null);
  const { answered, rate, reset } = useRating(() => section.current?.focus({ preventScroll: true }));
  const now = useNow();
  const activity = answered?.activity ?? activityToRate(activities ?? [], now, dismissedId);
  if (!activity) return null;
  const close = () => {
    dismiss(activity.id);
    reset();
    onClosed();
  };
  return (
    <FeelingCard
      section={section}
      name={activity.activityName}
      error={answered?.state === "failed" ? answered.error : null}
      saving={answered?.state === "saving" ? answered.feeling : null}
      answer={answered?.state === "saved" ? answered.feeling : null}
      onAnswer={(feeling) => rate(activity, feeling)}
      onClose={close}
    />
  );
}

type Answered = {
  readonly activity: Activity;
  readonly feeling: AfterFeeling;
} & ({ readonly state: "saving" | "saved" } | { readonly state: "failed"; readonly error: CallError });

/** The answer given just now. It keeps its activity, which the list no longer asks about once it is saved. */
function useRating(onSaved: () => void) {
  const { mutate } = useRateActivity();
  const [answered, setAnswered] = useState<Answered | null>(null);
  const rate = (activity: Activity, feeling: AfterFeeling) => {
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
  return { answered, rate, reset: () => setAnswered(null) };
}
