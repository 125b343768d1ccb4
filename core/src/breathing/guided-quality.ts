import { seedOf } from "../seeded.ts";

// specification §4: each cycle gets a random quality 85–99
const lowest = 85;
const highest = 99;

/**
 * The simulated quality of each breath of a guided game, 85 to 99, drawn from the game's id and the cycle, so that browser
 * and server find the same (decisions §4). Every one of the fifteen values is equally likely: one breath in three is
 * perfect (95 or more), and the mean is 92. Upper and lower case of an id are the same id.
 */
export function guidedQualities(gameId: string, cycles: number): number[] {
  const id = gameId.toLowerCase();
  return Array.from(
    { length: cycles },
    (_, cycle) => lowest + (seedOf(`${id}:${cycle}`) % (highest - lowest + 1)),
  );
}
