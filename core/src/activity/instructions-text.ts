import { Refusal } from "../refusals.ts";
import { cutAtWord } from "../cut-at-word.ts";
import type { OwnStep, ReadyStep } from "./instructions.ts";

// as for steps that a person writes one by one
const longest = { title: 120, instruction: 1000, steps: 20 };
const shortestSeconds = 5;
const betweenTitleAndText = ": ";

/** specification §3: an activity's instructions, its guide in one text, a line for each step. Null where there is no guide. */
export function instructionsText(steps: readonly ReadyStep[]): string | null {
  if (steps.length === 0) return null;
  return steps.map(({ title, instruction }) => title + betweenTitleAndText + instruction).join("\n");
}

/**
 * The steps that a text tells, a line each, in equal shares of `minutes`; what stands before the first colon is the title, else
 * the line's beginning. Null for an empty text. Refuses `invalid_input` for more than 20 lines or a line of over 1,000 characters.
 */
export function stepsInText(text: string, minutes: number): OwnStep[] | null {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  if (lines.length === 0) return null;
  const duration = Math.max(shortestSeconds, Math.floor((minutes * 60) / lines.length));
  const steps = lines.map((line) => ({ ...stepIn(line), duration }));
  const isTooLong = steps.some(({ instruction }) => [...instruction].length > longest.instruction);
  if (isTooLong || steps.length > longest.steps) {
    throw new Refusal("invalid_input", { fields: { instructions: "too_big" } });
  }
  return steps;
}

function stepIn(line: string): Pick<OwnStep, "title" | "instruction"> {
  const end = line.indexOf(betweenTitleAndText);
  if (end > 0 && end <= longest.title) {
    return { title: line.slice(0, end), instruction: line.slice(end + betweenTitleAndText.length) };
  }
  return { title: cutAtWord(line, longest.title - 1), instruction: line };
}
