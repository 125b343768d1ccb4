import { phaseBoundaries, type PhaseSpan, type Rhythm } from "./phase-at.ts";

/** One hold of key or finger, in milliseconds of the game's clock. */
export interface HeldSpan {
  readonly pressedMs: number;
  readonly releasedMs: number;
}

/**
 * The measured quality of each breath, whole numbers 0 to 100. The person holds while breathing in and lets go to breathe out.
 * Quality is the share of the inhale that was held plus the share of the exhale that was not, minus one, in percent, and at
 * least 0. Holding for the whole inhale and letting go for the whole exhale gives 100; never pressing, never letting go, or
 * tapping at random gives 0. The hold phase and the pause do not count. Holds may come in any order and overlap; one that ends
 * before it begins, or is not a number, is ignored.
 */
export function followQualities(rhythm: Rhythm, cycles: number, holds: readonly HeldSpan[]): number[] {
  const held = joined(holds);
  const spans = phaseBoundaries(rhythm, cycles);
  return Array.from({ length: cycles }, (_, cycle) => {
    const own = spans.filter((span) => span.cycle === cycle);
    const inhaleHeld = heldPart(
      held,
      own.find(({ phase }) => phase === "inhale"),
    );
    const exhaleHeld = heldPart(
      held,
      own.find(({ phase }) => phase === "exhale"),
    );
    return Math.round(100 * Math.max(0, inhaleHeld - exhaleHeld));
  });
}

/** How much of a phase was held, 0 to 1. */
function heldPart(held: readonly HeldSpan[], span: PhaseSpan | undefined): number {
  if (!span || span.endsMs <= span.startsMs) return 0;
  const overlaps = held.map(({ pressedMs, releasedMs }) =>
    Math.max(0, Math.min(releasedMs, span.endsMs) - Math.max(pressedMs, span.startsMs)),
  );
  return overlaps.reduce((sum, overlap) => sum + overlap, 0) / (span.endsMs - span.startsMs);
}

/** The same holds in order, with touching or overlapping ones merged. */
function joined(holds: readonly HeldSpan[]): HeldSpan[] {
  const whole = holds.filter(({ pressedMs, releasedMs }) => pressedMs < releasedMs);
  const apart: HeldSpan[] = [];
  for (const hold of whole.toSorted((one, other) => one.pressedMs - other.pressedMs)) {
    const last = apart.at(-1);
    if (!last || hold.pressedMs > last.releasedMs) apart.push(hold);
    else apart[apart.length - 1] = { ...last, releasedMs: Math.max(last.releasedMs, hold.releasedMs) };
  }
  return apart;
}
