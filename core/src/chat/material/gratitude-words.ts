import type { Topic } from "./topic.ts";

export const gratitude: Topic = { name: "gratitude", words: { en: [], es: [] }, situations: [], goOn: [] };
