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
