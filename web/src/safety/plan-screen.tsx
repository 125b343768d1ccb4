import { Download, FolderOpen, HeartHandshake, Printer } from "lucide-react";
import { useRef, useState } from "react";
import { useUser } from "../account/use-user.ts";
import { useStrings } from "../app/language.tsx";
import { saveFile } from "../app/save-file.ts";
import { useToast } from "../app/toasts.tsx";
import { Button, buttonClass } from "../ui/button.tsx";
import { PlanCopyPart } from "./plan-copy-part.tsx";
import { keepPlan, keptPlan, useKeptPlan } from "./plan-keeping.ts";
import { ContactsPart, WrittenPartField } from "./plan-parts.tsx";
import { PrintedPlan } from "./printed-plan.tsx";
import { planWords } from "./plan-words.ts";
import { isEmptyPlan, planFile, planIn, type SafetyPlan } from "./safety-plan.ts";

/** A person's own plan for hard hours: written, kept and printed on their device. */
export function PlanScreen() {
  const words = useStrings(planWords);
  const user = useUser();
  const userId = user?.id ?? null;
  const plan = useKeptPlan(userId);
  const [isKept, setKept] = useState(true);
  if (userId === null) return null;
  const keep = (next: SafetyPlan) => setKept(keepPlan(userId, next));
  const write = (change: Partial<SafetyPlan>) => keep({ ...keptPlan(userId), ...change });
  return (
    <>
      <div className="mx-auto grid max-w-[44rem] grid-cols-[minmax(0,1fr)] gap-6 py-2 lg:gap-10 lg:py-8 print:hidden">
        <h1 className="text-[min(2.4rem,14vw)] lg:text-[3.2rem]">{words.title}</h1>
        <HelpLine />
        <div className="grid gap-4">
          <p className="text-[1.15rem]">{words.intro}</p>
          <p className="text-soft">{words.keeps}</p>
          <p role="status" className={isKept ? "sr-only" : "rounded-card bg-wash p-5 font-semibold"}>
            {isKept ? "" : words.notKept}
          </p>
        </div>
        <WrittenPartField part="signs" plan={plan} onWrite={write} />
        <WrittenPartField part="coping" plan={plan} onWrite={write} />
        <WrittenPartField part="places" plan={plan} onWrite={write} />
        <ContactsPart part="people" plan={plan} onWrite={write} />
        <ContactsPart part="professionals" plan={plan} onWrite={write} />
        <WrittenPartField part="surroundings" plan={plan} onWrite={write} />
        <WrittenPartField part="reasons" plan={plan} onWrite={write} />
        <PlanCopyPart userId={userId} />
        <Files plan={plan} onOpen={keep} />
      </div>
      <PrintedPlan plan={plan} />
    </>
  );
}

/** Always in sight here: whoever writes this may need it while writing. */
function HelpLine() {
  const words = useStrings(planWords);
  return (
    <p className="sticky top-3 z-10 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-wash py-2 pl-[min(1.25rem,5vw)] pr-2 shadow-card">
      {words.help}
      <a href="/help" className={buttonClass("primary")}>
        <HeartHandshake aria-hidden="true" size={18} />
        {words.helpLink}
      </a>
    </p>
  );
}

function Files({ plan, onOpen }: { plan: SafetyPlan; onOpen: (plan: SafetyPlan) => void }) {
  const words = useStrings(planWords);
  const toast = useToast();
  const ref = useRef<HTMLInputElement>(null);
  const isEmpty = isEmptyPlan(plan);
  const read = async (file: File | undefined) => {
    const found = planIn((await file?.text().catch(() => null)) ?? null);
    if (!found) {
      toast({ kind: "failure", title: words.unreadable, description: words.unreadableMore });
      return;
    }
    onOpen(found);
    const undo = { label: words.undo, onPress: () => onOpen(plan) };
    toast({ title: words.opened, ...(isEmpty ? {} : { action: undo }) });
  };
  return (
    <div className="flex flex-wrap gap-3">
      <Button disabled={isEmpty} onClick={() => saveFile(words.file, planFile(plan))}>
        <Download aria-hidden="true" size={18} />
        {words.save}
      </Button>
      <Button kind="soft" disabled={isEmpty} onClick={() => print()}>
        <Printer aria-hidden="true" size={18} />
        {words.print}
      </Button>
      <Button kind="soft" onClick={() => ref.current?.click()}>
        <FolderOpen aria-hidden="true" size={18} />
        {words.open}
      </Button>
      <input
        ref={ref}
        type="file"
        accept="application/json,.json"
        aria-label={words.open}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          void read(event.target.files?.[0]);
          // the same file may be chosen again
          event.target.value = "";
        }}
      />
    </div>
  );
}
