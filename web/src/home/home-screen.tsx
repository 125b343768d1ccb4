import { useQuery } from "@tanstack/react-query";
import { useRef, type RefObject } from "react";
import { userQuery } from "../account/queries.ts";
import { useStrings } from "../app/language.tsx";
import { useVisitor } from "../app/use-visitor.ts";
import { AssessmentCentre } from "./assessment-centre.tsx";
import { Block, Shape } from "./block.tsx";
import { CheckInPrompt } from "./check-in-prompt.tsx";
import { DayScene } from "./day-scene.tsx";
import { FeelingQuestion } from "./feeling-question.tsx";
import { nameOf, partOfDay, type PartOfDay } from "./greeting.ts";
import { Places } from "./places.tsx";
import { PlanNext, PlanRest } from "./plan-parts.tsx";
import { latestAssessmentQuery, weekQuery } from "./queries.ts";
import { StressCard } from "./stress-card.tsx";
import { strings } from "./strings.ts";
import { useNow } from "./use-now.ts";
import { WeekCard } from "./week-card.tsx";
import { Welcome } from "./welcome.tsx";

/** What stands at "/" for a person: the welcome before the first assessment, after it one next step and how things are. */
export function HomeScreen() {
  const { timeZone } = useVisitor();
  const { data: user } = useQuery(userQuery);
  const latest = useQuery(latestAssessmentQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  const part = partOfDay(useNow(), timeZone);
  const name = nameOf(user ?? null);
  if (latest.data === null) return <Welcome name={name} part={part} heading={heading} />;
  return (
    <div className="grid grid-cols-1 gap-8 lg:gap-10">
      <Greeting name={name} part={part} heading={heading} />
      <FeelingQuestion onClosed={() => heading.current?.focus()} />
      <CheckInPrompt />
      <PlanNext />
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2 lg:gap-10">
        <div className="flex flex-col gap-6">
          <Block query={latest} shape={<Shape className="h-105" />}>
            {(assessment) => (assessment ? <StressCard assessment={assessment} /> : null)}
          </Block>
          <AssessmentCentre />
        </div>
        <Week />
      </div>
      <PlanRest />
      <Places />
    </div>
  );
}

interface GreetingProps {
  name: string | null;
  part: PartOfDay;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The river at this hour, the greeting, and how much of the plan is done. */
function Greeting({ name, part, heading }: GreetingProps) {
  const words = useStrings(strings);
  const { data: week } = useQuery(weekQuery);
  // specification §9: fallback total 4 when no activities
  const total = week?.planTotal || 4;
  return (
    <header className="grid grid-cols-1 gap-5">
      <DayScene part={part} className="h-32 w-full rounded-card sm:h-44 lg:h-52" />
      <div className="grid gap-1.5">
        <h1 ref={heading} tabIndex={-1} className="text-[2rem] wrap-anywhere lg:text-[2.8rem]">
          {words.greeting(part, name)}
        </h1>
        <p className="min-h-[1.6em] text-[1.05rem] text-soft">
          {week ? words.completedOfTotal(week.planCompleted, total) : null}
        </p>
      </div>
    </header>
  );
}

function Week() {
  const week = useQuery(weekQuery);
  return (
    <Block query={week} shape={<Shape className="h-105" />}>
      {(data) => <WeekCard week={data} />}
    </Block>
  );
}
