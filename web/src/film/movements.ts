// How each drawing moves while its step is told; everything follows from the time, so that any moment can be shown.

interface Moment {
  /** Seconds since the scene began. */
  readonly seconds: number;
  /** How much of the scene has passed, 0 to 1. */
  readonly share: number;
}

type Movement = (at: Moment) => number;

/** There and back, without haste, as breathing does. */
const swing =
  (period: number): Movement =>
  ({ seconds }) =>
    (1 - Math.cos((seconds / period) * 2 * Math.PI)) / 2;

/** To one side, through the middle, to the other. */
const sides =
  (period: number): Movement =>
  ({ seconds }) =>
    Math.sin((seconds / period) * 2 * Math.PI);

/** Tightens, holds for five seconds, lets go at once, and rests for two breaths. */
const effort: Movement = ({ seconds }) => {
  const at = seconds % 14;
  if (at < 2) return eased(at / 2);
  return at < 7 ? 1 : 1 - eased(Math.min(1, at - 7));
};

/** Grows from nothing to the whole while the step is told. */
const growth: Movement = ({ share }) => eased(Math.min(1, share / 0.85));

const movements: Readonly<Record<string, Movement>> = {
  seat: swing(8),
  fists: effort,
  shoulders: effort,
  face: ({ seconds }) => 1 - effort({ seconds, share: 0 }),
  belly: swing(8),
  legs: effort,
  rest: swing(9),
  neck: sides(16),
  "side-bend": effort,
  wrists: swing(4),
  back: swing(9),
  ankles: swing(4),
  eyes: swing(48),
  "hands-on-stone": swing(8),
  ear: swing(5),
  scent: swing(8),
  taste: swing(12),
  feet: swing(7),
  page: growth,
  coins: growth,
  house: growth,
  basket: growth,
  envelopes: growth,
  lamp: growth,
};

/** How far the movement of a drawing has come: 0 to 1, for one with two sides from -1. */
export function wayAt(drawing: string, at: Moment): number {
  return movements[drawing]?.(at) ?? 1;
}

function eased(share: number): number {
  return share * share * (3 - 2 * share);
}
