import type { breathingApi, Hold } from "@remanso/core/breathing/contract.ts";
import type { InputOf } from "@remanso/core/endpoint.ts";
import type { Choice } from "./choice.ts";

/** A game that was played to its end, as it is sent to the server. */
export interface FinishedGame {
  readonly input: InputOf<typeof breathingApi.finish>;
  readonly qualities: readonly number[];
}

/** A game under way: its id was made when it began, because guided qualities are drawn from it. */
export interface PlayedGame extends Choice {
  readonly id: string;
}

// contract: at most 200 holds a game
const mostHolds = 200;

/** `game` as the server takes it; holds travel only with a game that was followed. */
export function finishedInput(
  game: PlayedGame,
  holds: readonly Hold[],
  endedAtMs: number,
): FinishedGame["input"] {
  const { id, pattern, cycles, mode } = game;
  return {
    id,
    pattern,
    cycles,
    mode,
    ...(mode === "follow" ? { holds: holds.slice(0, mostHolds) } : {}),
    occurredAt: new Date(endedAtMs).toISOString(),
  };
}
