import type { RefObject } from "react";
import type { LatestAssessment } from "@remanso/core/assessment/contract.ts";
import { useStrings } from "../app/language.tsx";
import { restWords } from "../safety/rest-words.ts";
import { AssessmentCentre } from "./assessment-centre.tsx";
import { CheckInPrompt } from "./check-in-prompt.tsx";
import type { PartOfDay } from "./greeting.ts";
import { HomeGreeting } from "./home-greeting.tsx";
import { Places } from "./places.tsx";
import { StressCard } from "./stress-card.tsx";

export interface RestingHomeProps {
  name: string | null;
  part: PartOfDay;
  heading: RefObject<HTMLHeadingElement | null>;
  assessment: LatestAssessment | null;
}

/** Home while the product rests: nothing is suggested, counted or asked; one line stands for it, and every place is open. */
export function RestingHome({ name, part, heading, assessment }: RestingHomeProps) {
  const { nothingToDo } = useStrings(restWords);
  return (
    <div className="grid grid-cols-1 gap-8 lg:gap-10">
      <HomeGreeting name={name} part={part} heading={heading} line={nothingToDo} />
      <CheckInPrompt />
      {assessment ? (
        <div className="grid grid-cols-1 gap-6">
          <StressCard assessment={assessment} />
          <AssessmentCentre />
        </div>
      ) : null}
      <Places />
    </div>
  );
}
