import { QuestionTaps } from "../safety/question-taps.tsx";
import { SmallHelpLine } from "../safety/small-help-line.tsx";
import { QuickExit } from "../safety/quick-exit-button.tsx";
import { shownCard, type Chat } from "./conversation.ts";

interface OpenQuestionTapsProps {
  chat: Chat;
  onChoose: (text: string) => void;
}

/** Below the last line: the answers of the question that waits, the small helpline, and for violence the way out. safety.md, The question */
export function OpenQuestionTaps({ chat, onChoose }: OpenQuestionTapsProps) {
  const { open, hasHelpLine, hasQuickExit, isChild } = chat.dialogue;
  const card = shownCard(chat);
  // the card says all of it already
  const needsLine = (open !== null || hasHelpLine) && card === null;
  return (
    <div role="status" className="mt-3 grid gap-2.5 empty:hidden">
      {open ? <QuestionTaps open={open} onChoose={onChoose} /> : null}
      {needsLine ? (
        <SmallHelpLine
          kind={hasQuickExit ? "violence" : (open?.kind ?? "life")}
          isUrgent={open?.level === 4}
          isChild={isChild}
        />
      ) : null}
      {hasQuickExit && card === null ? <QuickExit /> : null}
    </div>
  );
}
