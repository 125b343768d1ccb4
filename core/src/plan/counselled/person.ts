import type { CatalogueType } from "../../activity/catalogue-entry.ts";
import { questions, type StressCategory } from "../../assessment/questions.ts";

// Fifty people, each with what a thoughtful counsellor would begin with and would leave out. They were written before the
// rule, from the catalogue and from the answers alone; the rule is measured on them and was not written for them.

export interface CounselledPerson {
  readonly who: string;
  /** The twelve answers in the order of the questions: work, money, personal life, the world. */
  readonly answers: string;
  /** The hour of the answers on the person's own clock. */
  readonly hour: number;
  /** What the counsellor would begin with: about what, of which kinds, and how long at most. */
  readonly first: {
    readonly about: readonly StressCategory[];
    readonly kinds: readonly CatalogueType[];
    readonly atMost: number;
  };
  /** Of each group at least one has to be there: keys of the catalogue, or kinds. */
  readonly holds?: readonly (readonly string[])[];
  /** What must not be there: keys of the catalogue, or kinds. */
  readonly absent?: readonly string[];
  /** How often the person felt worse and better after an activity, and what they did in the last seven days. */
  readonly worse?: Readonly<Record<string, number>>;
  readonly better?: Readonly<Record<string, number>>;
  readonly done?: readonly string[];
}

/** The answers as they are sent. */
export function responsesOf(answers: string): Record<string, number> {
  const digits = answers.replaceAll(" ", "");
  return Object.fromEntries(questions.map(({ id }, index) => [id, Number(digits[index])]));
}

export const small: readonly CatalogueType[] = ["breathing", "meditation"];
export const smallOrBody: readonly CatalogueType[] = [...small, "exercise", "selfcare", "nature"];
export const clear: readonly CatalogueType[] = [...small, "financial"];
export const beforeSleep = [
  "stretch-before-sleep",
  "prepare-for-the-night",
  "phone-sleeps-elsewhere",
  "body-scan-evening",
  "four-seven-eight",
] as const;
export const ofTheMorning = ["morning-sound-map", "steady-as-a-mountain", "chair-and-wall-strength"] as const;
