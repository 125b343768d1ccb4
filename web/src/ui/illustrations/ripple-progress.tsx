const rings = [
  { radius: 44, width: 6, opacity: 1 },
  { radius: 36.5, width: 3, opacity: 0.55 },
  { radius: 30.5, width: 1.6, opacity: 0.35 },
];

type RippleProgressProps = { fraction: number; size?: number; label: string };

/** Progress from 0 to 1 as rings that close together, the outermost clearest; the middle stays free for words. */
export function RippleProgress({ fraction, size = 96, label }: RippleProgressProps) {
  const percent = Math.round(Math.min(1, Math.max(0, fraction)) * 1000) / 10;
  return (
    <svg
      className="ripple-progress"
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox="0 0 100 100"
    >
      <g fill="none" stroke="var(--art-lagoon)" strokeLinecap="round" transform="rotate(-90 50 50)">
        {rings.map(({ radius, width, opacity }) => (
          <g key={radius} strokeWidth={width}>
            <circle cx="50" cy="50" r={radius} opacity=".14" />
            {percent > 0 && (
              <circle
                className="ripple-progress-ring"
                cx="50"
                cy="50"
                r={radius}
                opacity={opacity}
                pathLength={100}
                strokeDasharray={percent === 100 ? undefined : `${percent} 100`}
              />
            )}
          </g>
        ))}
      </g>
    </svg>
  );
}
