import { Play } from "lucide-react";
import type { Activity } from "@remanso/core/activity/contract.ts";
import { Link } from "../router/link.tsx";
import { strings } from "../activity/strings.ts";
import { beginsAtOnce } from "../session/begin-at-once.ts";
import { useStrings } from "../app/language.tsx";
import { OwnName } from "../only-you/own-name.tsx";
import { ActivityPicture } from "../ui/illustrations/activities/activity-picture.tsx";
import { minutesOf } from "../activity/board.ts";

/** A recommended activity: its drawing, what it is, and the way into its session. */
export function ActivityCard({ activity }: { activity: Activity }) {
  const words = useStrings(strings);
  return (
    <li>
      <Link
        to="/activity-session/$activityId"
        params={{ activityId: activity.id }}
        state={beginsAtOnce}
        className="group flex h-full items-center gap-3 rounded-card bg-raised p-1.5 pr-3 shadow-card transition duration-500 ease-water hover:shadow-lift"
      >
        <ActivityPicture
          activity={activity}
          ratio={1}
          className="size-13 shrink-0 rounded-[14px] max-[17rem]:hidden"
        />
        <span className="grid min-w-0 grow gap-0.5">
          <span className="sr-only">{`${words.startSession}: `}</span>
          <span className="font-serif text-[min(1rem,6.2vw)] leading-tight wrap-anywhere">
            <OwnName of={activity} name={activity.activityName} />
          </span>
          <span className="text-[0.85rem] text-soft">
            {`${words.types[activity.activityType]} · ${words.minutes(minutesOf(activity))}`}
          </span>
        </span>
        <Play aria-hidden="true" size={18} className="shrink-0 text-primary max-[15rem]:hidden" />
      </Link>
    </li>
  );
}
