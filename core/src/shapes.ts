import * as z from "zod/mini";
import { languages } from "./language.ts";

/** A person's row: UUIDv7 in canonical form. */
export const Id = z.uuid();

/** An instant in UTC, ISO 8601 with milliseconds. */
export const Instant = z.iso.datetime();

/** A calendar day in the person's own time zone, YYYY-MM-DD. */
export const LocalDate = z.iso.date();

/** A day that somebody asks for: one that databases know too. */
export const AskedDay = LocalDate.check(z.regex(/^(?:19|2\d)\d\d-/));

/** The version that a change was based on (revision.ts). Without it: the first one. */
export const BasedOn = z.optional(z.int().check(z.minimum(0)));

/** A stress score, 0 (none) to 1 (most). specification §3: each 0..1 */
export const Score = z.number().check(z.minimum(0), z.maximum(1));

export const LanguageCode = z.enum(languages);

/** Text that a person typed: trimmed, without invisible control characters, 1 to `max` code points. */
export function typedText(max: number) {
  return z.pipe(
    z.pipe(z.string().check(z.maxLength(max * 4)), z.transform(cleanText)),
    z.string().check(z.minLength(1), codePointsAtMost(max)),
  );
}

/** As `typedText`, but may be empty. */
export function optionalText(max: number) {
  return z.pipe(
    z.pipe(z.string().check(z.maxLength(max * 4)), z.transform(cleanText)),
    z.string().check(codePointsAtMost(max)),
  );
}

/**
 * The number of a content key. It is random: after a restore no new key can have the number of one that a device still holds, which would
 * close texts for good.
 */
export const KeyVersion = z.int().check(z.minimum(1), z.maximum(2_147_483_647));

/** Raw bytes in base64url, without padding. */
export function bytesText(most: number) {
  return z.string().check(z.regex(/^[\w-]+$/), z.maxLength(most));
}

// a safety plan with every field full, or 20,000 characters of four bytes; the nonce, the tag and the padding
const mostClosedBytes = 200_000;

/** What of a row is closed apart from its text. */
export const closedParts = ["name", "notes", "steps"] as const;
export type ClosedPart = (typeof closedParts)[number];

/** A text that was encrypted on its writer's device: nobody can read it here. docs/decisions/0064 */
export const ClosedText = z.object({
  version: KeyVersion,
  /** The row that it belongs to: copied to another one it does not open. For a new row the device chooses the id. */
  of: Id,
  /** Absent for the text of the row. */
  part: z.optional(z.enum(closedParts)),
  bytes: bytesText(mostClosedBytes),
});
export type ClosedText = z.infer<typeof ClosedText>;

/** Words of a reply that only their writer can open, by the fields that they belong in: those hold something in their place. */
export const ClosedWords = z.optional(z.record(z.string(), ClosedText));

// what joins emoji and letters of some scripts, and what lays text out
const meaningful = new Set(["\t", "\n", "\u200c", "\u200d"]);

// Unicode's stream-safe format (UAX 15): no writing has more marks on one letter. Ordering them takes the square of their number.
const mostMarks = 30;

// besides white space: fillers, selectors and the blank pattern of braille, which show nothing
const showsNothing = /^[\s\u2800\p{Default_Ignorable_Code_Point}]*$/u;

/**
 * Drops control, zero-width and direction characters, lone surrogates and the marks beyond 30 on one letter, joins composed letters (NFC)
 * and trims. Text of which nothing would be seen becomes empty.
 */
export function cleanText(text: string): string {
  const cleaned = text
    .toWellFormed()
    .replaceAll("\uFFFD", "")
    .replace(/\r\n?/g, "\n")
    .replace(/[\p{Cc}\p{Cf}]/gu, (character) => (meaningful.has(character) ? character : ""))
    .replace(/\p{M}+/gu, (marks) =>
      marks.length > mostMarks ? [...marks].slice(0, mostMarks).join("") : marks,
    )
    .normalize("NFC")
    .trim();
  return showsNothing.test(cleaned) ? "" : cleaned;
}

function codePointsAtMost(max: number) {
  return z.refine<string>((text) => [...text].length <= max, { error: "too_long" });
}
