import { useUser } from "../account/use-user.ts";
import { useDateLanguage, useStrings } from "../app/language.tsx";
import { useVisitor } from "../app/use-visitor.ts";
import { momentInWords } from "../home/days.ts";
import { OnlyYouGate } from "../only-you/gate.tsx";
import { useKeyState } from "../only-you/use-opened.ts";
import { Button } from "../ui/button.tsx";
import { Switch } from "../ui/switch.tsx";
import { usePlanCopy, type CopyState } from "./plan-copy-queries.ts";
import { PlanTexts } from "./printed-plan.tsx";
import { useIsPlanClosed } from "./plan-keeping.ts";
import { planWords } from "./plan-words.ts";
import type { SafetyPlan } from "./safety-plan.ts";

/** Whether a copy of the plan is kept on the server, and what to do where another device has changed it. */
export function PlanCopyPart({ userId, plan }: { userId: string; plan: SafetyPlan }) {
  const words = useStrings(planWords).copy;
  const { state, switchOn, switchOff, choose } = usePlanCopy(userId, plan);
  const isClosing = (useUser()?.contentKeyVersion ?? 0) > 0;
  const isClosedHere = useIsPlanClosed(userId);
  const isOn = ["kept", "two", "unreadable", "closed"].includes(state.kind);
  return (
    <section className="grid gap-3 rounded-card bg-raised p-6 shadow-card">
      {useKeyState() === "closed" ? <h2 className="text-[1.15rem]">{words.label}</h2> : null}
      <OnlyYouGate>
        <Switch
          label={words.label}
          hint={isClosing ? words.hintClosed(isClosedHere) : words.hint}
          checked={isOn}
          disabled={state.kind === "unknown" || state.kind === "away"}
          onChange={(isWanted) => (isWanted ? switchOn() : switchOff())}
        />
        <p role="status" className="text-[0.95rem] text-soft">
          {useSaid(state)}
        </p>
        {state.kind === "two" ? (
          <div className="grid gap-3 rounded-card bg-wash p-5">
            <p className="font-semibold">{words.two}</p>
            <PlanTexts plan={state.other} />
            <div className="flex flex-wrap gap-3">
              <Button onClick={() => choose("other")}>{words.takeOther}</Button>
              <Button kind="soft" onClick={() => choose("here")}>
                {words.takeHere}
              </Button>
            </div>
          </div>
        ) : null}
      </OnlyYouGate>
    </section>
  );
}

function useSaid(state: CopyState): string {
  const words = useStrings(planWords).copy;
  const dates = useDateLanguage();
  const { timeZone } = useVisitor();
  switch (state.kind) {
    case "off":
    case "unknown":
    case "closed":
      return "";
    case "away":
      return words.away;
    case "unreadable":
      return words.unreadable;
    case "kept":
      return words.kept(momentInWords(state.keptAt, dates, timeZone));
    case "two":
      return words.twoFrom(momentInWords(state.keptAt, dates, timeZone));
  }
}
