import type { Activity } from "@remanso/core/activity/contract.ts";
import { useStrings } from "../app/language.tsx";
import { Badge } from "../ui/card.tsx";
import { strings } from "./strings.ts";

// specification §9: default duration 15 min
const defaultMinutes = 15;

/** What kind of activity it is, how long it takes, and whether it is one of the three that fit best. */
export function ActivityMeta({ activity }: { activity: Activity }) {
  const words = useStrings(strings);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-[0.9rem] text-soft">
      <Badge>{words.types[activity.activityType]}</Badge>
      <span className="whitespace-nowrap tabular-nums">{words.minutes(activity.duration ?? defaultMinutes)}</span>
      {activity.recommended ? (
        <span className="inline-flex items-center gap-1.5">
          <span aria-hidden="true" className="size-1.5 rounded-full bg-clay" />
          {words.recommended}
        </span>
      ) : null}
    </p>
  );
}
