import type { LatestAssessment } from "@remanso/core/assessment/contract.ts";
import { stressCategories, type StressCategory } from "@remanso/core/assessment/questions.ts";
import { levelsOf } from "@remanso/core/assessment/score-error.ts";
import { scoreWords } from "@remanso/core/assessment/score-words.ts";
import { stressLabel, type StressLabel } from "@remanso/core/assessment/stress-label.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { useVisitor } from "../app/use-visitor.ts";
import { Bar } from "../ui/bar.tsx";
import { ChangeSinceFirst } from "./change-since-first.tsx";
import { dayInWords } from "./days.ts";
import { scoreOf } from "./scores.ts";
import { strings } from "./strings.ts";

/** The latest result in words, and how it is made up. */
export function StressCard({ assessment }: { assessment: LatestAssessment }) {
  const words = useStrings(strings);
  const score = useStrings(scoreWords);
  const language = useLanguage();
  const { timeZone } = useVisitor();
  const label = stressLabel(assessment.overallStress);
  return (
    <section
      aria-labelledby="stress"
      className="grid grid-cols-1 content-start gap-6 rounded-card bg-raised p-6 shadow-card sm:p-8"
    >
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid min-w-0 flex-[1_1_10rem] gap-2">
          <h2 id="stress" className="text-[1.05rem] text-soft">
            {words.stress.title}
          </h2>
          <p className="font-serif text-[1.55rem] leading-tight">
            {score.overall(levelsOf(assessment.overallStress, "overall"))}
          </p>
          {assessment.change ? <ChangeSinceFirst change={assessment.change} /> : null}
        </div>
        <LevelMark label={label} />
      </div>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {stressCategories.map((category) => (
          <CategoryBar key={category} category={category} score={scoreOf(assessment, category)} />
        ))}
      </ul>
      <div className="grid gap-1 text-[0.9rem] text-soft">
        <p>{words.stress.lastTaken(dayInWords(assessment.createdAt, language, timeZone))}</p>
        <p>{words.stress.own}</p>
      </div>
    </section>
  );
}

function CategoryBar({ category, score }: { category: StressCategory; score: number }) {
  const words = useStrings(strings);
  const name = words.stress.categories[category];
  const { level } = useStrings(scoreWords);
  const value = words.stress.value(level(levelsOf(score, "category")), Math.round(score * 100));
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{name}</span>
        <span className="text-[0.95rem] text-soft tabular-nums">{value}</span>
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
      width="64"
      height="64"
      viewBox="0 0 64 64"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      focusable="false"
      className={`shrink-0 ${className}`}
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
