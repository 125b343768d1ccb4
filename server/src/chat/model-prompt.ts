import type { Language } from "@remanso/core/language.ts";
import {
  historyLength,
  messageLength,
  type ChatContext,
  type ChatTurn,
  type RiskLevel,
} from "@remanso/core/chat/contract.ts";
import type { DangerKind } from "@remanso/core/safety/reading.ts";
import type { ModelMessage } from "./model-client.ts";
import { promptWords, type PromptWords } from "./model-prompt-words.ts";

interface Prompted {
  /** Of the conversation, as the safety rules have it. */
  readonly level: RiskLevel;
  readonly kind: DangerKind | null;
  readonly context: ChatContext;
  readonly history: readonly ChatTurn[];
  readonly message: string;
  readonly language: Language;
}

/**
 * What a model is given: our instructions with the level and kind of danger and what the server knows of the person, the conversation as it came from the device (untrusted
 * text, of which only user and assistant turns exist), and the new message. decisions §6
 */
export function messagesFor({ context, history, message, language, ...danger }: Prompted): ModelMessage[] {
  const words = promptWords[language];
  const parts = [words.instructions, situation(danger, words), knownFacts(context, words)];
  return [
    { role: "system", content: parts.join("\n\n") },
    ...recent(history),
    { role: "user", content: message },
  ];
}

function situation({ level, kind }: Pick<Prompted, "level" | "kind">, words: PromptWords): string {
  const about = kind === null ? "" : ` ${words.kind(words.kinds[kind])}`;
  return `${words.level(level)} ${words.levels[level]}${about}`;
}

/** The last 20 turns, each as long as a message may be. */
function recent(history: readonly ChatTurn[]): ModelMessage[] {
  return history
    .slice(-historyLength)
    .map(({ role, content }) => ({ role, content: content.slice(0, messageLength) }));
}

function knownFacts({ firstName, stress, completedThisWeek }: ChatContext, words: PromptWords): string {
  const tenths = (score: number) => Math.round(score * 10);
  const facts = [
    firstName === null ? "" : words.firstName(named(firstName)),
    stress === null
      ? ""
      : words.stress({
          daysAgo: stress.daysAgo,
          work: tenths(stress.work),
          financial: tenths(stress.financial),
          personal: tenths(stress.personal),
          global: tenths(stress.global),
        }),
    words.completedThisWeek(completedThisWeek),
  ];
  return facts.filter((fact) => fact !== "").join("\n");
}

/** A name is data: letters only, so that no sentence can hide in it. */
function named(firstName: string): string {
  return firstName.replace(/[^\p{L}\p{M}' -]/gu, "").slice(0, 40);
}
