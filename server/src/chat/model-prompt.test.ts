import { expect, test } from "vitest";
import type { ChatContext } from "@remanso/core/chat/contract.ts";
import { languages } from "@remanso/core/language.ts";
import { dangerKinds } from "@remanso/core/safety/reading.ts";
import { messagesFor } from "./model-prompt.ts";
import { promptWords } from "./model-prompt-words.ts";

const context: ChatContext = {
  firstName: "Ana",
  voice: "model",
  model: "agua-1",
  stress: null,
  focus: null,
  pendingActivities: [],
  completedThisWeek: 0,
  completedInAll: 0,
  streakDays: 0,
  partOfDay: "morning",
};

const levels = [0, 1, 2, 3, 4] as const;

test.each(languages)("the prompt in %s states every level, and every kind with its own words", (language) => {
  const promptOf = (level: (typeof levels)[number], kind: (typeof dangerKinds)[number] | null) =>
    messagesFor({ context, history: [], message: "hola", language, level, kind })[0]?.content ?? "";
  const { level: stated, levels: advice, kinds, kind: about } = promptWords[language];
  for (const level of levels) {
    expect(promptOf(level, null)).toContain(`${stated(level)} ${advice[level]}\n`);
    for (const kind of dangerKinds) expect(promptOf(level, kind)).toContain(about(kinds[kind]));
  }
});
