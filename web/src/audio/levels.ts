import { ambientSounds, type AmbientSound } from "@remanso/core/resources/contract.ts";

/** How loud each sound is, whole numbers from 0 (silent) to 100. */
export type Levels = Readonly<Record<AmbientSound, number>>;

const silence: Levels = { water: 0, rain: 0, wind: 0, bowls: 0, noise: 0 };

// well under the voice
const ownLevel = 40;

/** What sounds behind a text: the mix that was made on this device, else the text's own sound alone. */
export function levelsFor(own: AmbientSound | null, kept: Levels | null): Levels {
  return kept ?? (own ? { ...silence, [own]: ownLevel } : silence);
}

/** What the whole mix is turned down by, so that many loud sounds together are hardly louder than one: at most 1. */
export function mixGain(levels: Levels): number {
  const together = Math.hypot(...ambientSounds.map((sound) => levels[sound] / 100));
  return 1 / Math.max(1, together / loudest);
}

const loudest = 1.3;

/** The levels in a kept text; null where they are not ones of ours. */
export function levelsIn(value: unknown): Levels | null {
  if (typeof value !== "object" || value === null) return null;
  const parts = new Map<string, unknown>(Object.entries(value));
  const levels: Record<AmbientSound, number> = { ...silence };
  for (const sound of ambientSounds) {
    const level = parts.get(sound);
    if (typeof level !== "number" || !(level >= 0 && level <= 100)) return null;
    levels[sound] = Math.round(level);
  }
  return levels;
}
