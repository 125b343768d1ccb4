// drawn once by chance: in each pair one day with it and one without
const withItFirst = [true, false, false, true, false];

/** What an experiment is: days in pairs, one a stone above the water (today yes) and one a ring on it (today no). */
export function DaysOfChance() {
  return (
    <svg
      viewBox="0 0 350 84"
      className="w-full max-w-[26rem] text-primary"
      aria-hidden="true"
      focusable="false"
    >
      <ellipse cx="175" cy="56" rx="174" ry="26" fill="var(--wash)" />
      {withItFirst.flatMap((isFirst, pair) =>
        [isFirst, !isFirst].map((isWith, day) => {
          const x = 44 + pair * 61 + day * 29;
          const y = pair % 2 === 0 ? 58 : 50;
          return (
            <g key={x} transform={`translate(${x} ${y})`}>
              <ellipse rx="13" ry="4.4" fill="none" stroke="currentColor" strokeWidth="1.5" opacity=".7" />
              {isWith ? (
                <>
                  <path d="M-11 1q1-25 12-25t11 25q-12 5-23 0z" fill="var(--art-stone)" />
                  <path d="M1-24q10 0 11 25-6 3-12 3 9-14 1-28z" fill="var(--art-stone-shade)" />
                </>
              ) : (
                <ellipse rx="6" ry="2" fill="none" stroke="currentColor" strokeWidth="1.5" />
              )}
            </g>
          );
        }),
      )}
    </svg>
  );
}
