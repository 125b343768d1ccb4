import { useEffect, type RefObject } from "react";
import type { BreathingMode } from "@remanso/core/breathing/contract.ts";
import { phaseAt } from "@remanso/core/breathing/phase-at.ts";
import { breathMs, fullnessOf, ownFullness } from "./fullness.ts";
import type { Holds } from "./use-holds.ts";
import type { Paced } from "./use-game.ts";

/** `mode` is that of a game. */
type Drawn = Paced & { readonly mode?: BreathingMode };

interface Drawing {
  readonly game: Drawn | null;
  readonly isRunning: boolean;
  readonly elapsedMs: () => number;
  /** The person's own breath; null where it is not followed. */
  readonly holds: Holds | null;
}

// one wave of the pulsing ring
const pulseMs = 2000;
const ownStepMs = 50;

/**
 * Draws the breath, frame by frame: each part of the picture that bears `data-lag` gets `--breath`, the fullness of as many
 * milliseconds ago, so that rings follow the light as waves do. The frames only draw; the time comes from the game's clock.
 */
export function useDrawing(
  ref: RefObject<SVGSVGElement | null>,
  { game, isRunning, elapsedMs, holds }: Drawing,
): void {
  useEffect(() => {
    const svg = ref.current;
    if (!svg) return undefined;
    const parts = [...svg.querySelectorAll<SVGElement>("[data-lag]")].map((part) => ({
      part,
      lagMs: Number(part.dataset["lag"]),
    }));
    const pulse = svg.querySelector<SVGElement>("[data-pulse]");
    const own = svg.querySelector<SVGElement>("[data-own]");
    const draw = () => {
      const elapsed = elapsedMs();
      for (const { part, lagMs } of parts)
        part.style.setProperty("--breath", breathAt(game, elapsed - lagMs));
      pulse?.style.setProperty("--pulse", pulseAt(game, elapsed));
      own?.style.setProperty("--breath", ownAt(game, elapsed, holds));
    };
    draw();
    if (!isRunning) return undefined;
    let frame = requestAnimationFrame(function again() {
      draw();
      frame = requestAnimationFrame(again);
    });
    return () => cancelAnimationFrame(frame);
  }, [ref, game, isRunning, elapsedMs, holds]);
}

function breathAt(game: Drawn | null, elapsedMs: number): string {
  return game ? fullnessOf(phaseAt(game.rhythm, elapsedMs, game.cycles)).toFixed(4) : "0";
}

/** The way of one wave, 0 to 1: outward while breathing in, inward while breathing out, 0 at rest. */
function pulseAt(game: Drawn | null, elapsedMs: number): string {
  if (!game) return "0";
  const { phase, phaseElapsedMs } = phaseAt(game.rhythm, elapsedMs, game.cycles);
  if (phase !== "inhale" && phase !== "exhale") return "0";
  const way = (phaseElapsedMs % pulseMs) / pulseMs;
  return (phase === "inhale" ? way : 1 - way).toFixed(4);
}

/** The fullness of the person's own breath in the cycle that is under way. */
function ownAt(game: Drawn | null, elapsedMs: number, holds: Holds | null): string {
  if (!holds || game?.mode !== "follow") return "0";
  const { cycle } = phaseAt(game.rhythm, elapsedMs, game.cycles);
  const fromMs = cycle * breathMs(game.rhythm);
  return (
    ownFullness(game.rhythm, holds.sofar(), { fromMs, toMs: elapsedMs, stepMs: ownStepMs }).at(-1) ?? 0
  ).toFixed(3);
}
