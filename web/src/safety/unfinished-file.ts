import type { UnfinishedEntry, UnfinishedName } from "../device/kept-things.ts";

/**
 * Unfinished work as a file's text, readable by people. A safety plan stands in it as in a file of its own, so that the plan's page can open
 * it again; everything else under the words for its kind.
 */
export function unfinishedFile(
  unfinished: readonly UnfinishedEntry[],
  titles: Readonly<Record<Exclude<UnfinishedName, "safetyPlan">, string>>,
): string {
  const file: Record<string, unknown> = {};
  for (const { name, text } of unfinished) {
    const value = valueIn(text);
    if (name === "safetyPlan") Object.assign(file, value);
    else
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
