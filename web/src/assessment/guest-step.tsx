import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { activityApi, type Instructions } from "@remanso/core/activity/contract.ts";
import { sessionFrom } from "@remanso/core/session/kept-session.ts";
import { begin } from "@remanso/core/session/session-clock.ts";
import { Link } from "../router/link.tsx";
import { ask } from "../app/ask.ts";
import { useStrings } from "../app/language.tsx";
import { LoadFailure } from "../app/load-failure.tsx";
import { FocusedHeading } from "../session/focused-heading.tsx";
import { keep } from "../session/keeping.ts";
import { RunningSession } from "../session/running-session.tsx";
import { useKeptSession } from "../session/use-kept-session.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { ActivityPicture } from "../ui/illustrations/activities/activity-picture.tsx";
import { RippleLoader } from "../ui/illustrations/ripple-loader.tsx";
import { strings as guestStrings } from "./guest-text.ts";

interface GuestStepProps {
  /** Of the catalogue. */
  activityKey: string;
  onEnd: () => void;
}

/** The first step without an account: led as any session, and recorded nowhere. decisions §2 */
export function GuestStep({ activityKey, onEnd }: GuestStepProps) {
  const words = useStrings(guestStrings);
  const { data, isError, refetch } = useQuery(ask(activityApi.guide, { params: { key: activityKey } }));
  if (data) return <Led activityKey={activityKey} guide={data} onEnd={onEnd} />;
  if (!isError) {
    return (
      <div className="grid grow place-content-center">
        <RippleLoader label={words.fetching} size={96} />
      </div>
    );
  }
  return (
    <div className="grid content-start gap-4 py-4">
      <LoadFailure text={words.fetchFailed} onRetry={() => void refetch()} />
      <Button kind="plain" onClick={onEnd} className="justify-self-start">
        {words.toResult}
      </Button>
    </div>
  );
}

function Led({ activityKey, guide, onEnd }: GuestStepProps & { guide: Instructions }) {
  // of nobody: it lasts as long as the page
  const place = useMemo(() => ({ userId: null, activityId: activityKey }), [activityKey]);
  const [kept, update] = useKeptSession(place);
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    keep(place, sessionFrom(begin(Date.now())));
    return () => keep(place, null);
  }, [place]);
  const activity = { ...guide, catalogueKey: activityKey };
  if (isDone) return <Done activity={activity} onEnd={onEnd} />;
  if (!kept) return null;
  return (
    <RunningSession
      activity={activity}
      steps={guide.steps}
      place={place}
      kept={kept}
      update={update}
      isSending={false}
      onFinish={() => setDone(true)}
    />
  );
}

interface DoneProps {
  activity: Pick<Instructions, "activityType"> & { readonly catalogueKey: string };
  onEnd: () => void;
}

function Done({ activity, onEnd }: DoneProps) {
  const words = useStrings(guestStrings);
  return (
    <div className="mx-auto grid w-full max-w-xl grow grid-cols-1 content-center justify-items-center gap-5 py-4 text-center">
      <div className="size-48 overflow-hidden rounded-full shadow-lift sm:size-64">
        <ActivityPicture activity={activity} ratio={1} className="size-full" />
      </div>
      <div role="status" className="grid gap-2">
        <FocusedHeading className="text-[min(2rem,9vw)] wrap-anywhere">{words.doneTitle}</FocusedHeading>
        <p className="text-soft">{words.doneText}</p>
      </div>
      <div className="grid w-full max-w-sm gap-2">
        <Link to="/" search={{ login: "sign-up" }} className={`${buttonClass()} min-h-13`}>
          {words.begin}
        </Link>
        <Button kind="plain" onClick={onEnd}>
          {words.toResult}
        </Button>
      </div>
    </div>
  );
}
