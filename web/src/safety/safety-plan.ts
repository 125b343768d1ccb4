import { longestField, longestPart, mostContacts } from "@remanso/core/safety/contract.ts";

/** Somebody to call. */
export interface Contact {
  readonly name: string;
  readonly number: string;
}

const writtenParts = ["signs", "coping", "places", "surroundings", "reasons"] as const;
const contactParts = ["people", "professionals"] as const;
export type WrittenPart = (typeof writtenParts)[number];
export type ContactPart = (typeof contactParts)[number];

/** A person's own plan for hard hours. It lives on their device, in files of their own and, if they ask for it, in a copy on the server. */
export type SafetyPlan = Readonly<Record<WrittenPart, string>> &
  Readonly<Record<ContactPart, readonly Contact[]>>;

export const emptyPlan: SafetyPlan = {
  signs: "",
  coping: "",
  places: "",
  people: [],
  professionals: [],
  surroundings: "",
  reasons: "",
};

/** The plan in a kept text or in a file, or null where there is none; what does not belong to one is left out. */
export function planIn(text: string | null): SafetyPlan | null {
  const value = parsed(text);
  if (!isRecord(value) || !Object.keys(emptyPlan).some((part) => part in value)) return null;
  return {
    signs: partIn(value["signs"]),
    coping: partIn(value["coping"]),
    places: partIn(value["places"]),
    people: contactsIn(value["people"]),
    professionals: contactsIn(value["professionals"]),
    surroundings: partIn(value["surroundings"]),
    reasons: partIn(value["reasons"]),
  };
}

/** The plan as a file's text: readable by people, and by `planIn`. */
export function planFile(plan: SafetyPlan): string {
  return `${JSON.stringify(plan, null, 2)}\n`;
}

export function isEmptyPlan(plan: SafetyPlan): boolean {
  const isWritten = writtenParts.some((part) => plan[part].trim() !== "");
  return !isWritten && contactParts.every((part) => plan[part].every(isEmptyContact));
}

export function isEmptyContact({ name, number }: Contact): boolean {
  return name.trim() === "" && number.trim() === "";
}

/** Whom the card can call: the person's own people first, then those who care for them by profession. */
export function callable(
  plan: SafetyPlan,
): { readonly name: string; readonly number: string; readonly dial: string }[] {
  return contactParts
    .flatMap((part) => plan[part])
    .flatMap(({ name, number }) => {
      const dial = dialOf(number);
      return dial === null ? [] : [{ name: name.trim() || number.trim(), number: number.trim(), dial }];
    });
}

/** What follows `tel:`; null for what is no number. */
export function dialOf(number: string): string | null {
  const dial = number.replace(/[^\d+*#]/g, "");
  return /\d{2}/.test(dial) ? dial.replaceAll("#", "%23") : null;
}

function contactsIn(value: unknown): Contact[] {
  if (!Array.isArray(value)) return [];
  const all: readonly unknown[] = value;
  return all
    .slice(0, mostContacts)
    .flatMap((one) =>
      isRecord(one) && typeof one["name"] === "string" && typeof one["number"] === "string"
        ? [{ name: one["name"].slice(0, longestField), number: one["number"].slice(0, longestField) }]
        : [],
    );
}

function partIn(value: unknown): string {
  return typeof value === "string" ? value.slice(0, longestPart) : "";
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
