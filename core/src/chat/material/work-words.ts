import type { Topic } from "./topic.ts";

export const work: Topic = { name: "work", words: { en: [], es: [] }, situations: [], goOn: [] };
