import { useRef } from "react";
import type { Activity } from "@remanso/core/activity/contract.ts";
import { FeelingCard } from "./feeling-card.tsx";
import type { useToRate } from "./use-to-rate.ts";

interface FeelingQuestionProps extends Omit<ReturnType<typeof useToRate>, "activity"> {
  activity: Activity;
  onClosed: () => void;
}

/** Asks how the latest activity did, once. */
export function FeelingQuestion({ activity, answered, rate, putAside, onClosed }: FeelingQuestionProps) {
  const section = useRef<HTMLElement>(null);
  return (
    <FeelingCard
      section={section}
      id={activity.id}
      name={activity.activityName}
      error={answered?.state === "failed" ? answered.error : null}
      saving={answered?.state === "saving" ? answered.feeling : null}
      answer={answered?.state === "saved" ? answered.feeling : null}
      onAnswer={(feeling) => rate(activity, feeling, () => section.current?.focus({ preventScroll: true }))}
      onClose={() => {
        putAside(activity);
        onClosed();
      }}
    />
  );
}
