import type { Topic } from "./topic.ts";

export const anger: Topic = { name: "anger", words: { en: [], es: [] }, situations: [], goOn: [] };
