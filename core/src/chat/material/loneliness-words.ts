import type { Topic } from "./topic.ts";

export const loneliness: Topic = { name: "loneliness", words: { en: [], es: [] }, situations: [], goOn: [] };
