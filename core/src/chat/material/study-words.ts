import type { Topic } from "./topic.ts";

export const study: Topic = { name: "study", words: { en: [], es: [] }, situations: [], goOn: [] };
