import { Pencil, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { stressFields } from "@remanso/core/assessment/stress-fields.ts";
import type { CheckIn } from "@remanso/core/check-in/contract.ts";
import { useIntentionKey } from "../activity/use-intention-key.ts";
import { useDateLanguage, useLanguage, useStrings } from "../app/language.tsx";
import { useToast } from "../app/toasts.tsx";
import { useVisitor } from "../app/use-visitor.ts";
import { moods } from "../check-in/check-in-draft.ts";
import { clockTime } from "../app/clock-time.ts";
import { MoodWater } from "../check-in/mood-water.tsx";
import { levelOf, pointsInWords } from "../check-in/points.ts";
import { useRemoveCheckIn } from "../check-in/queries.ts";
import { strings as checkInStrings } from "../check-in/strings.ts";
import { CardAction, CardHead, SureQuestion } from "./card-parts.tsx";
import { useOwnText } from "../only-you/use-opened.ts";
import { LongText } from "./long-text.tsx";
import { strings as outboxStrings } from "../outbox/strings.ts";
import { strings } from "./strings.ts";

interface CheckInCardProps {
  checkIn: CheckIn;
  onGone: () => void;
  /** With the note opened. */
  onEdit: (checkIn: CheckIn) => void;
}

/** One check-in with all that was said, to be changed or deleted. */
export function CheckInCard({ checkIn: kept, onGone, onEdit }: CheckInCardProps) {
  const own = useOwnText(kept.note, kept.closedNote);
  const checkIn = { ...kept, note: own.text, noteUnreadable: kept.noteUnreadable || own.state !== "open" };
  const words = useStrings(checkInStrings);
  const journal = useStrings(strings);
  const [isAsking, setAsking] = useState(false);
  const removeRef = useRef<HTMLButtonElement>(null);
  const { remove, isPending } = useRemoving(checkIn, onGone);
  const { mood, time } = useValues(checkIn);
  const aim = journal.actionsFor(mood, time);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3.5 rounded-card bg-raised p-5 shadow-card sm:p-6 print:p-0 print:shadow-none">
      <Values checkIn={checkIn} />
      {checkIn.note ? <LongText text={checkIn.note} /> : null}
      {checkIn.noteUnreadable && own.state !== "opening" ? (
        <p className="rounded-2xl bg-sunken px-4 py-3 text-[0.95rem]">
          {own.state === "closed" ? journal.closed : words.noteUnreadable}
        </p>
      ) : null}
      {isAsking ? (
        <SureQuestion
          question={words.sureRemove}
          yes={isPending ? words.removing : words.yesRemove}
          no={words.no}
          isPending={isPending}
          onYes={remove}
          onNo={() => {
            setAsking(false);
            requestAnimationFrame(() => removeRef.current?.focus());
          }}
        />
      ) : (
        <div className="-mb-1.5 -ml-3 flex flex-wrap gap-1">
          <CardAction aim={aim} label={words.edit} onPress={() => onEdit(checkIn)}>
            <Pencil aria-hidden="true" size={16} />
          </CardAction>
          {checkIn.noteUnreadable ? null : (
            <CardAction ref={removeRef} aim={aim} label={words.remove} onPress={() => setAsking(true)}>
              <Trash2 aria-hidden="true" size={16} />
            </CardAction>
          )}
        </div>
      )}
    </li>
  );
}

function useRemoving(checkIn: CheckIn, onGone: () => void) {
  const words = useStrings(checkInStrings);
  const { retry } = useStrings(strings);
  const toast = useToast();
  const { keyFor } = useIntentionKey();
  const { mutateAsync, isPending } = useRemoveCheckIn();
  const { keptAnyway } = useStrings(outboxStrings);
  const failed = (title: string) =>
    toast({ title, kind: "failure", action: { label: retry, onPress: remove } });
  function remove(): void {
    mutateAsync({ id: checkIn.id, key: keyFor(checkIn.id) }).then(
      ({ outcome }) => {
        if (outcome === "failing") return failed(`${words.removeFailed} ${keptAnyway}`);
        onGone();
        toast({
          title: words.removed,
          ...(outcome === "kept" ? { description: words.removeKept } : {}),
        });
      },
      () => failed(words.removeFailed),
    );
  }
  return { remove, isPending };
}

function useValues({ mood, stress, occurredAt, backDated }: CheckIn) {
  const words = useStrings(checkInStrings);
  const language = useLanguage();
  const dates = useDateLanguage();
  const { timeZone } = useVisitor();
  return {
    mood: words.moods[mood - 1] ?? "",
    stress:
      stress === null ? null : words.stressOf(pointsInWords(stress, language), words.levels[levelOf(stress)]),
    time: backDated ? "" : clockTime(occurredAt, { language: dates, timeZone }),
  };
}

const dots = {
  workStress: "bg-work",
  financialStress: "bg-financial",
  personalStress: "bg-personal",
  globalStress: "bg-global",
} as const;

function Values({ checkIn }: { checkIn: CheckIn }) {
  const words = useStrings(checkInStrings);
  const language = useLanguage();
  const { mood, stress, time } = useValues(checkIn);
  const categories = stressFields.flatMap((field) => {
    const points = checkIn[field];
    return points === null ? [] : [{ field, points }];
  });
  return (
    <div className="flex items-start gap-4">
      <MoodWater mood={moods.find((one) => one === checkIn.mood) ?? 3} className="size-14" />
      <CardHead name={mood} time={time} isAddedLater={checkIn.backDated} isEdited={checkIn.editedAt !== null}>
        {stress ? <p className="text-[0.95rem] tabular-nums">{stress}</p> : null}
        {categories.length > 0 ? (
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-[0.9rem] text-soft tabular-nums">
            {categories.map(({ field, points }) => (
              <li key={field} className="inline-flex items-center gap-1.5">
                <span aria-hidden="true" className={`size-2 rounded-full ${dots[field]}`} />
                {`${words.categories[field]} ${pointsInWords(points, language)}`}
              </li>
            ))}
          </ul>
        ) : null}
      </CardHead>
    </div>
  );
}
