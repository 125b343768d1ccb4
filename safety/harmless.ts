import { answers, topics } from "@remanso/core/chat/material/material.ts";
import type { Labelled } from "./corpus.ts";

// what is so near to danger that it must not teach otherwise
const notTaught = new Set(["walking-on-eggshells", "bullying", "jealous-partner", "gambling-spending"]);
const calmTopics = new Set(["gratitude", "small-talk", "product"]);

/** How the voices of such talk begin: it is learned from, and is too easy to choose thresholds by. */
export const harmlessVoice = "material";

/** How people speak of their troubles to the chat, as its own material has it: suffering without danger, and ordinary talk. */
export function harmlessTalk(): Labelled[] {
  const troubles = topics.flatMap(({ name, situations }) =>
    situations
      .filter(({ id }) => !notTaught.has(id) && !id.includes("suicid"))
      .flatMap(({ examples }) => labelled(name, examples, calmTopics.has(name) ? 0 : 1)),
  );
  return [...troubles, ...answers.flatMap(({ examples }) => labelled("answers", examples, 0))];
}

function labelled(
  name: string,
  examples: { readonly en: readonly string[]; readonly es: readonly string[] },
  level: 0 | 1,
): Labelled[] {
  return (["en", "es"] as const).flatMap((language) =>
    examples[language].map((text) => ({
      voice: `${harmlessVoice} ${name} ${language}`,
      language,
      country: language === "es" ? "ES" : "US",
      level,
      category: level === 0 ? "ordinary" : "distress",
      text,
    })),
  );
}
