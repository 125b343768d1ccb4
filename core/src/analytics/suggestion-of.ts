import { catalogueEntry } from "../activity/catalogue.ts";
import type { ActivityType, CatalogueEntry } from "../activity/catalogue-entry.ts";
import type { StressCategory } from "../assessment/questions.ts";
import type { Scores } from "../assessment/score-answers.ts";
import { scoreOf } from "../assessment/stress-fields.ts";
import { stressLabel } from "../assessment/stress-label.ts";
import { heaviestOf, leadOf } from "../plan/what-weighs.ts";
import type { Finding } from "./finding.ts";

// safety.md: two "worse" stop its recommendation
const worseAtMost = 1;
// from this weight on, of 3, an activity counts as done for a category
const speaksTo = 2;

/** What waits in the list or was done, by its catalogue key; null for one of the person's own. */
interface Known {
  readonly key: string | null;
  readonly type: ActivityType;
}

export interface SuggestionFacts {
  /** Largest and most certain first. */
  readonly findings: readonly Finding[];
  /** What was completed in the last seven days. */
  readonly done: readonly Known[];
  /** Whether a breathing game was played in them. */
  readonly hasPlayed: boolean;
  /** What waits, best first. */
  readonly waiting: readonly (Known & { readonly id: string })[];
  /** How often the person felt worse after an activity, by catalogue key. */
  readonly worse: ReadonlyMap<string, number>;
  /** The latest scores, where they are at least seven days old. */
  readonly scores: Scores | null;
}

/** What is offered: an activity that waits, or where there is none the breathing game. */
interface Offered {
  readonly path: string;
  readonly entry: CatalogueEntry | null;
}

/** The fact that an offer rests on: a type that goes with less stress, or the category that weighs most. */
export type Because =
  | { readonly kind: "activity"; readonly type: ActivityType; readonly confidence: number }
  | { readonly kind: "category"; readonly category: StressCategory; readonly confidence: 1 };

export interface Suggestion {
  readonly because: Because;
  readonly offered: Offered;
}

/** The one thing that the facts offer to do, or null: what goes with less stress first, then what weighs most. */
export function suggestionOf(facts: SuggestionFacts): Suggestion | null {
  return fromFindings(facts) ?? fromScores(facts);
}

/** A type that goes with less stress and was not noted in the last seven days. One of the person's own names no activity. */
function fromFindings({ findings, done, hasPlayed, ...rest }: SuggestionFacts): Suggestion | null {
  for (const { activityType: type, reading, confidence } of findings) {
    if (reading !== "goes_with" || type === null || type === "custom") continue;
    if (done.some((one) => one.type === type) || (hasPlayed && type === "breathing")) continue;
    const offered = waitingEntry(rest, (entry) => entry.type === type) ?? gameFor(type);
    if (offered) return { because: { kind: "activity", type, confidence }, offered };
  }
  return null;
}

/** The category that alone weighs most, where nothing was done in the last seven days that may have been for it. */
function fromScores({ scores, done, ...rest }: SuggestionFacts): Suggestion | null {
  const [category, ...equals] = scores ? heaviestOf(scores) : [];
  if (!scores || !category || equals.length > 0) return null;
  if (stressLabel(scoreOf(scores, category)) === "low") return null;
  if (done.some((one) => maySpeakTo(category, one))) return null;
  const offered = waitingEntry(rest, (entry) => leadOf(entry) === category);
  return offered && { because: { kind: "category", category, confidence: 1 }, offered };
}

/** What one of the person's own was for is not known, so that nothing is said against it. */
function maySpeakTo(category: StressCategory, { key }: Known): boolean {
  const entry = key === null ? null : catalogueEntry(key);
  return entry === null || entry.weights[category] >= speaksTo;
}

function waitingEntry(
  { waiting, worse }: Pick<SuggestionFacts, "waiting" | "worse">,
  isFitting: (entry: CatalogueEntry) => boolean,
): Offered | null {
  for (const { id, key } of waiting) {
    const entry = key === null ? null : catalogueEntry(key);
    if (!entry || (worse.get(entry.key) ?? 0) > worseAtMost || !isFitting(entry)) continue;
    return { path: `/activity-session/${id}`, entry };
  }
  return null;
}

function gameFor(type: ActivityType): Offered | null {
  return type === "breathing" ? { path: "/breathing-game", entry: null } : null;
}
