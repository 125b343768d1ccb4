import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, type RefObject } from "react";
import { useUser } from "../account/use-user.ts";
import { importAgain } from "../app/import-again.ts";
import { useStrings } from "../app/language.tsx";
import { laterPart } from "../app/later-part.tsx";
import { lazyPart } from "../app/lazy-part.tsx";
import { useVisitor } from "../app/use-visitor.ts";
import { withParts } from "../app/with-parts.ts";
import { fetchAhead } from "../first-paint/when-quiet.ts";
import { useIsResting } from "../safety/use-is-resting.ts";
import { Shape } from "../ui/shape.tsx";
import { GardenGlimpse } from "./garden-glimpse.tsx";
import { nameOf, partOfDay, type PartOfDay } from "./greeting.ts";
import { HomeGreeting } from "./home-greeting.tsx";
import { HomeSlot, useAsked } from "./home-slot.tsx";
import { MoodRow } from "./mood-row.tsx";
import { PlanNext } from "./plan-parts.tsx";
import { planLine } from "./plan-line.ts";
import { latestAssessmentQuery, weekQuery } from "./queries.ts";
import { strings } from "./strings.ts";
import { useNow } from "./use-now.ts";

const RestOfHome = laterPart(
  () => importAgain(() => import("./rest-of-home.tsx")).then((part) => part.RestOfHome),
  { className: "grid grid-cols-1 gap-4 lg:gap-10", shape: <Shape className="h-96" /> },
);

// hardly anybody's home is one of these
const RestingHome = lazyPart(
  () => importAgain(() => import("./resting-home.tsx")).then((part) => part.RestingHome),
  { shape: <Shape className="h-96" /> },
);
const Welcome = lazyPart(() => importAgain(() => import("./welcome.tsx")).then((part) => part.Welcome), {
  shape: <Shape className="h-96" />,
});

/** The screen with its parts. */
export const homeScreen = () => withParts(HomeScreen, [RestOfHome, RestingHome, Welcome]);

/** "/" for a signed-in person: a welcome before the first assessment, after it the next step and the state of things, less while the product rests. */
function HomeScreen() {
  const { timeZone } = useVisitor();
  const user = useUser();
  const latest = useQuery(latestAssessmentQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  const part = partOfDay(useNow(), timeZone);
  const name = nameOf(user ?? null);
  const isResting = useIsResting();
  const asked = useAsked(latest.data ?? null);
  // a conversation on this page may end in rest
  useEffect(() => fetchAhead(RestingHome.loaded), []);
  if (isResting)
    return <RestingHome name={name} part={part} heading={heading} assessment={latest.data ?? null} />;
  if (latest.data === null) return <Welcome name={name} part={part} heading={heading} />;
  return (
    <div className="grid grid-cols-1 gap-4 lg:gap-10">
      {/* what stands here fits one window: one thing to be asked, how one is, the next step, the garden */}
      <div className="-mt-1 grid grid-cols-1 gap-2 sm:-mt-5 lg:-mt-6 lg:gap-5">
        <Greeting name={name} part={part} heading={heading} isShort={asked !== null} />
        <HomeSlot asked={asked} onClosed={() => heading.current?.focus()} />
        <div className="grid grid-cols-1 gap-2 lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)] lg:gap-5">
          <div className="contents lg:grid lg:grid-rows-[auto_1fr] lg:gap-5">
            <MoodRow />
            <div className="max-lg:order-last">
              <GardenGlimpse />
            </div>
          </div>
          <PlanNext />
        </div>
      </div>
      <RestOfHome />
    </div>
  );
}

interface GreetingProps {
  name: string | null;
  part: PartOfDay;
  heading: RefObject<HTMLHeadingElement | null>;
  /** On a phone, where something stands below it. */
  isShort: boolean;
}

/** The greeting, and how much of the plan is done. */
function Greeting(props: GreetingProps) {
  const words = useStrings(strings);
  const { data: week } = useQuery(weekQuery);
  return <HomeGreeting {...props} line={planLine(week, words)} />;
}
