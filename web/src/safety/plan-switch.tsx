import { useEffect, useState } from "react";
import type { ContentKey } from "@remanso/core/only-you/contract.ts";
import { useStrings } from "../app/language.tsx";
import { useToast } from "../app/toasts.tsx";
import { Switch } from "../ui/switch.tsx";
import { closePlan, keepWays, openPlanForGood } from "./closed-plan.ts";
import { closedPlanWords } from "./closed-plan-words.ts";
import { useIsPlanClosed } from "./plan-keeping.ts";

/** Whether the plan is closed on this device too, where the key of their texts is on and here. */
export function PlanSwitch({ contentKey, userId }: { contentKey: ContentKey; userId: string }) {
  const words = useStrings(closedPlanWords);
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const isOn = useIsPlanClosed(userId);
  useEffect(() => {
    // a way that was added opens the plan too, and one that was removed no longer does
    void keepWays(userId, contentKey);
  }, [userId, contentKey]);
  const choose = async (isWanted: boolean) => {
    setBusy(true);
    const { version, ways } = contentKey;
    const isDone = await (isWanted ? closePlan(userId, { version, ways }) : openPlanForGood(userId));
    setBusy(false);
    if (isDone) toast({ title: isWanted ? words.closed : words.opened });
    else toast({ kind: "failure", title: words.failed, description: words.failedMore });
  };
  return (
    <div className="border-t border-line pt-5">
      <Switch
        label={words.label}
        hint={words.price}
        checked={isOn}
        onChange={(isWanted) => (isBusy ? undefined : void choose(isWanted))}
      />
    </div>
  );
}
