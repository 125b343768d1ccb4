import { X } from "lucide-react";
import type { RefObject } from "react";
import type { AfterFeeling } from "@remanso/core/activity/contract.ts";
import { useStrings } from "../app/language.tsx";
import type { CallError } from "../call.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { strings } from "./strings.ts";

/** The angle of each answer's leaf in degrees: raised, level, hanging. */
const feelings = [
  { feeling: "better", turn: -48 },
  { feeling: "same", turn: 0 },
  { feeling: "worse", turn: 48 },
] as const;

interface FeelingCardProps {
  section: RefObject<HTMLElement | null>;
  /** The activity's. */
  id: string;
  name: string;
  /** Why the last answer could not be saved, if it could not; another tap tries again. */
  error: CallError | null;
  /** The answer on its way, if any. */
  saving: AfterFeeling | null;
  /** The answer just given, if any: the card then shows the reply to it. */
  answer: AfterFeeling | null;
  onAnswer: (feeling: AfterFeeling) => void;
  onClose: () => void;
}

/** safety: a one-tap "better / same / worse" follows each practice. */
export function FeelingCard({
  section,
  id,
  name,
  error,
  saving,
  answer,
  onAnswer,
  onClose,
}: FeelingCardProps) {
  const words = useStrings(strings).feeling;
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="feeling"
      data-once={id}
      className="relative grid in-data-answered:hidden grid-cols-1 gap-2 rounded-card bg-wash px-4 py-2.5 outline-offset-4 sm:px-5"
    >
      <h2 id="feeling" className="pr-10 text-[1.08rem] wrap-anywhere">
        {words.title(name)}
      </h2>
      <div role="status">{answer ? <Reply feeling={answer} /> : null}</div>
      {answer ? null : <Choices saving={saving} onAnswer={onAnswer} />}
      {error ? <NotSaved error={error} /> : null}
      <IconButton
        label={answer ? words.close : words.later}
        onClick={onClose}
        className="absolute right-1 top-1"
      >
        <X aria-hidden="true" size={20} />
      </IconButton>
    </section>
  );
}

function Choices({ saving, onAnswer }: Pick<FeelingCardProps, "saving" | "onAnswer">) {
  const words = useStrings(strings).feeling;
  return (
    <div className="grid max-w-lg grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-2">
      {feelings.map(({ feeling, turn }) => (
        <Button
          key={feeling}
          kind="soft"
          aria-disabled={saving !== null}
          onClick={() => (saving ? undefined : onAnswer(feeling))}
          className="bg-raised! px-2!"
        >
          <Leaf turn={turn} />
          {saving === feeling ? words.saving : words[feeling]}
        </Button>
      ))}
    </div>
  );
}

function NotSaved({ error }: { error: CallError }) {
  const words = useStrings(strings);
  return (
    <p role="alert" className="max-w-[62ch]">
      <strong className="block font-semibold">{words.feeling.failedTitle}</strong>
      {error.status === 0 ? words.offline : (error.problem?.detail ?? words.failed)}
    </p>
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
      className="shrink-0 text-primary"
    >
      <g transform={`rotate(${turn} 11 11)`} fill="none" stroke="currentColor" strokeLinecap="round">
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
          href="/help"
          className="mt-2 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {words.helpNow}
        </a>
      ) : null}
    </>
  );
}
