import { Link } from "@tanstack/react-router";
import type { Activity } from "@remanso/core/activity/contract.ts";
import { strings } from "../activity/strings.ts";
import { beginsAtOnce } from "../session/begin-at-once.ts";
import { useStrings } from "../app/language.tsx";
import { buttonClass } from "../ui/button.tsx";
import { ActivityPicture } from "../ui/illustrations/activities/activity-picture.tsx";
import { Reason } from "../activity/reason.tsx";
import { ActivityMeta } from "./activity-meta.tsx";

/** A recommended activity: its drawing, what it is, and the way into its session. */
export function ActivityCard({ activity }: { activity: Activity }) {
  const words = useStrings(strings);
  const nameId = `activity-${activity.id}`;
  return (
    <li className="flex flex-wrap overflow-hidden rounded-card bg-raised shadow-card transition duration-500 ease-water hover:shadow-lift sm:flex-col sm:flex-nowrap">
      <div className="relative min-h-28 grow basis-24 sm:aspect-2/1 sm:grow-0 sm:basis-auto">
        <ActivityPicture activity={activity} ratio={1.6} className="absolute inset-0 size-full" />
      </div>
      <div className="grid max-w-full grow-[999] basis-44 grid-cols-1 content-between gap-3 p-4 sm:basis-auto sm:gap-4 sm:p-5">
        <div className="grid gap-2">
          <ActivityMeta activity={activity} />
          <h3 id={nameId} className="text-[1.2rem] wrap-anywhere">
            {activity.activityName}
          </h3>
          <Reason activity={activity} />
        </div>
        <Link
          to="/activity-session/$activityId"
          params={{ activityId: activity.id }}
          state={beginsAtOnce}
          id={`start-${activity.id}`}
          aria-labelledby={`start-${activity.id} ${nameId}`}
          className={`${buttonClass("soft")} justify-self-start`}
        >
          {words.startSession}
        </Link>
      </div>
    </li>
  );
}
