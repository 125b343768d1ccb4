import { Check } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { Activity } from "@remanso/core/activity/contract.ts";
import { Link } from "../router/link.tsx";
import { beginsAtOnce } from "../session/begin-at-once.ts";
import { useStrings } from "../app/language.tsx";
import { OwnName } from "../only-you/own-name.tsx";
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
  /** The one to begin with: its button stands out, those of the others are quieter. */
  isFirst: boolean;
  onCompleted: (activity: Activity) => void;
}

// a line with a small drawing: what is done, on every screen, and what waits on a phone
const line = "grid grid-cols-[min(5rem,22vw)_minmax(0,1fr)] content-start gap-x-4 max-[15rem]:block";
// where the text is large for the window, words need the drawing's place
const smallOnPhones = "max-sm:aspect-square max-sm:rounded-2xl max-[15rem]:hidden";
const lineOnPhones =
  "max-sm:grid max-sm:grid-cols-[min(5rem,22vw)_minmax(0,1fr)] max-sm:content-start max-sm:gap-x-3.5 max-sm:p-3 max-[15rem]:block!";

/** One activity: its drawing, what it is, and what can be done with it. */
export function ActivityCard({ activity, isFirst, onCompleted }: ActivityCardProps) {
  const isResting = useIsResting();
  const [wasJustCompleted, setJustCompleted] = useState(false);
  const excerpt = excerptOf(activity);
  const nameId = `activity-${activity.id}`;
  return (
    <li
      className={`relative flex flex-col overflow-hidden rounded-card bg-raised shadow-card transition duration-500 ease-water hover:shadow-lift ${lineOnPhones}`}
    >
      <ActivityPicture activity={activity} className={`aspect-[1.9] w-full ${smallOnPhones}`} />
      <div className="grid gap-2 px-5 pt-5 max-sm:content-center max-sm:gap-1 max-sm:p-0">
        <About
          activity={activity}
          nameId={nameId}
          isRecommended={activity.recommended && !activity.completed && !isResting}
        />
      </div>
      <div className="col-span-2 flex grow flex-col gap-2 px-5 pt-2 pb-5 max-sm:px-0 max-sm:pb-0">
        {excerpt ? <p className="text-soft wrap-anywhere">{excerpt}</p> : null}
        {isResting ? null : <Reason activity={activity} />}
        {/* on a phone within reach of the name, and what it is about below */}
        <div className="mt-auto pt-3 max-sm:order-first max-sm:mt-0 max-sm:pt-1">
          {activity.completed ? (
            <Done nameId={nameId} className="w-full" />
          ) : (
            <PendingActions
              activity={activity}
              isFirst={isFirst}
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

/** What is done already: a line of it. */
export function CompletedCard({ activity }: { activity: Activity }) {
  const excerpt = excerptOf(activity);
  const nameId = `activity-${activity.id}`;
  return (
    <li className={`rounded-card bg-raised p-4 shadow-card ${line}`}>
      <ActivityPicture
        activity={activity}
        className="aspect-square w-full rounded-2xl opacity-80 max-[15rem]:hidden sm:row-span-2"
      />
      <div className="grid content-center gap-1 sm:content-start">
        <About activity={activity} nameId={nameId} isRecommended={false} />
      </div>
      <div className="grid justify-items-start gap-2 pt-2 max-sm:col-span-2 sm:col-start-2 sm:pt-1">
        {excerpt ? <p className="text-[0.95rem] text-soft wrap-anywhere">{excerpt}</p> : null}
        <Done nameId={nameId} className="min-h-9! px-4! text-[0.9rem]" />
      </div>
    </li>
  );
}

function Done({ nameId, className }: { nameId: string; className: string }) {
  const words = useStrings(strings);
  return (
    <Button kind="soft" disabled aria-describedby={nameId} className={className}>
      <Check aria-hidden="true" size={18} />
      {words.done}
    </Button>
  );
}

interface AboutProps {
  activity: Activity;
  nameId: string;
  isRecommended: boolean;
}

/** What kind it is, how long it takes, when it fits, and its name. */
function About({ activity, nameId, isRecommended }: AboutProps) {
  const words = useStrings(strings);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 text-[0.9rem] text-soft tabular-nums">
        <Badge>{words.types[activity.activityType]}</Badge>
        <span>{words.minutes(minutesOf(activity))}</span>
        {isRecommended ? (
          <Badge className="bg-sunken!">
            <span aria-hidden="true" className="size-2 rounded-full bg-clay" />
            {words.recommended}
          </Badge>
        ) : null}
        {activity.timeOfDay === "anytime" ? null : (
          <span className="max-sm:sr-only">{words.timeOfDay[activity.timeOfDay]}</span>
        )}
      </p>
      <h3 id={nameId} className="text-[min(1.3rem,6.2vw)] wrap-anywhere">
        <OwnName of={activity} name={activity.activityName} />
      </h3>
    </>
  );
}

interface PendingActionsProps extends Pick<ActivityCardProps, "isFirst"> {
  activity: Activity;
  nameId: string;
  onCompleted: () => void;
}

function PendingActions({ activity, isFirst, nameId, onCompleted }: PendingActionsProps) {
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
        className={`${buttonClass(isFirst ? "primary" : "soft")} grow`}
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
