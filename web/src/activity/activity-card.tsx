import { Check } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { Activity } from "@remanso/core/activity/contract.ts";
import { Link } from "../router/link.tsx";
import { beginsAtOnce } from "../session/begin-at-once.ts";
import { useStrings } from "../app/language.tsx";
import { useIsResting } from "../safety/use-is-resting.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { Badge } from "../ui/card.tsx";
import { ActivityPicture } from "../ui/illustrations/activities/activity-picture.tsx";
import { RippleCross } from "../ui/illustrations/ripple-cross.tsx";
import { excerptOf, minutesOf } from "./board.ts";
import { QuickComplete } from "./quick-complete.tsx";
import { Reason } from "./reason.tsx";
import { strings } from "./strings.ts";

interface ActivityCardProps {
  activity: Activity;
  onCompleted: (activity: Activity) => void;
}

/** One activity: its drawing, what it is, and what can be done with it. */
export function ActivityCard({ activity, onCompleted }: ActivityCardProps) {
  const words = useStrings(strings);
  const isResting = useIsResting();
  const [wasJustCompleted, setJustCompleted] = useState(false);
  const excerpt = excerptOf(activity);
  const nameId = `activity-${activity.id}`;
  return (
    <li className="relative flex flex-col overflow-hidden rounded-card bg-raised shadow-card transition duration-500 ease-water hover:shadow-lift">
      <div className="relative">
        <ActivityPicture
          activity={activity}
          className={`aspect-[1.9] w-full ${activity.completed ? "opacity-70" : ""}`}
        />
        <p className="absolute inset-x-[min(1rem,3vw)] bottom-[min(0.75rem,2vw)] flex flex-wrap gap-[min(0.5rem,2vw)]">
          <Badge className="bg-raised! shadow-card">{words.types[activity.activityType]}</Badge>
          {activity.recommended && !activity.completed && !isResting ? (
            <Badge className="bg-raised! shadow-card">
              <span aria-hidden="true" className="size-2 rounded-full bg-clay" />
              {words.recommended}
            </Badge>
          ) : null}
        </p>
      </div>
      <div className="flex grow flex-col gap-2 p-5">
        <p className="flex flex-wrap gap-x-3 text-[0.9rem] text-soft tabular-nums">
          <span>{words.minutes(minutesOf(activity))}</span>
          {activity.timeOfDay === "anytime" ? null : <span>{words.timeOfDay[activity.timeOfDay]}</span>}
        </p>
        <h3 id={nameId} className="text-[1.3rem] wrap-anywhere">
          {activity.activityName}
        </h3>
        {excerpt ? <p className="text-soft wrap-anywhere">{excerpt}</p> : null}
        {isResting ? null : <Reason activity={activity} />}
        <div className="mt-auto pt-4">
          {activity.completed ? (
            <Button kind="soft" disabled aria-describedby={nameId} className="w-full">
              <Check aria-hidden="true" size={18} />
              {words.done}
            </Button>
          ) : (
            <PendingActions
              activity={activity}
              nameId={nameId}
              onCompleted={() => {
                setJustCompleted(true);
                onCompleted(activity);
              }}
            />
          )}
        </div>
      </div>
      {wasJustCompleted ? <RippleCross /> : null}
    </li>
  );
}

interface PendingActionsProps {
  activity: Activity;
  nameId: string;
  onCompleted: () => void;
}

function PendingActions({ activity, nameId, onCompleted }: PendingActionsProps) {
  const words = useStrings(strings);
  const [isAsking, setAsking] = useState(false);
  const askRef = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (wasAsking.current && !isAsking) askRef.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  if (isAsking) {
    return <QuickComplete activity={activity} onCompleted={onCompleted} onDismiss={() => setAsking(false)} />;
  }
  return (
    <div className="flex items-center gap-2 max-[15rem]:flex-wrap">
      <Link
        to="/activity-session/$activityId"
        params={{ activityId: activity.id }}
        state={beginsAtOnce}
        id={`start-${activity.id}`}
        aria-labelledby={`start-${activity.id} ${nameId}`}
        className={`${buttonClass("primary")} grow`}
      >
        {words.startSession}
      </Link>
      <button
        ref={askRef}
        type="button"
        aria-label={words.quickComplete}
        aria-describedby={nameId}
        title={words.quickComplete}
        onClick={() => setAsking(true)}
        className="inline-grid size-11 shrink-0 place-items-center rounded-control border border-line text-soft transition hover:bg-wash hover:text-ink"
      >
        <Check aria-hidden="true" size={20} />
      </button>
    </div>
  );
}
