import type { Hold } from "@remanso/core/breathing/contract.ts";
import { followQualities } from "@remanso/core/breathing/follow-quality.ts";
import { guidedQualities } from "@remanso/core/breathing/guided-quality.ts";
import { patterns } from "@remanso/core/breathing/patterns.ts";
import type { PlayedGame } from "./finished-game.ts";

/** The qualities of the breaths that are over, as the server will compute them again. */
export function qualitiesOf(
  { id, pattern, cycles, mode }: PlayedGame,
  holds: readonly Hold[],
  done: number,
): number[] {
  const all =
    mode === "follow" ? followQualities(patterns[pattern], cycles, holds) : guidedQualities(id, cycles);
  return all.slice(0, done);
}
