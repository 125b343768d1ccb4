import { useQueryClient } from "@tanstack/react-query";
import { Download, FolderOpen, HeartHandshake, Printer } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useUser } from "../account/use-user.ts";
import { importAgain } from "../app/import-again.ts";
import { useStrings } from "../app/language.tsx";
import { lazyPart } from "../app/lazy-part.tsx";
import { saveFile } from "../app/save-file.ts";
import { useToast } from "../app/toasts.tsx";
import { useOpeningCount } from "../only-you/use-opened.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { Shape } from "../ui/shape.tsx";
import { PlanCopyPart } from "./plan-copy-part.tsx";
import { changeKept, turnPlan, useKeptPlan } from "./plan-keeping.ts";
import { ContactsPart, WrittenPartField } from "./plan-parts.tsx";
import { PrintedPlan } from "./printed-plan.tsx";
import { planWords } from "./plan-words.ts";
import { emptyPlan, isEmptyPlan, planFile, planIn, type SafetyPlan } from "./safety-plan.ts";
import { pageTitle } from "../ui/page-title.ts";

const PlanClosedPart = lazyPart(
  () => importAgain(() => import("./plan-closed-part.tsx")).then(({ PlanClosedPart: Part }) => Part),
  { shape: <Shape className="h-96" /> },
);

/** A person's own plan for hard hours: written, kept and printed on their device. */
export function PlanScreen() {
  const words = useStrings(planWords);
  const user = useUser();
  const userId = user?.id ?? null;
  const plan = useKeptPlan(userId);
  useTurnedPlan(userId);
  if (userId === null) return null;
  const isOpen = typeof plan !== "string";
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:gap-8 print:hidden">
        <h1 className={pageTitle}>{words.title}</h1>
        <HelpLine />
        {isOpen ? (
          <OpenPlan userId={userId} plan={plan} />
        ) : (
          <div className="max-w-[44rem]">
            <PlanClosedPart userId={userId} state={plan} />
          </div>
        )}
      </div>
      <PrintedPlan plan={isOpen ? plan : emptyPlan} />
    </>
  );
}

/** Once a key has come, a plan closed with an earlier one is closed with the present one. */
function useTurnedPlan(userId: string | null): void {
  const client = useQueryClient();
  const count = useOpeningCount();
  useEffect(() => {
    if (userId !== null && count > 0) void turnPlan(client, userId);
  }, [client, userId, count]);
}

function OpenPlan({ userId, plan }: { userId: string; plan: SafetyPlan }) {
  const words = useStrings(planWords);
  const [isKept, setKept] = useState(true);
  const change = (changed: (plan: SafetyPlan) => SafetyPlan) =>
    setKept(changeKept(userId, (kept) => ({ ...kept, plan: changed(kept.plan) })));
  const write = (written: Partial<SafetyPlan>) => change((before) => ({ ...before, ...written }));
  return (
    <>
      <div className="grid gap-4">
        <p className="max-w-[65ch] sm:text-[1.15rem]">{words.intro}</p>
        <p className="max-w-[65ch] text-soft">{words.keeps}</p>
        <p role="status" className={isKept ? "sr-only" : "rounded-card bg-wash p-5 font-semibold"}>
          {isKept ? "" : words.notKept}
        </p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2 lg:items-start lg:gap-x-10 lg:gap-y-8">
        <WrittenPartField part="signs" plan={plan} onWrite={write} />
        <WrittenPartField part="coping" plan={plan} onWrite={write} />
        <WrittenPartField part="places" plan={plan} onWrite={write} />
        <ContactsPart part="people" plan={plan} onWrite={write} />
        <ContactsPart part="professionals" plan={plan} onWrite={write} />
        <WrittenPartField part="surroundings" plan={plan} onWrite={write} />
        <WrittenPartField part="reasons" plan={plan} onWrite={write} />
      </div>
      <PlanCopyPart userId={userId} plan={plan} />
      <Files plan={plan} onOpen={(next) => change(() => next)} />
    </>
  );
}

/** Always in sight here: whoever writes this may need it while writing. */
function HelpLine() {
  const words = useStrings(planWords);
  return (
    <p className="sticky top-3 z-10 flex flex-wrap items-center justify-between gap-x-1 gap-y-2 rounded-card bg-wash py-2 pl-[min(1.1rem,4vw)] pr-2 text-[0.92rem] shadow-card sm:text-base">
      {words.help}
      <a href="/help" className={`${buttonClass("primary")} px-3.5!`}>
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
