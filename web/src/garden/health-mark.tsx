import { bandOf, type HealthBand } from "./health.ts";

const fills: Readonly<Record<HealthBand, { top: number; colour: string }>> = {
  thriving: { top: 0, colour: "var(--leaf)" },
  healthy: { top: 9, colour: "var(--sun)" },
  thirsty: { top: 14, colour: "var(--ember)" },
  drooping: { top: 18, colour: "var(--berry)" },
};

const drop = "M12 2C16.5 8 19 11.6 19 15a7 7 0 0 1-14 0C5 11.6 7.5 8 12 2z";

/** A drop that is fuller the better a plant is: the band's second sign beside its colour. Decorative. */
export function HealthMark({ health, className = "size-5" }: { health: number; className?: string }) {
  const { top, colour } = fills[bandOf(health)];
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" className={`shrink-0 ${className}`}>
      <path d={drop} fill={colour} style={{ clipPath: `inset(${(top / 24) * 100}% 0 0 0)` }} />
      <path d={drop} fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinejoin="round" />
    </svg>
  );
}
