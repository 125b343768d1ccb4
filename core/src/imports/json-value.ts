export type JsonObject = Readonly<Record<string, unknown>>;

// the deepest of the known files lies eight deep
const deepest = 64;

/** The value of a JSON text; undefined for what is no JSON, or is nested so deep that nobody's diary can have made it. */
export function jsonValue(text: string): unknown {
  if (isTooDeep(text)) return undefined;
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return undefined;
  }
}

function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '"') at = endOfString(text, at);
    else if (letter === "[" || letter === "{") depth += 1;
    else if (letter === "]" || letter === "}") depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
}

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
  return at;
}

/** The value as an object; an empty one for anything else. */
export function objectIn(value: unknown): JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}

export function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function textIn(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** The texts of a list. */
export function textsIn(value: unknown): string[] {
  return listIn(value).flatMap((one) => (typeof one === "string" && one.trim() !== "" ? [one.trim()] : []));
}

/** A finite number, or null. */
export function numberIn(value: unknown): number | null {
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}
