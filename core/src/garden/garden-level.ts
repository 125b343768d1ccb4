// decisions §5: garden level = 1 + floor(sum of plant levels / 5)
const levelsEach = 5;

/** The garden's level from those of its plants; 1 without any. */
export function gardenLevel(plantLevels: readonly number[]): number {
  return 1 + Math.floor(plantLevels.reduce((sum, level) => sum + level, 0) / levelsEach);
}

/** The mean of the plants' healths as a whole number; 0 without any, which the screen shows as its empty state. */
export function averageHealth(healths: readonly number[]): number {
  if (healths.length === 0) return 0;
  return Math.round(healths.reduce((sum, health) => sum + health, 0) / healths.length);
}
