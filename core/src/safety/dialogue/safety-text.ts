import type { Language } from "../../language.ts";
import type { SafetyTurn } from "./safety-turn.ts";
import { questions } from "./questions.ts";
import { safetyWords } from "./words.ts";

/** The fixed words of a turn with the question that it asks, as paragraphs; empty where neither is said. */
export function safetyTextOf({ say, asks }: Pick<SafetyTurn, "say" | "asks">, language: Language): string {
  const words = say.map((id) => safetyWords[id][language]);
  const wordings = asks ? questions[asks.id].wordings : [];
  const question = asks ? (wordings[asks.wording] ?? wordings[0])?.[language] : undefined;
  return [...words, ...(question === undefined ? [] : [question])].join("\n\n");
}
