import * as z from "zod/mini";

/** A person's row: UUIDv7 in canonical form. */
export const Id = z.uuid();

/** An instant in UTC, ISO 8601 with milliseconds. */
export const Instant = z.iso.datetime();

/** A calendar day in the person's own time zone, YYYY-MM-DD. */
export const LocalDate = z.iso.date();

/** A stress score, 0 (none) to 1 (most). specification §3: each 0..1 */
export const Score = z.number().check(z.minimum(0), z.maximum(1));

export const LanguageCode = z.enum(["en", "es"]);

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

// what joins emoji and letters of some scripts, and what lays text out
const meaningful = new Set(["\t", "\n", "\u200c", "\u200d"]);

/** Drops control, zero-width and direction characters and lone surrogates, joins composed letters (NFC) and trims. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll("\uFFFD", "")
    .replace(/\r\n?/g, "\n")
    .replace(/[\p{Cc}\p{Cf}]/gu, (character) => (meaningful.has(character) ? character : ""))
    .normalize("NFC")
    .trim();
}

function codePointsAtMost(max: number) {
  return z.refine<string>((text) => [...text].length <= max, { error: "too_long" });
}
