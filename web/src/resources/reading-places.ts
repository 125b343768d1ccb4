// Where somebody stopped reading, kept on the device under their account: the resources by id, each with the number of the
// part that stood at the top. Erased at sign-out and when somebody else signs in (chat/device-traces.ts).

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
  try {
    return placesIn(localStorage.getItem(entryOf(userId)))[id] ?? null;
  } catch {
    return null;
  }
}

/** Keeps a place; null forgets it. */
export function keepPart(userId: string, id: string, part: number | null): void {
  try {
    const places = withPlace(placesIn(localStorage.getItem(entryOf(userId))), id, part);
    if (Object.keys(places).length === 0) localStorage.removeItem(entryOf(userId));
    else localStorage.setItem(entryOf(userId), JSON.stringify(places));
  } catch (error) {
    // specification §4: local storage failures are only logged
    console.info("This browser does not keep where one stopped reading.", error);
  }
}

function entryOf(userId: string): string {
  return `remanso.reading.${userId}`;
}
