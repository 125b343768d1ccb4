/** A way of saying something so plainly that no statistics are needed. Tried on messages as `readableText` makes them. */
export interface Rule {
  /** What may be logged of it. */
  readonly id: string;
  readonly level: 2 | 3 | 4;
  readonly pattern: RegExp;
  /** What takes the meaning away: an idiom, a negation, a quotation around the found words. */
  readonly unless?: RegExp;
}
