import type { CatalogueFacts } from "../activity/catalogue-entry.ts";

// decisions §12: nothing that faces a fear, food, or contact with people
const typesLeftOut: readonly string[] = ["social", "financial", "reflection"];
const keysLeftOut = new Set([
  "an-old-worry",
  "money-worries-on-paper",
  "letter-you-keep",
  "before-the-exam",
  "before-opening-bills",
  "breath-after-the-news",
  "hum-after-an-argument",
  "air-before-you-pay",
  "money-sentence-from-before",
  "lentils-on-a-plate",
  "meal-without-screens",
  "unhurried-cup",
  "kind-wishes",
]);

/** Whether an activity of the catalogue may be done on some days and left on others by chance. */
export function mayBeTried({
  key,
  type,
  isForSome,
}: Pick<CatalogueFacts, "key" | "type" | "isForSome">): boolean {
  return !isForSome && !typesLeftOut.includes(type) && !keysLeftOut.has(key);
}
