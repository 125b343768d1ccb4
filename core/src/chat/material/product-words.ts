import type { Topic } from "./topic.ts";

export const product: Topic = { name: "product", words: { en: [], es: [] }, situations: [], goOn: [] };
