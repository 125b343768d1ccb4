import { Plus, Sparkles } from "lucide-react";
import { useState } from "react";
import { useStrings } from "../app/language.tsx";
import { useToast } from "../app/toasts.tsx";
import type { CallError } from "../call.ts";
import { Button } from "../ui/button.tsx";
import { NewActivityDialog } from "./new-activity-dialog.tsx";
import { useGenerateActivities } from "./queries.ts";
import { strings } from "./strings.ts";
import { useExplainFailure } from "./use-explain-failure.ts";
import { useIntentionKey } from "./use-intention-key.ts";

interface ActivitiesHeaderProps {
  planId: string | null;
  /** False while it is not known yet whether there is a plan. */
  isKnown: boolean;
}

/** The heading and the two ways to have more to do. */
export function ActivitiesHeader({ planId, isKnown }: ActivitiesHeaderProps) {
  const words = useStrings(strings);
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const { generateMore, isGenerating } = useGenerate();
  const withPlan = (act: () => void) => () =>
    planId === null ? toast({ title: words.error, description: words.noPlanToAdd, kind: "failure" }) : act();
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2 sm:gap-y-5">
      <div className="grid gap-1 sm:gap-2">
        <h1 className="text-[min(1.7rem,12vw)] sm:text-[1.9rem] lg:text-[2.6rem]">{words.title}</h1>
        <p className="text-soft max-sm:sr-only sm:text-lg">{words.intro}</p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full sm:gap-3">
        <Button
          kind="soft"
          className="max-sm:grow max-sm:px-4"
          disabled={isGenerating || !isKnown}
          onClick={withPlan(generateMore)}
        >
          <Sparkles aria-hidden="true" size={18} className="max-sm:hidden" />
          {isGenerating ? words.generating : words.more}
        </Button>
        <Button
          // what stands out is the start of a session, and without a plan the way to one
          kind="soft"
          className="max-sm:grow max-sm:px-4"
          disabled={!isKnown}
          onClick={withPlan(() => setOpen(true))}
        >
          <Plus aria-hidden="true" size={18} className="max-sm:hidden" />
          {words.newActivity}
        </Button>
      </div>
      {planId === null ? null : (
        <NewActivityDialog planId={planId} open={isOpen} onClose={() => setOpen(false)} />
      )}
    </header>
  );
}

function useGenerate() {
  const words = useStrings(strings);
  const toast = useToast();
  const explain = useExplainFailure();
  const { keyFor, settle } = useIntentionKey();
  const generate = useGenerateActivities((activities) => {
    settle();
    toast({ title: words.generated(activities.length) });
  });
  function generateMore() {
    const onError = (error: CallError) => explain(error, "add", generateMore);
    generate.mutate({ idempotencyKey: keyFor("generate") }, { onError });
  }
  return { generateMore, isGenerating: generate.isPending };
}
