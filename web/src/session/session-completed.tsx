import type { Activity } from "@remanso/core/activity/contract.ts";
import { useStrings } from "../app/language.tsx";
import { Button } from "../ui/button.tsx";
import { ActivityPicture } from "../ui/illustrations/activities/activity-picture.tsx";
import { RippleCross } from "../ui/illustrations/ripple-cross.tsx";
import { FocusedHeading } from "./focused-heading.tsx";
import { strings } from "./strings.ts";
import { useReturnHome } from "./use-return-home.ts";

// specification §4: success screen, then return to / after 1.5 s
const returnAfterMs = 1500;

export function SessionCompleted({ activity }: { activity: Activity }) {
  const words = useStrings(strings);
  const goHome = useReturnHome(returnAfterMs);
  return (
    <div className="mx-auto grid min-h-[60dvh] max-w-xl content-center justify-items-center gap-6 py-8 text-center">
      <div className="relative size-56 overflow-hidden rounded-full shadow-lift sm:size-64">
        <ActivityPicture activity={activity} ratio={1} className="size-full" />
        <RippleCross />
      </div>
      <div role="status" className="grid gap-3">
        <FocusedHeading className="text-4xl">{words.completedTitle}</FocusedHeading>
        <p className="text-lg text-soft">{words.completedText}</p>
      </div>
      <Button onClick={goHome} className="px-8">
        {words.continue}
      </Button>
    </div>
  );
}
