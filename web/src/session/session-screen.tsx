import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link } from "../router/link.tsx";
import { useParam } from "../router/provider.tsx";
import { useUser } from "../account/use-user.ts";
import { activityQuery, instructionsQuery } from "../activity/queries.ts";
import { useStrings } from "../app/language.tsx";
import { Button, buttonClass } from "../ui/button.tsx";
import { EmptyScene } from "../ui/illustrations/empty-scene.tsx";
import { RippleLoader } from "../ui/illustrations/ripple-loader.tsx";
import { GuidedSession } from "./guided-session.tsx";
import { strings } from "./strings.ts";

/** One activity, step by step. */
export function SessionScreen() {
  const activityId = useParam("activityId");
  const user = useUser();
  const activity = useQuery(activityQuery(activityId));
  const instructions = useQuery(instructionsQuery(activityId));
  const userId = user?.id ?? null;
  const place = useMemo(() => ({ userId, activityId }), [userId, activityId]);
  if (user && activity.data && instructions.data) {
    return (
      <GuidedSession
        key={activityId}
        place={place}
        activity={activity.data}
        instructions={instructions.data}
      />
    );
  }
  const failed = [activity, instructions].filter(({ isError }) => isError);
  if (failed.length === 0) return <Loading />;
  return <LoadFailure onRetry={() => failed.forEach((query) => void query.refetch())} />;
}

function Loading() {
  const words = useStrings(strings);
  return (
    <div className="grid min-h-[60dvh] place-content-center justify-items-center gap-6">
      <RippleLoader label={words.loading} size={96} />
      <h1 className="text-2xl text-soft">{words.loading}</h1>
    </div>
  );
}

function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const words = useStrings(strings);
  return (
    <div className="mx-auto grid min-h-[60dvh] max-w-xl content-center justify-items-center gap-6 py-10 text-center">
      <EmptyScene className="w-60" />
      <div role="alert" className="grid gap-3">
        <h1 className="text-3xl">{words.loadFailed}</h1>
        <p className="text-soft">{words.loadFailedText}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <Link to="/activities" className={buttonClass("primary")}>
          {words.back}
        </Link>
        <Button kind="soft" onClick={onRetry}>
          {words.retry}
        </Button>
      </div>
    </div>
  );
}
