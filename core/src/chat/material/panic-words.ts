import type { Topic } from "./topic.ts";

export const panic: Topic = { name: "panic", words: { en: [], es: [] }, situations: [], goOn: [] };
