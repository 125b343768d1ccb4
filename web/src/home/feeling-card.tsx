import { X } from "lucide-react";
import { useRef } from "react";
import type { Activity, AfterFeeling } from "@remanso/core/activity/contract.ts";
import { useRateActivity } from "../activity/queries.ts";
import { useStrings } from "../app/language.tsx";
import { useToast } from "../app/toasts.tsx";
import type { CallError } from "../call.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { strings } from "./strings.ts";

/** How each answer's leaf stands, in degrees: raised, level, hanging. */
const feelings = [
  { feeling: "better", turn: -48 },
  { feeling: "same", turn: 0 },
  { feeling: "worse", turn: 48 },
] as const;

interface FeelingCardProps {
  activity: Activity;
  /** What was answered just now, if anything: then its reply stands here. */
  answered: AfterFeeling | null;
  onAnswered: (feeling: AfterFeeling) => void;
  onClose: () => void;
}

/** safety: a one-tap "better / same / worse" follows each practice. */
export function FeelingCard({ activity, answered, onAnswered, onClose }: FeelingCardProps) {
  const words = useStrings(strings).feeling;
  const section = useRef<HTMLElement>(null);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="feeling"
      className="relative grid gap-4 rounded-card bg-wash p-6 pr-14 sm:p-8 sm:pr-16"
    >
      <div className="grid gap-1">
        <h2 id="feeling" className="text-[1.35rem] wrap-anywhere">
          {words.title(activity.activityName)}
        </h2>
        {answered ? null : <p className="text-[0.92rem] text-soft">{words.note}</p>}
      </div>
      <div role="status">{answered ? <Reply feeling={answered} /> : null}</div>
      {answered ? null : (
        <Choices
          activityId={activity.id}
          onAnswered={(feeling) => {
            onAnswered(feeling);
            section.current?.focus({ preventScroll: true });
          }}
        />
      )}
      <IconButton
        label={answered ? words.close : words.later}
        onClick={onClose}
        className="absolute right-3 top-3"
      >
        <X aria-hidden="true" size={20} />
      </IconButton>
    </section>
  );
}

function Choices({
  activityId,
  onAnswered,
}: {
  activityId: string;
  onAnswered: (feeling: AfterFeeling) => void;
}) {
  const words = useStrings(strings);
  const toast = useToast();
  const { mutate, isPending, variables } = useRateActivity();
  const rate = (feeling: AfterFeeling) => {
    const onError = (error: CallError) =>
      toast({
        kind: "failure",
        title: words.feeling.failedTitle,
        description: error.status === 0 ? words.offline : (error.problem?.detail ?? words.failed),
        action: { label: words.retry, onPress: () => rate(feeling) },
      });
    mutate(
      { params: { id: activityId }, input: { feeling } },
      { onSuccess: () => onAnswered(feeling), onError },
    );
  };
  return (
    <div className="grid max-w-lg grid-cols-3 gap-2">
      {feelings.map(({ feeling, turn }) => (
        <Button
          key={feeling}
          kind="soft"
          aria-disabled={isPending}
          onClick={() => (isPending ? undefined : rate(feeling))}
          className="bg-raised! px-3 sm:min-w-32"
        >
          <Leaf turn={turn} />
          {isPending && variables.input?.feeling === feeling ? words.feeling.saving : words.feeling[feeling]}
        </Button>
      ))}
    </div>
  );
}

function Leaf({ turn }: { turn: number }) {
  return (
    <svg
      width="22"
      height="22"
      viewBox="0 0 22 22"
      aria-hidden="true"
      focusable="false"
      className="text-primary"
    >
      <g transform={`rotate(${turn} 4 11)`} fill="none" stroke="currentColor" strokeLinecap="round">
        <path d="M1 11h16" strokeWidth="1.5" />
        <path
          d="M5 11C8 5.4 14 5 20 11 14 17 8 16.6 5 11z"
          strokeWidth="1.5"
          fill="currentColor"
          fillOpacity=".22"
        />
      </g>
    </svg>
  );
}

function Reply({ feeling }: { feeling: AfterFeeling }) {
  const words = useStrings(strings).feeling;
  return (
    <>
      <p className="max-w-[62ch]">{words.thanks[feeling]}</p>
      {feeling === "worse" ? (
        <a
          href="/?help"
          className="mt-2 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {words.helpNow}
        </a>
      ) : null}
    </>
  );
}
