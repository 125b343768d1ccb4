import type { Assessment } from "@remanso/core/assessment/contract.ts";
import { stressCategories } from "@remanso/core/assessment/questions.ts";
import {
  changeFrom,
  changeSinceFirst,
  smallestChange,
  type Difference,
} from "@remanso/core/assessment/score-error.ts";
import { scoreWords } from "@remanso/core/assessment/score-words.ts";
import { oneDecimal, signed } from "../analytics/figures.ts";
import { useDateLanguage, useLanguage, useStrings } from "../app/language.tsx";
import { useVisitor } from "../app/use-visitor.ts";
import { dayInShort } from "./days.ts";
import { scoreOf } from "./scores.ts";
import { strings } from "./strings.ts";

/** The five scores of the latest assessment against the first, each with the margin of its questions; `history` is newest first. */
export function Changes({ history }: { history: readonly Assessment[] }) {
  const words = useStrings(strings);
  const language = useLanguage();
  const dates = useDateLanguage();
  const { timeZone } = useVisitor();
  const overall = changeSinceFirst(history);
  const [latest, first] = [history[0], history.at(-1)];
  if (!overall || !latest || !first) return null;
  return (
    <section aria-labelledby="score-changes" className="grid gap-2">
      <h3 id="score-changes" className="text-[1.15rem]">
        {words.history.changes(dayInShort(first.createdAt, dates, timeZone))}
      </h3>
      {overall.kind === "other_questions" ? (
        <p>{words.history.otherQuestions}</p>
      ) : (
        <>
          <dl className="grid">
            <Row name={words.history.average} change={overall} isLasting={overall.isLasting} />
            {stressCategories.map((category) => {
              const scores = { first: scoreOf(first, category), latest: scoreOf(latest, category) };
              const change = changeFrom({ of: "category", ...scores, isSameVersion: true });
              return <Row key={category} name={words.stress.categories[category]} change={change} />;
            })}
          </dl>
          <p className="max-w-[65ch] text-[0.92rem] text-soft">
            {words.history.changesNote(
              oneDecimal(smallestChange.overall * 10, language),
              oneDecimal(smallestChange.category * 10, language),
            )}
          </p>
        </>
      )}
    </section>
  );
}

interface RowProps {
  name: string;
  change: Difference;
  /** Only the whole takes a colour, a category alone never. decisions §8 */
  isLasting?: boolean;
}

function Row({ name, change, isLasting = false }: RowProps) {
  const words = useStrings(strings).history;
  const { margin } = useStrings(scoreWords);
  const language = useLanguage();
  const points = change.points ?? 0;
  const look = isLasting ? (points > 0 ? "text-berry" : "text-leaf-deep") : "";
  return (
    <div className="grid gap-x-4 border-t border-line py-2.5 sm:grid-cols-[8rem_7rem_minmax(0,1fr)]">
      <dt className="font-semibold">{name}</dt>
      <dd className={`tabular-nums ${look}`}>{words.points(signed(points, language))}</dd>
      <dd className="text-soft">{margin(change)}</dd>
    </div>
  );
}
