import { Scene } from "../illustrations/kit.tsx";
import { Sprout } from "../illustrations/plants.tsx";

/** For a garden that waits for its first plant. Has no background of its own. */
export function SeedlingScene({ className }: { className?: string }) {
  return (
    <Scene tone="sand" view="0 0 240 150" className={className ? `art-vignette ${className}` : "art-vignette"}>
      <ellipse cx="120" cy="116" rx="104" ry="26" fill="var(--art-sand)" />
      <Sprout x={120} y={110} height={46} />
    </Scene>
  );
}
