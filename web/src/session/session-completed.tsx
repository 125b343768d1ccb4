import { useEffect } from "react";
import type { Activity } from "@remanso/core/activity/contract.ts";
import type { Growth } from "@remanso/core/garden/contract.ts";
import { Link } from "../router/link.tsx";
import { useStrings } from "../app/language.tsx";
import { GrownPlants } from "../garden/grown-part.tsx";
import { useIsResting } from "../safety/use-is-resting.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { ActivityPicture } from "../ui/illustrations/activities/activity-picture.tsx";
import { RippleCross } from "../ui/illustrations/ripple-cross.tsx";
import { FocusedHeading } from "./focused-heading.tsx";
import { strings } from "./strings.ts";
import { useReturnHome } from "./use-return-home.ts";

// specification §4: success screen, then return to / after 1.5 s
const returnAfterMs = 1500;

/** The end of a session: what grew stands until a press (decisions §3); where nothing did, home comes by itself. */
export function SessionCompleted({ activity, grew }: { activity: Activity; grew: readonly Growth[] }) {
  const words = useStrings(strings);
  // safety.md: while a crisis stands nothing is rewarded
  const shown = useIsResting() ? [] : grew;
  const hasGrown = shown.length > 0;
  const goHome = useReturnHome(hasGrown ? null : returnAfterMs);
  return (
    <div className="mx-auto flex w-full max-w-xl grow flex-col items-center gap-5 text-center">
      <div className="my-auto grid grid-cols-[minmax(0,1fr)] justify-items-center gap-5 py-4 [@media(max-height:32rem)]:grid-cols-2 [@media(max-height:32rem)]:items-center [@media(max-height:32rem)]:py-1">
        {hasGrown ? null : (
          <div className="relative size-56 overflow-hidden rounded-full shadow-lift sm:size-64">
            <ActivityPicture activity={activity} ratio={1} className="size-full" />
            <RippleCross />
          </div>
        )}
        <div role="status" className="grid gap-2">
          <FocusedHeading className="text-[min(2.2rem,9vw)] wrap-anywhere">
            {words.completedTitle}
          </FocusedHeading>
          <p className="text-lg text-soft">{words.completedText}</p>
        </div>
        {hasGrown ? <GrownPlants grew={shown} /> : null}
      </div>
      <div className="sticky bottom-0 flex w-full max-w-sm flex-col gap-2 bg-paper pb-3 pt-1 [@media(max-height:32rem)]:max-w-xl [@media(max-height:32rem)]:flex-row">
        <Button onClick={goHome} className="min-h-[52px] grow px-8 text-[min(1.125rem,6vw)]">
          {words.continue}
        </Button>
        {hasGrown ? (
          <Link to="/zen-garden" className={`${buttonClass("plain")} text-[min(1rem,5vw)]`}>
            {words.toGarden}
          </Link>
        ) : null}
      </div>
    </div>
  );
}

/** Fetches the drawings of plants ahead: a session may end without a network. */
export function usePlantsAhead(): void {
  useEffect(() => GrownPlants.preload(), []);
}
