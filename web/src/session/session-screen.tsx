import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link } from "../router/link.tsx";
import { useParam } from "../router/provider.tsx";
import { useUser } from "../account/use-user.ts";
import { activityQuery, instructionsQuery } from "../activity/queries.ts";
import { useStrings } from "../app/language.tsx";
import { isStillClosed } from "../only-you/closed-words.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { EmptyScene } from "../ui/illustrations/empty-scene.tsx";
import { ClosedSession } from "./closed-session.tsx";
import { GuidedSession } from "./guided-session.tsx";
import { RunningPart } from "./running-part.tsx";
import { SessionLoading } from "./session-loading.tsx";
import { strings } from "./strings.ts";

/**
 * The screen; with the code of a session under way where one is likely to be shown at once: this device keeps one, or somebody comes from
 * another screen to begin.
 */
export async function sessionScreen() {
  if (!import.meta.env.SSR) {
    const { running, halfDone } = document.documentElement.dataset;
    // where it does not come, the part itself says so
    if (running !== undefined || halfDone !== undefined) await RunningPart.loaded().catch(() => null);
  }
  return SessionScreen;
}

/** One activity, step by step. */
function SessionScreen() {
  const activityId = useParam("activityId");
  const user = useUser();
  const activity = useQuery(activityQuery(activityId));
  const instructions = useQuery(instructionsQuery(activityId));
  const userId = user?.id ?? null;
  const place = useMemo(() => ({ userId, activityId }), [userId, activityId]);
  if (user && activity.data && instructions.data) {
    if (instructions.data.closedWords?.["steps"] && isStillClosed(instructions.data))
      return <ClosedSession name={activity.data.activityName} />;
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
  if (failed.length === 0) return <SessionLoading />;
  return <LoadFailure onRetry={() => failed.forEach((query) => void query.refetch())} />;
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
