import type { DangerKind } from "./reading.ts";

/** A way of saying something so plainly that no statistics are needed. Tried on messages as `readableText` makes them. */
export interface Rule {
  /** What may be logged of it. */
  readonly id: string;
  readonly level: 2 | 3 | 4;
  readonly kind: DangerKind;
  /** False where the words leave room for another meaning: then the program asks. */
  readonly sure?: boolean;
  readonly pattern: RegExp;
  /** What takes the meaning away: an idiom, a negation, a quotation around the found words. */
  readonly unless?: RegExp;
}

/** The rules of one language. */
export interface LanguageRules {
  readonly rules: readonly Rule[];
  /** The words of somebody who speaks of a song, a film or a book. */
  readonly quoted: RegExp;
  /** The words that take something back. */
  readonly takenBack: RegExp;
}
