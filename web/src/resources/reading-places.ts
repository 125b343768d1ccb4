import { readKept, writeKept } from "../device/keep.ts";

// Where somebody stopped reading, kept on the device under their account: the resources by id, each with the number of the
// part that stood at the top.

/** What is kept at one entry; whatever is not a place is left out. */
export function placesIn(text: string | null): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).flatMap(([id, part]) =>
        Number.isSafeInteger(part) && typeof part === "number" && part > 0 ? [[id, part]] : [],
      ),
    );
  } catch {
    return {};
  }
}

/** The places with that of one resource changed; null forgets it. */
export function withPlace(
  places: Readonly<Record<string, number>>,
  id: string,
  part: number | null,
): Record<string, number> {
  const others = Object.fromEntries(Object.entries(places).filter(([other]) => other !== id));
  return part === null ? others : { ...others, [id]: part };
}

/** The part of a resource at which `userId` stopped on this device; null when there is none. */
export function keptPart(userId: string, id: string): number | null {
  return placesIn(readKept("readingPlaces", userId))[id] ?? null;
}

/** Keeps a place; null forgets it. */
export function keepPart(userId: string, id: string, part: number | null): void {
  const places = withPlace(placesIn(readKept("readingPlaces", userId)), id, part);
  writeKept("readingPlaces", Object.keys(places).length === 0 ? null : JSON.stringify(places), userId);
}
