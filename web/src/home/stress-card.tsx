import type { LatestAssessment } from "@remanso/core/assessment/contract.ts";
import { stressCategories, type StressCategory } from "@remanso/core/assessment/questions.ts";
import { levelsOf } from "@remanso/core/assessment/score-error.ts";
import { scoreWords } from "@remanso/core/assessment/score-words.ts";
import { stressLabel, type StressLabel } from "@remanso/core/assessment/stress-label.ts";
import { useDateLanguage, useStrings } from "../app/language.tsx";
import { useVisitor } from "../app/use-visitor.ts";
import { Bar } from "../ui/bar.tsx";
import { dayInWords } from "./days.ts";
import { scoreOf } from "./scores.ts";
import { strings } from "./strings.ts";

/** The latest result in words, and how it is made up. */
export function StressCard({ assessment }: { assessment: LatestAssessment }) {
  const words = useStrings(strings);
  const score = useStrings(scoreWords);
  const dates = useDateLanguage();
  const { timeZone } = useVisitor();
  const label = stressLabel(assessment.overallStress);
  return (
    <section
      aria-labelledby="stress"
      className="grid grid-cols-1 content-start gap-2.5 rounded-card bg-raised p-3.5 shadow-card sm:p-6 lg:gap-5"
    >
      <div className="flex items-start justify-between gap-2">
        <div className="grid min-w-0 gap-1">
          <h2 id="stress" className="text-[0.88rem] text-soft">
            {words.stress.title}
          </h2>
          <p className="font-serif text-[1.1rem] leading-tight sm:text-[1.4rem]">
            {score.overall(levelsOf(assessment.overallStress, "overall"))}
          </p>
        </div>
        <LevelMark label={label} />
      </div>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1.5 lg:gap-3.5">
        {stressCategories.map((category) => (
          <CategoryBar key={category} category={category} score={scoreOf(assessment, category)} />
        ))}
      </ul>
      <details className="text-[0.88rem] text-soft">
        <summary className="inline-flex min-h-11 items-center rounded-control underline decoration-line underline-offset-4 hover:text-ink">
          {words.stress.about}
        </summary>
        <p>{words.stress.lastTaken(dayInWords(assessment.createdAt, dates, timeZone))}</p>
        <p className="mt-1">{words.stress.own}</p>
      </details>
    </section>
  );
}

function CategoryBar({ category, score }: { category: StressCategory; score: number }) {
  const words = useStrings(strings);
  const name = words.stress.categories[category];
  const { level } = useStrings(scoreWords);
  const value = words.stress.value(level(levelsOf(score, "category")), Math.round(score * 100));
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <p className="flex items-baseline justify-between gap-x-2 text-[0.88rem] leading-snug sm:text-[0.95rem]">
        <span className="font-semibold">{name}</span>
        {/* half a phone's width has room for the number; the words are in the result */}
        <span aria-hidden="true" className="text-soft tabular-nums sm:hidden">
          {words.stress.percent(Math.round(score * 100))}
        </span>
        <span className="text-soft tabular-nums max-sm:sr-only">{value}</span>
      </p>
      <Bar fraction={score} label={name} valueText={value} tone={category} />
    </li>
  );
}

const marks: Readonly<Record<StressLabel, { rings: number; className: string }>> = {
  low: { rings: 1, className: "text-leaf" },
  moderate: { rings: 2, className: "text-sun" },
  high: { rings: 3, className: "text-ember" },
};

/** The level as water: the more there is, the more rings. */
function LevelMark({ label }: { label: StressLabel }) {
  const { rings, className } = marks[label];
  return (
    <svg
      width="36"
      height="36"
      viewBox="0 0 64 64"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      focusable="false"
      className={`size-9 shrink-0 max-[26rem]:hidden sm:size-14 ${className}`}
    >
      <circle cx="32" cy="32" r="6" fill="currentColor" stroke="none" />
      {Array.from({ length: 3 }, (_, index) => (
        <circle
          key={index}
          cx="32"
          cy="32"
          r={13 + index * 8}
          strokeWidth={2.6 - index * 0.5}
          opacity={index < rings ? 0.95 - index * 0.2 : 0.16}
        />
      ))}
    </svg>
  );
}
