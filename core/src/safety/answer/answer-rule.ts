/**
 * Ways of saying something that an answer never says, with the name of its fault. A line is a regular expression over words as
 * `readableText` makes them; ` .. ` stands for up to four words and `(?:\\w+ )` for one, none of them a "not".
 */
export interface AnswerRule {
  readonly id: string;
  readonly says: readonly string[];
  /** The same words are right behind "I can't", "if you", "thoughts of": then they claim nothing. False where the words hold their own "not". */
  readonly deniable?: boolean;
  /** Counts only in an answer that speaks of this anywhere. */
  readonly among?: readonly string[];
  /** Counts only in an answer that speaks of this nowhere. */
  readonly without?: readonly string[];
}

/** What answers in one language must not say. */
export interface AnswerRules {
  readonly rules: readonly AnswerRule[];
  /** What stands before words that are not claimed: negations, conditions, what the person said themselves. */
  readonly unclaimed: readonly string[];
  /** A "not", for which ` .. ` makes no room. */
  readonly nots: readonly string[];
}

/** A rule that can be tried on text. */
export interface ReadyRule {
  readonly id: string;
  /** For `plain` and `clear`, and for `bare`, in which no letter is doubled. */
  readonly said: Forms;
  readonly unclaimed: Forms | null;
  readonly among: Forms | null;
  readonly without: Forms | null;
}

interface Forms {
  readonly full: RegExp;
  readonly bare: RegExp;
}

/** The rules of a language as regular expressions. */
export function readyRules({ rules, unclaimed, nots }: AnswerRules): ReadyRule[] {
  const word = `(?:(?!(?:${nots.join("|")}) )[\\w',]+ )`;
  const words = (lines: readonly string[]) =>
    lines.map((line) => line.replaceAll(" .. ", ` ${word}{0,4}?`).replaceAll("(?:\\w+ )", word)).join("|");
  const before = forms(`(?<![\\w'])(?:${words(unclaimed)})(?: [\\w'"]+){0,4} $`, "");
  return rules.map(({ id, says, deniable = true, among, without }) => ({
    id,
    said: forms(`(?<![\\w'])(?:${words(says)})(?![\\w'])`, "g"),
    unclaimed: deniable ? before : null,
    among: among ? forms(`(?<![\\w'])(?:${words(among)})`, "") : null,
    without: without ? forms(`(?<![\\w'])(?:${words(without)})`, "") : null,
  }));
}

function forms(source: string, flags: string): Forms {
  const bare = source.replace(/(?<!\\)([a-z])\1+/g, "$1");
  return { full: new RegExp(source, flags), bare: new RegExp(bare, flags) };
}

// how far back a "not" is looked for
const lookBack = 60;

/** True where the text says what the rule forbids, and means it. Reads each letter a bounded number of times. */
export function isSaid(
  { said, unclaimed, among, without }: ReadyRule,
  text: string,
  form: keyof Forms,
): boolean {
  if (among && !among[form].test(text)) return false;
  if (without?.[form].test(text)) return false;
  for (const { index } of text.matchAll(said[form])) {
    if (!unclaimed?.[form].test(text.slice(Math.max(0, index - lookBack), index))) return true;
  }
  return false;
}
