import type { Topic } from "./topic.ts";

export const grief: Topic = { name: "grief", words: { en: [], es: [] }, situations: [], goOn: [] };
