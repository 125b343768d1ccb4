const rings = [
  { wide: 36, opacity: 0.75 },
  { wide: 62, opacity: 0.5 },
  { wide: 90, opacity: 0.28 },
];

/** A stone in still water, for pages where there is nothing: light enough to travel with every page. */
export function QuietWater({ className = "w-64" }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 240 120"
      className={`max-w-full text-primary ${className}`}
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <ellipse cx="120" cy="74" rx="116" ry="36" fill="var(--wash)" />
      <g stroke="currentColor" strokeWidth="1.6">
        {rings.map(({ wide, opacity }) => (
          <ellipse key={wide} cx="120" cy="75" rx={wide} ry={wide * 0.29} opacity={opacity} />
        ))}
      </g>
      <path d="M92 76C94 56 106 46 122 46S147 58 149 76Q120 84 92 76z" fill="var(--art-stone)" />
      <path
        d="M122 46C138 46 147 58 149 76Q139 79 128 80C136 68 136 54 122 46z"
        fill="var(--art-stone-shade)"
      />
    </svg>
  );
}
