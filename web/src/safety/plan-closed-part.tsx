import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useUser } from "../account/use-user.ts";
import { useStrings } from "../app/language.tsx";
import { LoadFailure } from "../app/load-failure.tsx";
import { strings } from "../app/strings.ts";
import { Unlock } from "../only-you/unlock.tsx";
import { useKeyState } from "../only-you/use-opened.ts";
import { Button } from "../ui/button.tsx";
import { Shape } from "../ui/shape.tsx";
import { beginAnew, closingOf } from "./closed-plan.ts";
import { closedPlanWords } from "./closed-plan-words.ts";
import { beginOpening, turnPlan, type NoPlanYet } from "./plan-keeping.ts";

interface PlanClosedPartProps {
  userId: string;
  state: NoPlanYet;
}

/** Stands in the place of a plan that is closed on this device: what opens it, and nothing that could be written over it. */
export function PlanClosedPart({ userId, state }: PlanClosedPartProps) {
  const words = useStrings(closedPlanWords);
  const { partMissing } = useStrings(strings);
  const keyState = useKeyState();
  if (state === "missing") return <LoadFailure text={partMissing} onRetry={() => beginOpening(userId)} />;
  if (state === "opening" || keyState === "unknown") return <Shape className="h-96" />;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid gap-1.5">
        <h2 className="text-xl">{words.here}</h2>
        <p>{keyState === "closed" ? words.hereText : words.earlier}</p>
      </div>
      <Unlock kept={closingOf(userId)?.ways} />
      {keyState === "closed" ? null : <BeginAnew userId={userId} />}
    </section>
  );
}

/** The way out for who has neither the words nor the code of an earlier key. */
function BeginAnew({ userId }: { userId: string }) {
  const words = useStrings(closedPlanWords);
  const client = useQueryClient();
  const version = useUser()?.contentKeyVersion ?? 0;
  const [isAsking, setAsking] = useState(false);
  const begin = () => void beginAnew(userId, version).then(() => turnPlan(client, userId));
  return (
    <div className="grid justify-items-start gap-2.5 border-t border-line pt-5">
      <p className="max-w-[60ch] text-[0.95rem] text-soft">{words.beginText}</p>
      {isAsking ? (
        <div role="group" aria-label={words.beginSure} className="grid gap-3">
          <p className="font-semibold">{words.beginSure}</p>
          <div className="flex flex-wrap gap-2">
            <Button kind="danger" onClick={begin}>
              {words.beginYes}
            </Button>
            <Button kind="plain" onClick={() => setAsking(false)}>
              {words.keepIt}
            </Button>
          </div>
        </div>
      ) : (
        <Button kind="soft" onClick={() => setAsking(true)}>
          {words.begin}
        </Button>
      )}
    </div>
  );
}
