import { useState } from "react";
import type { Activity } from "@remanso/core/activity/contract.ts";
import { Link } from "../router/link.tsx";
import { importAgain } from "../app/import-again.ts";
import { useWriteSteps } from "../activity/queries.ts";
import { useStrings } from "../app/language.tsx";
import { lazyPart } from "../app/lazy-part.tsx";
import { useToast } from "../app/toasts.tsx";
import { OnlyYouGate } from "../only-you/gate.tsx";
import type { CallError } from "../call.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { ActivityPicture } from "../ui/illustrations/activities/activity-picture.tsx";
import type { WrittenStep } from "./step-draft.ts";
import { strings } from "./strings.ts";

// few activities come without steps: the form comes when somebody wants to write
const StepsForm = lazyPart(() =>
  importAgain(() => import("./steps-form.tsx")).then(({ StepsForm: Part }) => Part),
);

/** An activity that nobody has set up: its person can write its steps or take the generic guide. */
export function NoSteps({ activity }: { activity: Activity }) {
  const words = useStrings(strings);
  const [isWriting, setWriting] = useState(false);
  const { write, isSaving } = useSaveSteps(activity.id);
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-8 py-4">
      <header className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-5 text-center">
        <ActivityPicture
          activity={activity}
          className="aspect-[1.6] w-72 max-w-full rounded-card shadow-card"
        />
        <div className="grid gap-2">
          <p className="font-semibold text-soft break-words">{activity.activityName}</p>
          <h1 className="text-[min(1.875rem,9vw)] lg:text-4xl">{words.unavailableTitle}</h1>
          <p className="text-lg text-soft">{words.unavailableText}</p>
        </div>
        <Link
          to="/activities"
          className={buttonClass(activity.activityType === "custom" ? "soft" : "primary")}
        >
          {words.back}
        </Link>
      </header>
      {activity.activityType === "custom" ? (
        <section className="grid gap-5 rounded-card bg-raised p-6 shadow-card sm:p-8">
          <h2 className="text-2xl">{words.ownTitle}</h2>
          {isWriting ? (
            <OnlyYouGate>
              <StepsForm
                isSaving={isSaving}
                onSave={(steps) => write({ steps })}
                onCancel={() => setWriting(false)}
              />
            </OnlyYouGate>
          ) : (
            <>
              <p className="text-soft">{words.genericText}</p>
              <div className="flex flex-wrap gap-3">
                <Button disabled={isSaving} onClick={() => write({ generic: true })}>
                  {isSaving ? words.saving : words.useGeneric}
                </Button>
                <Button kind="soft" disabled={isSaving} onClick={() => setWriting(true)}>
                  {words.writeOwn}
                </Button>
              </div>
            </>
          )}
        </section>
      ) : null}
    </div>
  );
}

type StepsToWrite = { generic: true } | { steps: WrittenStep[] };

function useSaveSteps(activityId: string) {
  const words = useStrings(strings);
  const toast = useToast();
  const save = useWriteSteps();
  function write(input: StepsToWrite) {
    const onError = ({ status }: CallError) => {
      const description = status === 0 ? words.offline : words.stepsFailed;
      toast({
        title: words.error,
        description,
        kind: "failure",
        action: { label: words.retry, onPress: () => write(input) },
      });
    };
    save.mutate({ params: { id: activityId }, input }, { onError });
  }
  return { write, isSaving: save.isPending };
}
