import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import type { Activity } from "@remanso/core/activity/contract.ts";
import { strings as activityStrings } from "../activity/strings.ts";
import { beginsAtOnce } from "../session/begin-at-once.ts";
import { useStrings } from "../app/language.tsx";
import { buttonClass } from "../ui/button.tsx";
import { ActivityPicture } from "../ui/illustrations/activities/activity-picture.tsx";
import { EmptyScene } from "../ui/illustrations/empty-scene.tsx";
import { Reason } from "../activity/reason.tsx";
import { ActivityMeta } from "./activity-meta.tsx";
import { strings } from "./strings.ts";

const shell =
  "grid grid-cols-1 overflow-hidden rounded-card bg-raised shadow-card md:grid-cols-[minmax(0,6fr)_minmax(0,7fr)]";
const page = "grid grid-cols-1 content-center justify-items-start gap-4 p-6 sm:p-8";

/** The one thing to do next: the first activity that waits. */
export function NextStep({ activity }: { activity: Activity }) {
  const { startSession } = useStrings(activityStrings);
  const words = useStrings(strings);
  return (
    <section aria-labelledby="next-step" className={shell}>
      <ActivityPicture activity={activity} className="aspect-8/5 w-full max-md:max-h-72 md:h-full" />
      <div className={page}>
        <p className="text-[0.95rem] font-semibold text-clay">{words.next.eyebrow}</p>
        <h2 id="next-step" className="text-[1.7rem] wrap-anywhere lg:text-[2.1rem]">
          {activity.activityName}
        </h2>
        <ActivityMeta activity={activity} />
        {activity.description ? (
          <p className="line-clamp-3 max-w-[52ch] text-soft">{activity.description}</p>
        ) : null}
        <Reason activity={activity} />
        <Link
          to="/activity-session/$activityId"
          params={{ activityId: activity.id }}
          state={beginsAtOnce}
          aria-describedby="next-step"
          className={`${buttonClass("primary")} min-h-12 px-6`}
        >
          {startSession}
          <ArrowRight aria-hidden="true" size={18} />
        </Link>
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
      <div className="grid place-items-center bg-wash p-6">
        <EmptyScene className="w-64 max-w-full" />
      </div>
      <div className={page}>
        <h2 id="next-step" className="text-[1.7rem] lg:text-[2.1rem]">
          {title}
        </h2>
        <p className="max-w-[52ch] text-soft">{text}</p>
        <div className="flex flex-wrap gap-2">{children}</div>
      </div>
    </section>
  );
}
