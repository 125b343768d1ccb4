import type { ScoreChange } from "@remanso/core/assessment/contract.ts";
import { scoreWords } from "@remanso/core/assessment/score-words.ts";
import { oneDecimal } from "../analytics/figures.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { strings } from "./strings.ts";

/** What has changed since the first assessment, and whether the questionnaire can tell. decisions §8 */
export function ChangeSinceFirst({ change }: { change: ScoreChange }) {
  const words = useStrings(strings).stress;
  const { margin } = useStrings(scoreWords);
  const language = useLanguage();
  if (change.points === null) return <p className="text-[0.95rem] text-soft">{words.otherQuestions}</p>;
  const look = change.isLasting ? (change.points > 0 ? "text-berry" : "text-leaf-deep") : "text-soft";
  return (
    <p className="text-[0.95rem] text-soft">
      <span className={look}>
        {words.sinceFirst(change.points, oneDecimal(Math.abs(change.points), language))}
      </span>
      {`: ${margin(change)}.`}
    </p>
  );
}
