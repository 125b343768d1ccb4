import { useEffect } from "react";
import type { Activity, Instructions } from "@remanso/core/activity/contract.ts";
import { useHalfDone } from "../app/use-half-done.ts";
import { AlreadyCompleted } from "./already-completed.tsx";
import { NoSteps } from "./no-steps.tsx";
import { CompletedPart, RunningPart } from "./running-part.tsx";
import { SessionIntro } from "./session-intro.tsx";
import { useFinish } from "./use-finish.ts";
import { fetchAhead } from "../first-paint/when-quiet.ts";
import type { SessionPlace } from "./keeping.ts";
import { useKeptSession } from "./use-kept-session.ts";

interface GuidedSessionProps {
  activity: Activity;
  instructions: Instructions;
  /** Where this device keeps the session. */
  place: SessionPlace;
}

/** The session in the state it is in: over, without steps, not begun, or under way. */
export function GuidedSession({ activity, instructions, place }: GuidedSessionProps) {
  const { steps } = instructions;
  useHalfDone();
  useEffect(() => fetchAhead(RunningPart.loaded), []);
  const [kept, update] = useKeptSession(place);
  const { state, grew, finish } = useFinish({ activity, steps, place });
  if (state === "recorded") return <CompletedPart activity={activity} grew={grew} />;
  // a completion that was sent but never answered may be what completed it: sending it again tells
  const completedElsewhere = activity.completed && state === "open" && !kept?.completion;
  if (state === "already" || completedElsewhere) {
    return <AlreadyCompleted writing={kept?.writing ?? ""} onDiscard={() => update(null)} />;
  }
  if (steps.length === 0) return <NoSteps activity={activity} />;
  if (!kept) return <SessionIntro activity={activity} steps={steps} onBegin={update} />;
  return (
    <RunningPart
      activity={activity}
      steps={steps}
      place={place}
      kept={kept}
      update={update}
      isSending={state === "sending"}
      onFinish={finish}
    />
  );
}
