/** A step as it stands in the form: what was typed. */
export interface StepDraft {
  /** Tells the rows apart while they are moved. */
  readonly key: number;
  readonly title: string;
  readonly instruction: string;
  readonly seconds: string;
}

export interface WrittenStep {
  title: string;
  instruction: string;
  duration: number;
}

export type StepField = "title" | "instruction" | "seconds";
export type StepProblem = "required" | "titleTooLong" | "instructionTooLong" | "secondsWrong";

/** The limits of a step that a person writes, as the contract has them. */
export const stepLimits = {
  title: 120,
  instruction: 1000,
  fewestSeconds: 5,
  mostSeconds: 3600,
  steps: 20,
} as const;

/** What is wrong with the field of a step, or null. */
export function problemIn(draft: StepDraft, field: StepField): StepProblem | null {
  if (field === "seconds") return isSeconds(draft.seconds) ? null : "secondsWrong";
  const length = [...draft[field].trim()].length;
  if (length === 0) return "required";
  if (length <= stepLimits[field]) return null;
  return field === "title" ? "titleTooLong" : "instructionTooLong";
}

/** The first field at fault, from the top, or null when every step can be saved. */
export function firstProblem(drafts: readonly StepDraft[]): { key: number; field: StepField } | null {
  for (const draft of drafts) {
    for (const field of ["title", "instruction", "seconds"] as const) {
      if (problemIn(draft, field)) return { key: draft.key, field };
    }
  }
  return null;
}

/** The steps as they are saved. */
export function writtenSteps(drafts: readonly StepDraft[]): WrittenStep[] {
  return drafts.map(({ title, instruction, seconds }) => ({
    title: title.trim(),
    instruction: instruction.trim(),
    duration: Number(seconds),
  }));
}

/** `drafts` with the step at `index` one place up (-1) or down (1). */
export function movedDraft(drafts: readonly StepDraft[], index: number, by: 1 | -1): StepDraft[] {
  const moved = drafts[index];
  if (!moved) return [...drafts];
  const others = drafts.toSpliced(index, 1);
  return others.toSpliced(Math.max(0, index + by), 0, moved);
}

function isSeconds(text: string): boolean {
  const seconds = Number(text);
  return (
    /^\d+$/.test(text.trim()) && seconds >= stepLimits.fewestSeconds && seconds <= stepLimits.mostSeconds
  );
}
