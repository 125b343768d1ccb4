import { answerLabels, questions } from "@remanso/core/assessment/questions.ts";

/** A questionnaire half filled in. `attempt` names the sending of exactly these answers, so that a retry counts once. */
export interface Draft {
  readonly answers: Readonly<Record<string, number>>;
  /** The question on screen, 0 to 11. */
  readonly index: number;
  readonly attempt: string | null;
}

export const emptyDraft: Draft = { answers: {}, index: 0, attempt: null };

export const lastIndex = questions.length - 1;

/** The draft with one more answer. Another answer than before makes it another sending. */
export function withAnswer(draft: Draft, value: number): Draft {
  const id = questionAt(draft.index).id;
  if (draft.answers[id] === value) return draft;
  return { ...draft, answers: { ...draft.answers, [id]: value }, attempt: null };
}

/** The draft one question on (1) or back (-1). specification §4: on needs an answer, back ends at the first. */
export function moved(draft: Draft, by: 1 | -1): Draft {
  const index = draft.index + by;
  if (index < 0 || index > lastIndex) return draft;
  if (by === 1 && answerTo(draft) === null) return draft;
  return { ...draft, index };
}

/** The answer to the question on screen, or null. */
export function answerTo(draft: Draft): number | null {
  return draft.answers[questionAt(draft.index).id] ?? null;
}

export function questionAt(index: number) {
  const question = questions[index];
  if (!question)
    throw new Error(`There is no question ${index}: keep a draft's index between 0 and ${lastIndex}.`);
  return question;
}

/** What was kept on the device, as far as it is a draft: unknown answers fall away, and no question is skipped. */
export function parseDraft(text: string | null): Draft {
  const kept = asRecord(parseJson(text));
  const values = asRecord(kept["answers"]);
  const answers = Object.fromEntries(
    questions.flatMap(({ id }) => {
      const value = values[id];
      return typeof value === "number" && answerLabels[value] ? [[id, value]] : [];
    }),
  );
  const firstOpen = questions.findIndex(({ id }) => answers[id] === undefined);
  const furthest = firstOpen === -1 ? lastIndex : firstOpen;
  const index = typeof kept["index"] === "number" ? Math.trunc(kept["index"]) : furthest;
  return {
    answers,
    index: Math.min(furthest, Math.max(0, index)),
    attempt: typeof kept["attempt"] === "string" ? kept["attempt"] : null,
  };
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
