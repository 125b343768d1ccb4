type WateringCanProps = { pouring: boolean; className?: string };

// where the drops leave the rose once the can is tilted
const drops: readonly (readonly [x: number, y: number])[] = [
  [18, 64],
  [8, 58],
  [26, 68],
  [12, 66],
  [22, 60],
  [15, 58],
  [29, 64],
];

/**
 * A watering can whose rose points to the left. While `pouring` it tilts and drops fall, once (900 ms); what is
 * watered stands under the left edge of the picture.
 */
export function WateringCan({ pouring, className }: WateringCanProps) {
  const state = pouring ? "watering-can watering-can-pouring" : "watering-can";
  return (
    <svg
      className={className ? `${state} ${className}` : state}
      viewBox="0 0 120 120"
      aria-hidden="true"
      focusable="false"
    >
      <g fill="var(--art-drop)">
        {drops.map(([x, y]) => (
          <path key={x} className="watering-can-drop" d={`M${x} ${y}q-5.5 8.5 0 11q5.5-2.5 0-11z`} />
        ))}
      </g>
      <g className="watering-can-body">
        <WateringCanDrawing />
      </g>
    </svg>
  );
}

/** The can alone, to be put into a drawing: it stands in 120 by 120. */
export function WateringCanDrawing() {
  return (
    <>
      <path
        d="M92 52C118 40 122 86 96 84"
        fill="none"
        stroke="var(--art-clay-shade)"
        strokeLinecap="round"
        strokeWidth="6"
      />
      <path
        d="M58 46C62 22 86 22 92 46"
        fill="none"
        stroke="var(--art-clay-shade)"
        strokeLinecap="round"
        strokeWidth="5"
      />
      <path d="M58 82L26 46L32 41L60 62z" fill="var(--art-clay-shade)" />
      <path d="M52 46H98L103 88Q76 96 48 88z" fill="var(--art-clay)" />
      <path d="M80 46H98L103 88Q92 91.5 80 92Q88 70 80 46z" fill="var(--art-clay-shade)" />
      <ellipse cx="75" cy="46" rx="23" ry="5.5" fill="var(--art-clay-shade)" />
      <ellipse cx="75" cy="46.5" rx="18" ry="3.5" fill="var(--art-water-deep)" />
      <path d="M18 50L36 33L39 44L29 54z" fill="var(--art-clay)" />
      <path d="M17 50.5Q18 38 36 32.5Q35 45 17 50.5z" fill="var(--art-coin)" />
      <path
        d="M54 60Q58 75 76 76T99 68"
        fill="none"
        stroke="var(--art-coin)"
        strokeWidth="2.5"
        opacity=".7"
      />
    </>
  );
}
