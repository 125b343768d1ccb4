import type { UnfinishedEntry, UnfinishedName } from "../device/kept-things.ts";
import type { SafetyPlan } from "./safety-plan.ts";

/** The words for what stands in the file; a plan needs none. */
type FileTitles = Readonly<Record<Exclude<UnfinishedName, "safetyPlan" | "closedPlan">, string>>;

/** Unfinished work as it goes into a file: a closed plan as it reads, or not at all where it does not open here. */
export function savable(
  unfinished: readonly UnfinishedEntry[],
  plan: SafetyPlan | null,
): readonly UnfinishedEntry[] {
  return unfinished.flatMap((entry) => {
    if (entry.name !== "closedPlan") return [entry];
    return plan ? [{ name: "safetyPlan" as const, id: null, text: JSON.stringify(plan) }] : [];
  });
}

/**
 * Unfinished work as a file's text, readable by people. A safety plan stands in it as in a file of its own, so that the plan's page can open
 * it again; everything else under the words for its kind.
 */
export function unfinishedFile(unfinished: readonly UnfinishedEntry[], titles: FileTitles): string {
  const file: Record<string, unknown> = {};
  for (const { name, text } of unfinished) {
    const value = valueIn(text);
    if (name === "safetyPlan") Object.assign(file, value);
    else if (name !== "closedPlan")
      file[titles[name]] = [
        ...listIn(file[titles[name]]),
        ...(Array.isArray(value) ? listIn(value) : [value]),
      ];
  }
  return `${JSON.stringify(file, null, 2)}\n`;
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function valueIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
