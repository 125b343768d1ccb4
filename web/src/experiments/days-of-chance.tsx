// drawn once by chance: in each pair one day with it and one without
const withItFirst = [true, false, false, true, false, true, true];

/** What an experiment is: stepping stones in pairs, one above the water (today yes) and one below it (today no). */
export function DaysOfChance() {
  return (
    <svg
      viewBox="0 0 350 64"
      className="w-full max-w-[24rem] text-primary"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d="M4 42c29-9 57-9 86 0s57 9 86 0 57-9 86 0 57 9 84 0"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        opacity=".35"
      />
      {withItFirst.flatMap((isFirst, pair) =>
        [isFirst, !isFirst].map((isWith, day) => {
          const x = 18 + pair * 50 + day * 22;
          return isWith ? (
            <g key={x}>
              <ellipse cx={x} cy="40" rx="14" ry="4.5" fill="var(--wash)" />
              <path d={`M${x - 10} 40q1-17 10-17t10 17q-10 5-20 0z`} fill="var(--art-stone)" />
            </g>
          ) : (
            <ellipse
              key={x}
              cx={x}
              cy="44"
              rx="8.5"
              ry="3.2"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.6"
            />
          );
        }),
      )}
    </svg>
  );
}
