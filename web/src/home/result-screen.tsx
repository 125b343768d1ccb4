import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { useEffect } from "react";
import type { Activity } from "@remanso/core/activity/contract.ts";
import type { LatestAssessment } from "@remanso/core/assessment/contract.ts";
import { Link } from "../router/link.tsx";
import { useUser } from "../account/use-user.ts";
import { minutesOf } from "../activity/board.ts";
import { strings as activityStrings } from "../activity/strings.ts";
import { Block } from "../app/block.tsx";
import { useStrings } from "../app/language.tsx";
import { resultStrings } from "../assessment/result-strings.ts";
import { ResultView } from "../assessment/result-view.tsx";
import { restWords } from "../safety/rest-words.ts";
import { useIsResting } from "../safety/use-is-resting.ts";
import { beginsAtOnce } from "../session/begin-at-once.ts";
import { buttonClass } from "../ui/button.tsx";
import { EmptyScene } from "../ui/illustrations/empty-scene.tsx";
import { Shape } from "../ui/shape.tsx";
import { ChangeSinceFirst } from "./change-since-first.tsx";
import { useDismissed } from "./dismissed.ts";
import { activePlanQuery, latestAssessmentQuery } from "./queries.ts";
import { waitingActivities } from "./recommended.ts";
import { useHour } from "./use-hour.ts";

/** "/?result": the first view after 'Enviar', and again from the assessment centre. decisions §2 */
export function ResultScreen() {
  const latest = useQuery(latestAssessmentQuery);
  return (
    <Block query={latest} shape={<Shape className="h-105" />}>
      {(assessment) => (assessment ? <Result assessment={assessment} /> : <NoResult />)}
    </Block>
  );
}

function Result({ assessment }: { assessment: LatestAssessment }) {
  const user = useUser();
  const [, see] = useDismissed("resultSeen", user?.id ?? null);
  useEffect(() => see(assessment.id), [see, assessment.id]);
  const words = useStrings(resultStrings);
  const { nothingToDo } = useStrings(restWords);
  const { data: plan } = useQuery(activePlanQuery);
  const isResting = useIsResting();
  const hour = useHour();
  const waiting = plan?.assessmentId === assessment.id ? waitingActivities(plan.activities, hour) : [];
  const first = isResting ? undefined : waiting[0];
  return (
    <ResultView
      scores={assessment}
      change={assessment.change ? <ChangeSinceFirst change={assessment.change} /> : null}
      firstStep={
        first
          ? {
              name: first.activityName,
              minutes: minutesOf(first),
              reason: first.reason,
              start: <Start activity={first} />,
            }
          : null
      }
      instead={isResting ? <p className="text-soft">{nothingToDo}</p> : null}
      onward={
        <Link to="/" className={`${buttonClass("plain")} -ml-3`}>
          {first ? words.notNow : words.home}
        </Link>
      }
    />
  );
}

function Start({ activity }: { activity: Activity }) {
  const { startSession } = useStrings(activityStrings);
  return (
    <Link
      to="/activity-session/$activityId"
      params={{ activityId: activity.id }}
      state={beginsAtOnce}
      aria-describedby="first-step"
      className={`${buttonClass("primary")} mt-1 min-h-13 w-full text-[1.05rem] sm:w-auto sm:px-8`}
    >
      {startSession}
      <ArrowRight aria-hidden="true" size={18} />
    </Link>
  );
}

/** Whoever has answered nothing yet: the way to the questions. */
function NoResult() {
  const words = useStrings(resultStrings);
  return (
    <div className="mx-auto grid grow content-center justify-items-center gap-4 pb-16 text-center">
      <EmptyScene className="w-60 max-w-full" />
      <h1 className="text-[1.9rem] text-balance lg:text-[2.4rem]">{words.none}</h1>
      <p className="text-soft">{words.noneText}</p>
      <Link to="/assessment" className={buttonClass("primary")}>
        {words.take}
      </Link>
    </div>
  );
}
