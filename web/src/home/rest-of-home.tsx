import { useQuery } from "@tanstack/react-query";
import { Block } from "../app/block.tsx";
import { Shape } from "../ui/shape.tsx";
import { AssessmentCentre } from "./assessment-centre.tsx";
import { ChangeSinceFirst } from "./change-since-first.tsx";
import { Places } from "./places.tsx";
import { PlanRest } from "./plan-parts.tsx";
import { latestAssessmentQuery, weekQuery } from "./queries.ts";
import { StressCard } from "./stress-card.tsx";
import { Goals, WeekCard } from "./week-card.tsx";

/** What is below the first window: stress and week, the assessment centre, what else waits in the plan, and the ways on. */
export function RestOfHome() {
  const latest = useQuery(latestAssessmentQuery);
  const week = useQuery(weekQuery);
  const shape = <Shape className="h-64" />;
  return (
    <>
      <div className="grid grid-cols-1 gap-2 min-[22rem]:not-has-[[role=alert]]:grid-cols-2 lg:gap-5">
        <Block query={latest} shape={shape}>
          {(assessment) => (assessment ? <StressCard assessment={assessment} /> : null)}
        </Block>
        <Block query={week} shape={shape}>
          {(data) => <WeekCard week={data} />}
        </Block>
        {latest.data?.change ? (
          <div className="rounded-card bg-raised p-3.5 shadow-card min-[22rem]:col-span-2">
            <ChangeSinceFirst change={latest.data.change} />
          </div>
        ) : null}
        {week.data ? <Goals goals={week.data.goals} /> : null}
        <AssessmentCentre />
      </div>
      <PlanRest />
      <Places />
    </>
  );
}
