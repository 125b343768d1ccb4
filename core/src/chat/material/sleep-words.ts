import type { Topic } from "./topic.ts";

export const sleep: Topic = { name: "sleep", words: { en: [], es: [] }, situations: [], goOn: [] };
