import * as z from "zod";
import { isEmail, isTimeZone } from "@remanso/core/account/shapes.ts";
import { byLanguage, languages } from "@remanso/core/language.ts";
import { sessionTypes, specialties, spokenLanguages, weekdays } from "@remanso/core/marketplace/contract.ts";
import { sampleListings } from "@remanso/core/marketplace/professionals-text.ts";
import { cleanText } from "@remanso/core/shapes.ts";
import type { KeptListing } from "./store.ts";

// nobody browses more, and the list is returned whole
const mostEntries = 500;

const sampleIds: ReadonlySet<string> = new Set(sampleListings.map(({ id }) => id));

/** The file's entries as they are stored, or a list of what is wrong with it. docs/professionals.md */
export type ReadFile =
  | { readonly listings: readonly KeptListing[] }
  | { readonly problems: readonly string[] };

/** Reads the text of a file of professionals; `today` is YYYY-MM-DD: what is said to have been checked has been. */
export function readProfessionalFile(text: string, today: string): ReadFile {
  const json = parsed(text);
  if (json === undefined) return { problems: ["The file is not valid JSON."] };
  const result = fileSchema(today).safeParse(json);
  if (!result.success) return { problems: result.error.issues.map((issue) => sentenceFor(issue, json)) };
  return { listings: result.data.map(keptListing) };
}

function parsed(text: string): unknown {
  try {
    // some editors save a byte order mark
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return undefined;
  }
}

const wordsUpTo = (most: number) =>
  z.preprocess(
    (value) => (typeof value === "string" ? cleanText(value) : value),
    z.string("must be a text").min(1, "must not be empty").max(most, `must have at most ${most} characters`),
  );

/** One text for all languages, or one for each. */
const textByLanguage = (most: number) =>
  z.union(
    [
      wordsUpTo(most).transform((text) => byLanguage(() => text)),
      z.strictObject(byLanguage(() => wordsUpTo(most))),
    ],
    `must be a text, or {${languages.map((language) => `"${language}": text`).join(", ")}}, each of 1 to ${most} characters`,
  );

const someOf = <const Choices extends readonly [string, ...string[]]>(choices: Choices) =>
  z
    .array(z.enum(choices, `must be one of ${choices.join(", ")}`), "must be a list")
    .min(1, "must name at least one")
    .refine((chosen) => new Set(chosen).size === chosen.length, "names one twice");

const wholeNumber = (least: number, most: number) => {
  const must = `must be a whole number from ${least} to ${most}`;
  return z.int(must).min(least, must).max(most, must);
};

const slug = z
  .string("must be a text")
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be of small letters, digits and hyphens, such as laura-perez")
  .max(60, "must have at most 60 characters")
  .refine((id) => !sampleIds.has(id), "is the id of a sample");

const zone = z
  .string("must be a text")
  .refine((name) => isTimeZone(name), "must be a time zone such as Europe/Madrid");

const address = z.string("must be a text").refine((text) => isEmail(text), "must be an e-mail address");

function fileSchema(today: string) {
  const day = z.iso
    .date("must be a day such as 2026-03-11")
    .refine((on) => on <= today, "must not be in the future");
  const entry = z.strictObject(
    {
      id: slug,
      name: textByLanguage(120),
      title: textByLanguage(120),
      specialties: someOf(specialties),
      languages: someOf(spokenLanguages),
      experience: wholeNumber(0, 80),
      location: textByLanguage(120),
      timeZone: zone,
      availability: someOf(weekdays),
      hourlyRate: wholeNumber(0, 10_000),
      bio: textByLanguage(2000),
      credentials: z.array(textByLanguage(200), "must be a list").max(20, "must have at most 20"),
      sessionTypes: someOf(sessionTypes),
      contact: address,
      consentedOn: day,
      confirmedOn: z.optional(day),
      licence: z.strictObject(
        { number: wordsUpTo(80), register: wordsUpTo(200), checkedOn: day },
        "must be {number, register, checkedOn}",
      ),
    },
    "must be an object",
  );
  return z
    .array(entry, "The file must be a list of professionals: [ {…}, {…} ].")
    .max(mostEntries, `must have at most ${mostEntries} entries`)
    .superRefine(refuseSameIds);
}

type Entry = z.output<ReturnType<typeof fileSchema>>[number];

function refuseSameIds(entries: readonly { id: string }[], context: z.RefinementCtx): void {
  entries.forEach(({ id }, index) => {
    if (entries.findIndex((other) => other.id === id) === index) return;
    context.addIssue({ code: "custom", path: [index, "id"], message: "is the id of an earlier entry" });
  });
}

function keptListing({ consentedOn, confirmedOn, ...entry }: Entry): KeptListing {
  return {
    listing: { ...entry, rating: null, reviewCount: null, isSample: false },
    // whoever consented on a day confirmed on that day what they consented to
    confirmedOn: confirmedOn ?? consentedOn,
  };
}

/** “Entry 3 (laura-perez), licence.checkedOn: must be a day such as 2026-03-11” */
function sentenceFor(issue: z.core.$ZodIssue, json: unknown): string {
  const [index, ...path] = issue.path;
  if (typeof index !== "number") return issue.message;
  const entry: unknown = Array.isArray(json) ? json[index] : undefined;
  const id = typeof entry === "object" && entry !== null && "id" in entry ? entry.id : undefined;
  const name = typeof id === "string" ? `Entry ${index + 1} (${id})` : `Entry ${index + 1}`;
  const where = path.length > 0 ? `${name}, ${path.map(String).join(".")}` : name;
  return `${where}: ${isMissing(entry, path) ? "is missing" : messageOf(issue)}`;
}

function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.code !== "unrecognized_keys") return issue.message;
  return `has a field that is not known: ${issue.keys.join(", ")}`;
}

function isMissing(entry: unknown, path: readonly PropertyKey[]): boolean {
  let value = entry;
  for (const key of path) {
    if (typeof value !== "object" || value === null) return false;
    value = new Map<PropertyKey, unknown>(Object.entries(value)).get(String(key));
  }
  return path.length > 0 && value === undefined;
}
