import { defaultLanguage, type ByLanguage, type Language } from "./language.ts";
import { refusalWords } from "./refusal-words.ts";

/** Every expected failure of the product, by its code. */
export const refusals = refusalWords;

export type RefusalCode = keyof typeof refusals;

/** Field name → reason code, the words of which the screen beside the field knows. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Numbers that a refusal tells, by the name that they have in its words. */
export type RefusalValues = Readonly<Record<string, number>>;

/** Words that a refusal tells, by the name that they have in its own. */
export type RefusalNames = Readonly<Record<string, ByLanguage<string>>>;

/** An expected failure. The one error handler turns it into `application/problem+json`. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly fields: FieldErrors | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** What the words name in braces; sent beside them. */
  readonly values: RefusalValues | undefined;
  /** What is there now, where a change was based on something older. */
  readonly newer: object | undefined;
  readonly words: RefusalNames | undefined;

  constructor(
    code: RefusalCode,
    more: {
      fields?: FieldErrors;
      retryAfterSeconds?: number;
      values?: RefusalValues;
      newer?: object;
      words?: RefusalNames;
    } = {},
  ) {
    super(code);
    this.name = "Refusal";
    this.code = code;
    this.fields = more.fields;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.values = more.values;
    this.newer = more.newer;
    this.words = more.words;
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
  readonly newer?: object;
}

interface Details {
  readonly fields?: FieldErrors | undefined;
  readonly values?: RefusalValues | undefined;
  readonly newer?: object | undefined;
  readonly words?: RefusalNames | undefined;
}

/** The problem document of `code` in the person's language. */
export function problemOf(
  code: RefusalCode,
  language: Language,
  { fields, values, newer, words = {} }: Details = {},
): Problem {
  const kind = refusals[code];
  const said = (one: Language) => ({
    ...values,
    ...Object.fromEntries(Object.entries(words).map(([name, word]) => [name, word[one]])),
  });
  return {
    type: `/problems/${code}`,
    title: filled(kind[defaultLanguage], said(defaultLanguage)),
    status: kind.status,
    detail: filled(kind[language], said(language)),
    code,
    ...(fields ? { errors: fields } : {}),
    ...(values ? { values } : {}),
    ...(newer ? { newer } : {}),
  };
}

function filled(words: string, values: Readonly<Record<string, number | string>>): string {
  return words.replace(/\{(\w+)\}/g, (_whole, name: string) => String(values[name] ?? ""));
}
