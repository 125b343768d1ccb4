import type { Language } from "./language.ts";
import { refusalWords } from "./refusal-words.ts";

/** Every expected failure of the product, by its code. */
export const refusals = refusalWords;

export type RefusalCode = keyof typeof refusals;

/** Field name → reason code, the words of which the screen beside the field knows. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Numbers that a refusal tells, by the name that they have in its words. */
export type RefusalValues = Readonly<Record<string, number>>;

/** An expected failure. The one error handler turns it into `application/problem+json`. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly fields: FieldErrors | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** What the words name in braces; sent beside them. */
  readonly values: RefusalValues | undefined;

  constructor(
    code: RefusalCode,
    more: { fields?: FieldErrors; retryAfterSeconds?: number; values?: RefusalValues } = {},
  ) {
    super(code);
    this.name = "Refusal";
    this.code = code;
    this.fields = more.fields;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.values = more.values;
  }
}

/** The body of an error answer, RFC 9457. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: string;
  readonly errors?: FieldErrors;
  readonly values?: RefusalValues;
}

/** The problem document of `code` in the person's language. */
export function problemOf(
  code: RefusalCode,
  language: Language,
  { fields, values }: { fields?: FieldErrors | undefined; values?: RefusalValues | undefined } = {},
): Problem {
  const kind = refusals[code];
  return {
    type: `/problems/${code}`,
    title: filled(kind.en, values),
    status: kind.status,
    detail: filled(kind[language], values),
    code,
    ...(fields ? { errors: fields } : {}),
    ...(values ? { values } : {}),
  };
}

function filled(words: string, values: RefusalValues = {}): string {
  return words.replace(/\{(\w+)\}/g, (_whole, name: string) => String(values[name] ?? ""));
}
