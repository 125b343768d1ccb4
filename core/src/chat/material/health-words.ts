import type { Topic } from "./topic.ts";

export const health: Topic = { name: "health", words: { en: [], es: [] }, situations: [], goOn: [] };
