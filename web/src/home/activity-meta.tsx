import type { Activity } from "@remanso/core/activity/contract.ts";
import { minutesOf } from "../activity/board.ts";
import { strings } from "../activity/strings.ts";
import { useStrings } from "../app/language.tsx";
import { Badge } from "../ui/card.tsx";

/** What kind of activity it is, how long it takes, when (where there is room for it), and whether it is one of the three that fit best. */
export function ActivityMeta({ activity }: { activity: Activity }) {
  const words = useStrings(strings);
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-[0.85rem] leading-snug text-soft lg:gap-x-3 lg:text-[0.9rem]">
      <Badge>{words.types[activity.activityType]}</Badge>
      <span className="whitespace-nowrap tabular-nums">{words.minutes(minutesOf(activity))}</span>
      {activity.timeOfDay === "anytime" ? null : (
        <span className="max-lg:hidden">{words.timeOfDay[activity.timeOfDay]}</span>
      )}
      {activity.recommended ? (
        <span className="inline-flex items-center gap-1.5 max-sm:sr-only">
          <span aria-hidden="true" className="size-1.5 rounded-full bg-primary" />
          {words.recommended}
        </span>
      ) : null}
    </p>
  );
}
