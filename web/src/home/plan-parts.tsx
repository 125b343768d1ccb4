import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { localeOf } from "@remanso/core/language.ts";
import type { Activity } from "@remanso/core/activity/contract.ts";
import type { Plan } from "@remanso/core/plan/contract.ts";
import { Link } from "../router/link.tsx";
import { useDrawsFolded } from "../app/draws-folded.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { buttonClass } from "../ui/button.tsx";
import { ActivityCard } from "./activity-card.tsx";
import { Block } from "../app/block.tsx";
import { Shape } from "../ui/shape.tsx";
import { NextStep, NoPlan, PlanDone } from "./next-step.tsx";
import { activePlanQuery } from "./queries.ts";
import { waitingActivities } from "./recommended.ts";
import { strings } from "./strings.ts";
import { useHour } from "./use-hour.ts";

/** The first pending activity, or its replacement when there is none. */
export function PlanNext() {
  const plan = useQuery(activePlanQuery);
  const hour = useHour();
  return (
    <Block query={plan} shape={<Shape className="h-44 lg:h-80" />}>
      {(active) => {
        if (!active) return <NoPlan />;
        const [first] = waitingActivities(active.activities, hour);
        return first ? <NextStep activity={first} /> : <PlanDone />;
      }}
    </Block>
  );
}

/** The other activities that wait. */
export function PlanRest() {
  const words = useStrings(strings).activities;
  const { data: plan } = useQuery(activePlanQuery);
  const drawsFolded = useDrawsFolded();
  const others = waitingActivities(plan?.activities ?? [], useHour()).slice(1);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="for-you" className="grid grid-cols-1 gap-2">
      <div className="grid gap-0.5">
        <h2 id="for-you" className="text-[1.25rem] lg:text-[1.55rem]">
          {words.title}
        </h2>
        <p className="max-w-[65ch] text-[0.92rem] text-soft">
          {
            /* a plan that a device kept before an update may not name them */
            plan?.focuses ? <Focus focuses={plan.focuses} /> : null
          }
        </p>
      </div>
      <Cards activities={others.slice(0, shownAtOnce)} />
      {others.length > shownAtOnce ? (
        <details>
          <summary className="inline-flex min-h-11 items-center rounded-control font-semibold text-primary underline underline-offset-4">
            {words.others(others.length - shownAtOnce)}
          </summary>
          {drawsFolded ? <Cards activities={others.slice(shownAtOnce)} /> : null}
        </details>
      ) : null}
      <Link to="/activities" className={`${buttonClass("soft")} lg:justify-self-start`}>
        {words.all}
        <ArrowRight aria-hidden="true" size={18} />
      </Link>
    </section>
  );
}

// the others are a tap away, so that home stays short
const shownAtOnce = 2;

function Cards({ activities }: { activities: readonly Activity[] }) {
  return (
    <ul className="grid grid-cols-1 gap-2 pt-0.5 sm:grid-cols-2 lg:gap-4">
      {activities.map((activity) => (
        <ActivityCard key={activity.id} activity={activity} />
      ))}
    </ul>
  );
}

/** What the plan looks at first of all: every one of equal highest categories is named. decisions §2 */
function Focus({ focuses }: Pick<Plan, "focuses">) {
  const language = useLanguage();
  const words = useStrings(strings).activities;
  if (focuses.length === 0) return words.keepWell;
  const areas = new Intl.ListFormat(localeOf[language]).format(
    focuses.map((category) => words.areas[category]),
  );
  return focuses.length === 1 ? words.focus(areas) : words.focuses(areas);
}
