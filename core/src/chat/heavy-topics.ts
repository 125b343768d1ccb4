import type { TopicName } from "./talk.ts";

// Subjects that weigh by themselves. Of the others one tells as lightly as of the weather, until something says that they weigh.
export const heavyTopics: ReadonlySet<TopicName> = new Set([
  "anger",
  "grief",
  "loneliness",
  "low",
  "overwhelm",
  "panic",
  "self",
]);

// a death, a separation, a lost home or job
const grave: ReadonlySet<string> = new Set([
  "break-up",
  "infidelity",
  "losing-home",
  "lost-job",
  "pregnancy-loss",
]);

/** Whether a situation is never heard from likeness alone. */
export function isGrave(topic: TopicName, situation: string): boolean {
  return topic === "grief" || grave.has(situation);
}
