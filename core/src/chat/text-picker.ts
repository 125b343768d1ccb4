import { seeded, seedOf } from "../seeded.ts";

/** One of `texts` that fits and was not used yet, under `id`; null where there is none. */
export type Pick = (id: string, texts: readonly string[], isFit?: (text: string) => boolean) => string | null;

interface Talked {
  readonly message: string;
  readonly before: readonly string[];
  readonly said: ReadonlySet<string>;
}

/** Picks texts for one answer: always the same one for the same conversation, never one that was said. `picked` are the ids of what was picked. */
export function textPicker({ message, before, said }: Talked): {
  pick: Pick;
  picked: () => readonly string[];
} {
  const chosen: string[] = [];
  const pick: Pick = (id, texts, isFit = () => true) => {
    const left = texts
      .map((text, at) => ({ text, id: `${id}.${at + 1}` }))
      .filter((one) => isFit(one.text) && !said.has(one.id) && !chosen.includes(one.id));
    const chance = seeded(seedOf(`${before.length} ${message}`));
    const one = left[Math.floor(chance() * left.length)];
    if (!one) return null;
    chosen.push(one.id);
    return one.text;
  };
  return { pick, picked: () => chosen };
}
