import type { Topic } from "./topic.ts";

export const family: Topic = { name: "family", words: { en: [], es: [] }, situations: [], goOn: [] };
