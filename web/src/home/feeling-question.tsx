import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Activity, AfterFeeling } from "@remanso/core/activity/contract.ts";
import { userQuery } from "../account/queries.ts";
import { activitiesQuery } from "../activity/queries.ts";
import { FeelingCard } from "./feeling-card.tsx";
import { activityToRate } from "./feeling.ts";
import { usePutAside } from "./put-aside.ts";
import { useNow } from "./use-now.ts";

/** Asks how the latest activity did, once, when there is something to ask. */
export function FeelingQuestion({ onClosed }: { onClosed: () => void }) {
  const { data: user } = useQuery(userQuery);
  const { data: activities } = useQuery(activitiesQuery);
  const [putAsideId, putAside] = usePutAside(user?.id ?? null);
  const [reply, setReply] = useState<{ activity: Activity; feeling: AfterFeeling } | null>(null);
  const now = useNow();
  const activity = reply?.activity ?? activityToRate(activities ?? [], now, putAsideId);
  if (!activity) return null;
  const close = () => {
    putAside(activity.id);
    setReply(null);
    onClosed();
  };
  return (
    <FeelingCard
      activity={activity}
      answered={reply?.feeling ?? null}
      onAnswered={(feeling) => setReply({ activity, feeling })}
      onClose={close}
    />
  );
}
