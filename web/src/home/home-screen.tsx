import { useQuery } from "@tanstack/react-query";
import { useRef, type RefObject } from "react";
import { useUser } from "../account/use-user.ts";
import { useStrings } from "../app/language.tsx";
import { useVisitor } from "../app/use-visitor.ts";
import { AssessmentCentre } from "./assessment-centre.tsx";
import { Block } from "../app/block.tsx";
import { useIsResting } from "../safety/use-is-resting.ts";
import { Shape } from "../ui/shape.tsx";
import { CheckInPrompt } from "./check-in-prompt.tsx";
import { FeelingQuestion } from "./feeling-question.tsx";
import { nameOf, partOfDay, type PartOfDay } from "./greeting.ts";
import { HomeGreeting } from "./home-greeting.tsx";
import { planLine } from "./plan-line.ts";
import { Places } from "./places.tsx";
import { PlanNext, PlanRest } from "./plan-parts.tsx";
import { latestAssessmentQuery, weekQuery } from "./queries.ts";
import { RestingHome } from "./resting-home.tsx";
import { StressCard } from "./stress-card.tsx";
import { strings } from "./strings.ts";
import { useNow } from "./use-now.ts";
import { WeekCard } from "./week-card.tsx";
import { Welcome } from "./welcome.tsx";

/** "/" for a signed-in person: a welcome before the first assessment, after it the next step and the state of things, less while the product rests. */
export function HomeScreen() {
  const { timeZone } = useVisitor();
  const user = useUser();
  const latest = useQuery(latestAssessmentQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  const part = partOfDay(useNow(), timeZone);
  const name = nameOf(user ?? null);
  const isResting = useIsResting();
  if (isResting)
    return <RestingHome name={name} part={part} heading={heading} assessment={latest.data ?? null} />;
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

/** The greeting, and how much of the plan is done. */
function Greeting(props: GreetingProps) {
  const words = useStrings(strings);
  const { data: week } = useQuery(weekQuery);
  return <HomeGreeting {...props} line={planLine(week, words)} />;
}

function Week() {
  const week = useQuery(weekQuery);
  return (
    <Block query={week} shape={<Shape className="h-105" />}>
      {(data) => <WeekCard week={data} />}
    </Block>
  );
}
