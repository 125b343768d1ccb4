import { anyAnswerIsFine, questions } from "@remanso/core/safety/dialogue/questions.ts";
import type { OpenQuestion } from "@remanso/core/safety/dialogue/state.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { strings } from "./strings.ts";

interface QuestionTapsProps {
  open: Pick<OpenQuestion, "id">;
  /** The words of the answer, which count as if they had been typed. */
  onChoose: (text: string) => void;
}

/** The answers to press, and that any of them is fine. */
export function QuestionTaps({ open, onChoose }: QuestionTapsProps) {
  const language = useLanguage();
  const words = useStrings(strings);
  return (
    <div className="grid gap-2">
      <ul aria-label={words.answers} className="flex flex-wrap gap-2">
        {questions[open.id].taps.map(({ answer, words: tap }) => (
          <li key={answer}>
            <button
              type="button"
              onClick={() => onChoose(tap[language])}
              className="min-h-11 rounded-control border border-[color-mix(in_oklch,var(--soft)_60%,transparent)] bg-raised px-4 py-1.5 text-left text-[0.95rem] leading-tight transition duration-300 hover:bg-wash"
            >
              {tap[language]}
            </button>
          </li>
        ))}
      </ul>
      <p className="text-[0.85rem] text-soft">{anyAnswerIsFine[language]}</p>
    </div>
  );
}
