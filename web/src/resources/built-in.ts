import type { Language } from "@remanso/core/language.ts";
import type { ResourceSummary } from "@remanso/core/resources/contract.ts";
import { sceneAddressOf } from "@remanso/core/resources/scene-address.ts";
import { strings } from "./strings.ts";

// specification §3: built-in
const builtIn = [
  { id: "work-stress-understanding", type: "article", minutes: 5, category: "work" },
  { id: "morning-meditation", type: "audio", minutes: 10, category: "general" },
  { id: "financial-stress-management", type: "guide", minutes: 8, category: "financial" },
] as const;

/** What stands on the shelves when the list cannot be had: the three resources that everybody may open. specification §7 */
export function builtInResources(language: Language): ResourceSummary[] {
  return builtIn.map((resource) => ({
    ...resource,
    ...strings[language].builtIn[resource.id],
    duration: `${resource.minutes} min`,
    imageUrl: sceneAddressOf(resource.id),
    isRead: false,
    reason: null,
  }));
}
