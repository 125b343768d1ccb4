import { keptAs, writeKept } from "../device/keep.ts";

// Where somebody stopped watching, kept on the device under their account: the films by id, each with its seconds.

/** What is kept at one entry; whatever is not a place is left out. */
function filmPlacesIn(text: string | null): Readonly<Record<string, number>> {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    if (typeof kept !== "object" || kept === null) return {};
    const entries: [string, unknown][] = Object.entries(kept);
    return Object.fromEntries(
      entries.flatMap(([id, seconds]) =>
        typeof seconds === "number" && Number.isFinite(seconds) && seconds > 0 ? [[id, seconds]] : [],
      ),
    );
  } catch {
    return {};
  }
}

const kept = keptAs("filmPlaces", filmPlacesIn);

export function keptFilmPlace(userId: string, id: string): number {
  return kept(userId)[id] ?? 0;
}

/** Keeps a place in whole seconds; the beginning is none. */
export function keepFilmPlace(userId: string, id: string, seconds: number): void {
  const { [id]: _before, ...others } = kept(userId);
  const places = seconds >= 1 ? { ...others, [id]: Math.floor(seconds) } : others;
  writeKept("filmPlaces", Object.keys(places).length === 0 ? null : JSON.stringify(places), userId);
}
