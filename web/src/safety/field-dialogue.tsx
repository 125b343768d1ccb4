import { X } from "lucide-react";
import { useEffect, useReducer } from "react";
import { nextTurn } from "@remanso/core/safety/dialogue/next-turn.ts";
import type { SafetyTurn } from "@remanso/core/safety/dialogue/safety-turn.ts";
import { newDialogue, type DialogueState } from "@remanso/core/safety/dialogue/state.ts";
import { safetyTextOf } from "@remanso/core/safety/dialogue/safety-text.ts";
import { noDanger, type Reading } from "@remanso/core/safety/reading.ts";
import { useUser } from "../account/use-user.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { eraseKept, keepOnlyOnPage } from "../device/keep.ts";
import { IconButton } from "../ui/button.tsx";
import { CrisisCard } from "./crisis-card.tsx";
import { QuestionTaps } from "./question-taps.tsx";
import { leaveNow } from "./quick-exit.ts";
import { QuickExit } from "./quick-exit-button.tsx";
import { SmallHelpLine } from "./small-help-line.tsx";
import { strings } from "./strings.ts";

interface FieldDialogueProps {
  /** What stands in the field above, and how it is read. */
  text: string;
  reading: Reading;
}

/**
 * Below a field of the person's own: the card when what they write is surely a danger, the question in one line when it may be. It moves no
 * caret, holds nothing back, and goes when it is put aside; only something graver brings it again. safety.md, Detection
 */
export function FieldDialogue({ text, reading }: FieldDialogueProps) {
  const words = useStrings(strings);
  const { dialogue, said, answer, dismiss } = useFieldDialogue(reading, text);
  const { card, open, isChild, hasQuickExit } = dialogue;
  useLeaveNoTrace(hasQuickExit);
  if (!said && !open && !card) return null;
  return (
    <div className="relative mt-2 grid max-w-[34rem] gap-2">
      {said ? <p className="px-1 text-[0.95rem]">{said}</p> : null}
      {open ? <QuestionTaps open={open} onChoose={answer} /> : null}
      {open && !card ? (
        <SmallHelpLine kind={open.kind ?? "life"} isUrgent={open.level === 4} isChild={isChild} />
      ) : null}
      {hasQuickExit && !card ? <QuickExit /> : null}
      {card ? (
        <CrisisCard
          level={card.level}
          kind={card.kind}
          isUrgent={card.emergencyFirst}
          isChild={isChild}
          hasExit={hasQuickExit || card.level > 2}
          isInField
        />
      ) : null}
      <div className="flex items-center justify-between gap-3 pl-1 text-[0.85rem] text-soft">
        <p>{words.fieldNote}</p>
        <IconButton label={words.seen} onClick={dismiss}>
          <X aria-hidden="true" size={18} />
        </IconButton>
      </div>
    </div>
  );
}

/** Once a field has spoken of violence, what is begun lives only as long as the page, and its draft only as long as the field. safety.md */
function useLeaveNoTrace(isViolence: boolean): void {
  const user = useUser();
  const userId = user?.id;
  useEffect(() => {
    if (!isViolence || userId === undefined) return undefined;
    keepOnlyOnPage("drafts");
    keepOnlyOnPage("session");
    return () => eraseKept("drafts", userId);
  }, [isViolence, userId]);
}

interface Field {
  readonly dialogue: DialogueState;
  readonly turn: SafetyTurn | null;
  /** The gravest that was read in this field; what is not graver changes nothing, so that nothing jumps under the hands. */
  readonly gravest: number;
}

type Happening =
  | { readonly type: "read"; readonly reading: Reading; readonly text: string; readonly nowMs: number }
  | { readonly type: "answered"; readonly message: string; readonly nowMs: number }
  | { readonly type: "dismissed" };

/** A dialogue of one field: what is written in it, and the answers that are pressed below it. */
function useFieldDialogue(reading: Reading, text: string) {
  const language = useLanguage();
  const [field, happen] = useReducer(next, { dialogue: newDialogue, turn: null, gravest: 1 });
  useEffect(() => {
    happen({ type: "read", reading, text, nowMs: Date.now() });
    // the text belongs to its reading
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [reading]);
  const { turn } = field;
  const user = useUser();
  const userId = user?.id;
  const isOver = turn?.closes === true;
  useEffect(() => {
    if (isOver && userId !== undefined) leaveNow(userId);
  }, [isOver, userId]);
  return {
    dialogue: field.dialogue,
    said: turn ? safetyTextOf(turn, language) : "",
    answer: (message: string) => happen({ type: "answered", message, nowMs: Date.now() }),
    dismiss: () => happen({ type: "dismissed" }),
  };
}

/** A sure danger counts above an unsure one of the same level. */
const gravityOf = ({ level, sure }: Reading) => (level >= 2 ? level + (sure ? 0.5 : 0) : 0);

function next(field: Field, happening: Happening): Field {
  switch (happening.type) {
    case "dismissed":
      return { ...field, dialogue: { ...field.dialogue, card: null, open: null }, turn: null };
    case "read": {
      const gravity = gravityOf(happening.reading);
      if (gravity <= field.gravest) return field;
      const turn = nextTurn({ ...field.dialogue, open: null }, { ...happening, message: happening.text });
      return { dialogue: turn.state, turn, gravest: gravity };
    }
    case "answered": {
      const turn = nextTurn(field.dialogue, { ...happening, reading: noDanger });
      return { ...field, dialogue: turn.state, turn };
    }
  }
}
