import type { Topic } from "./topic.ts";

export const smallTalk: Topic = { name: "small-talk", words: { en: [], es: [] }, situations: [], goOn: [] };
