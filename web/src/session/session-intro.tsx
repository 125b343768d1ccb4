import { Play } from "lucide-react";
import { useRef } from "react";
import type { Activity, Step } from "@remanso/core/activity/contract.ts";
import { sessionFrom, type KeptSession } from "@remanso/core/session/kept-session.ts";
import { begin } from "@remanso/core/session/session-clock.ts";
import { useSendStart } from "../activity/completion-queries.ts";
import { strings as activityStrings } from "../activity/strings.ts";
import { useStrings } from "../app/language.tsx";
import { newKey } from "../app/new-key.ts";
import { useToast } from "../app/toasts.tsx";
import { OfferPart } from "../experiments/offer-part.tsx";
import { strings as outboxStrings } from "../outbox/strings.ts";
import { OwnName } from "../only-you/own-name.tsx";
import { Button } from "../ui/button.tsx";
import { Badge } from "../ui/card.tsx";
import { ActivityPicture } from "../ui/illustrations/activities/activity-picture.tsx";
import { adviceFor } from "./advice-for.ts";
import { useBeginAtOnce } from "./begin-at-once.ts";
import { clockText } from "./clock-face.ts";
import { RunningPart } from "./running-part.tsx";
import { strings } from "./strings.ts";

interface SessionIntroProps {
  activity: Activity;
  steps: readonly Step[];
  onBegin: (session: KeptSession) => void;
}

/** An overview and the start button, for whoever did not come by a button that starts. */
export function SessionIntro({ activity, steps, onBegin }: SessionIntroProps) {
  const words = useStrings(strings);
  const { types } = useStrings(activityStrings);
  const { begins, isStarting } = useBegin(activity, onBegin);
  useBeginAtOnce(begins);
  const advice = adviceFor(activity.activityType, words.advice);
  const totalSeconds = steps.reduce((sum, step) => sum + step.duration, 0);
  return (
    <div className="flex grow flex-col gap-4 in-data-half-done:invisible beside:grid beside:grid-cols-[5fr_6fr] beside:gap-10 lg:content-center lg:gap-14 lg:beside:grid-cols-2">
      <div className="overflow-hidden rounded-card shadow-card beside:sticky beside:top-3 beside:self-start">
        <ActivityPicture
          activity={activity}
          className="aspect-[1.9] w-full beside:aspect-[1.6] lg:aspect-[1.05]!"
        />
      </div>
      <div className="flex min-w-0 grow flex-col gap-4">
        <div className="grid gap-3">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-soft">
            <Badge>{types[activity.activityType]}</Badge>
            <span>{words.minutes(Math.max(1, Math.round(totalSeconds / 60)))}</span>
            <span>{words.stepCount(steps.length)}</span>
          </p>
          <h1 className="text-[min(2.1rem,9vw)] leading-[1.12] wrap-anywhere lg:text-5xl">
            <OwnName of={activity} name={activity.activityName} />
          </h1>
          {activity.description ? (
            <p className="max-w-[65ch] text-lg text-soft">{activity.description}</p>
          ) : null}
        </div>
        {advice ? <p className="max-w-[65ch] rounded-card bg-wash px-5 py-4">{advice}</p> : null}
        <StepList steps={steps} />
        <OfferPart search={{ activity: activity.id }} catalogueKey={activity.catalogueKey ?? undefined} />
        <div className="sticky bottom-0 z-10 -mx-2 mt-auto grid bg-paper px-2 pb-2 pt-1 sm:max-lg:max-w-md lg:mt-4">
          <Button onClick={begins} disabled={isStarting} className="min-h-[52px] px-10 text-lg">
            <Play aria-hidden="true" size={20} />
            {isStarting ? words.beginning : words.begin}
          </Button>
        </div>
      </div>
    </div>
  );
}

function useBegin(activity: Activity, onBegin: (session: KeptSession) => void) {
  const words = useStrings(strings);
  const toast = useToast();
  const { keptAnyway } = useStrings(outboxStrings);
  const start = useSendStart();
  // however often the button is pressed, it is begun once
  const attempt = useRef<{ occurredAt: string; key: string }>(null);
  function begins() {
    RunningPart.preload();
    attempt.current ??= { occurredAt: new Date().toISOString(), key: newKey() };
    start.mutate(
      { activity, ...attempt.current },
      {
        onSuccess: (outcome) => {
          if (outcome === "failing") return tellFailure(`${words.startFailed} ${keptAnyway}`);
          toast({ title: words.started });
          onBegin(sessionFrom(begin(Date.now())));
        },
        onError: () => tellFailure(words.startFailed),
      },
    );
  }
  function tellFailure(description: string) {
    const action = { label: words.retry, onPress: begins };
    toast({ title: words.error, description, kind: "failure", action });
  }
  return { begins, isStarting: start.isPending };
}

function StepList({ steps }: { steps: readonly Step[] }) {
  const words = useStrings(strings);
  return (
    <section className="grid max-w-[65ch] gap-2 pt-2">
      <h2 className="text-xl">{words.stepsTitle}</h2>
      <ol className="divide-y divide-line">
        {steps.map((step, index) => (
          <li key={step.id} className="flex items-baseline gap-4 py-3">
            <span aria-hidden="true" className="w-5 font-serif text-lg text-primary tabular-nums">
              {index + 1}
            </span>
            <span className="min-w-0 grow break-words">{step.title}</span>
            <span className="text-soft tabular-nums">{clockText(step.duration)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
