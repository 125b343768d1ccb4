import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import type { Activity } from "@remanso/core/activity/contract.ts";
import { Link } from "../router/link.tsx";
import { minutesOf } from "../activity/board.ts";
import { strings as activityStrings } from "../activity/strings.ts";
import { beginsAtOnce } from "../session/begin-at-once.ts";
import { useStrings } from "../app/language.tsx";
import { buttonClass } from "../ui/button.tsx";
import { OwnName } from "../only-you/own-name.tsx";
import { ActivityPicture } from "../ui/illustrations/activities/activity-picture.tsx";
import { EmptyScene } from "../ui/illustrations/empty-scene.tsx";
import { Reason } from "../activity/reason.tsx";
import { ActivityMeta } from "./activity-meta.tsx";
import { strings } from "./strings.ts";

const shell = "overflow-hidden rounded-card bg-raised shadow-card";
const page = "grid grid-cols-1 content-start justify-items-start gap-3 p-4 sm:p-6";

// A small phone has room for a name of two lines or for a line about it, and the minutes say most.
const inLowWindows = {
  hidden: "max-lg:[@media(max-height:44rem)]:hidden",
  onlyRead: "max-lg:[@media(max-height:44rem)]:sr-only",
  only: "hidden max-lg:[@media(max-height:44rem)]:inline",
} as const;

/** The one thing to do next: the first activity that waits. */
export function NextStep({ activity }: { activity: Activity }) {
  const { startSession, timeOfDay, minutes } = useStrings(activityStrings);
  const words = useStrings(strings);
  const hour = activity.timeOfDay === "anytime" ? null : timeOfDay[activity.timeOfDay];
  return (
    <section aria-labelledby="next-step" className={shell}>
      <div className="max-lg:hidden">
        <ActivityPicture activity={activity} ratio={2.2} className="w-full [@media(max-height:52rem)]:h-32" />
      </div>
      <div className="flex gap-3 p-3 px-3.5 pb-0 sm:px-6 sm:pt-5 lg:pb-2">
        <div className="grid min-w-0 grow grid-cols-1 content-start gap-1">
          <p className="text-[0.85rem] leading-tight font-semibold text-clay">
            {words.next.eyebrow}
            {/* beside the rest it would take a line of its own on a phone, and the garden would lie under the bar */}
            {hour === null ? null : (
              <span className={`font-normal text-soft lg:hidden ${inLowWindows.hidden}`}>{` · ${hour}`}</span>
            )}
            <span aria-hidden="true" className={`font-normal text-soft ${inLowWindows.only}`}>
              {` · ${minutes(minutesOf(activity))}`}
            </span>
          </p>
          <h2 id="next-step" className="text-[min(1.2rem,7vw)] wrap-anywhere lg:text-[1.8rem]">
            <OwnName of={activity} name={activity.activityName} />
          </h2>
          <div className={inLowWindows.onlyRead}>
            <ActivityMeta activity={activity} />
          </div>
        </div>
        <div className="shrink-0 max-[17rem]:hidden lg:hidden">
          <ActivityPicture activity={activity} ratio={1} className="size-18 rounded-2xl sm:size-24" />
        </div>
      </div>
      <div className="grid grid-cols-1 gap-2 p-3.5 pb-3 pt-2 sm:px-6 sm:pb-5">
        <Link
          to="/activity-session/$activityId"
          params={{ activityId: activity.id }}
          state={beginsAtOnce}
          aria-describedby="next-step"
          className={`${buttonClass("primary")} px-6 lg:min-h-12 lg:justify-self-start lg:px-10`}
        >
          {startSession}
          <ArrowRight aria-hidden="true" size={18} />
        </Link>
        <div className="hidden lg:block">
          <Reason activity={activity} />
        </div>
      </div>
    </section>
  );
}

/** Shown when the plan has no pending activity. */
export function PlanDone() {
  const words = useStrings(strings);
  return (
    <Resting title={words.next.planDone} text={words.next.planDoneText}>
      <Link to="/assessment" className={buttonClass("primary")}>
        {words.next.retake}
      </Link>
      <Link to="/activities" className={buttonClass("plain")}>
        {words.next.more}
      </Link>
    </Resting>
  );
}

/** specification §8: 'No hay plan activo'. */
export function NoPlan() {
  const words = useStrings(strings);
  return (
    <Resting title={words.activities.noPlan} text={words.activities.noPlanText}>
      <Link to="/assessment" className={buttonClass("primary")}>
        {words.welcome.button}
      </Link>
    </Resting>
  );
}

function Resting({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section aria-labelledby="next-step" className={shell}>
      <div className="grid place-items-center bg-wash p-2">
        <EmptyScene className="h-20 lg:h-36" />
      </div>
      <div className={page}>
        <h2 id="next-step" className="text-[1.25rem] lg:text-[1.8rem]">
          {title}
        </h2>
        <p className="max-w-[52ch] text-[0.95rem] text-soft">{text}</p>
        <div className="flex flex-wrap gap-2">{children}</div>
      </div>
    </section>
  );
}
