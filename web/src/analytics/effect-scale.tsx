import { useStrings } from "../app/language.tsx";
import { strings } from "./strings.ts";

interface EffectScaleProps {
  effect: number;
  low: number;
  high: number;
}

// an effect of a point looks small, however sure it is
const leastReach = 3;

/** An effect between less and more stress: its point, and the interval around it as a line. */
export function EffectScale({ effect, low, high }: EffectScaleProps) {
  const words = useStrings(strings).evidence;
  const reach = Math.max(leastReach, Math.abs(low), Math.abs(high));
  const at = (points: number) => `${50 + (points / reach) * 50}%`;
  const length = `${((high - low) / reach) * 50}%`;
  return (
    <span aria-hidden="true" title={words.scale} className="relative my-1 block h-4 w-full max-w-64">
      <span className="absolute inset-x-0 top-1/2 border-t border-line" />
      <span className="absolute inset-y-0 left-1/2 border-l border-soft" />
      <span
        className="absolute top-1/2 h-1 -translate-y-1/2 rounded-full bg-primary/45"
        style={{ left: at(low), width: length }}
      />
      <span
        className="absolute top-1/2 size-3 -translate-1/2 rounded-full bg-primary"
        style={{ left: at(effect) }}
      />
    </span>
  );
}
