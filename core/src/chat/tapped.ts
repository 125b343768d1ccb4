import type { Heard } from "./heard.ts";
import type { TalkTexts } from "./talk.ts";

/** A choice that was tapped, or typed as it stands. */
export function tappedIn(
  message: string,
  { topics, answers, unsure }: TalkTexts,
): Pick<Heard, "answer" | "topics"> | null {
  const [id] = Object.entries(unsure.choices).find(([, words]) => words === message.trim()) ?? [];
  if (id === undefined) return null;
  const answer = answers.find((one) => one.id === tapAnswers[id]) ?? null;
  const topic = topics.find(({ name }) => name === id);
  return { answer, topics: topic ? [{ topic, situation: null, clear: 0, score: 1, isWorded: true }] : [] };
}

const tapAnswers: Readonly<Record<string, string>> = { vent: "just-venting", breathe: "what-can-i-do-now" };
