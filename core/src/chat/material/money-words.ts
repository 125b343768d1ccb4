import type { Topic } from "./topic.ts";

export const money: Topic = { name: "money", words: { en: [], es: [] }, situations: [], goOn: [] };
