/** A cat that stretches, its chest low, looking left; 0,0 is the ground below its middle. */
export function StretchingCat() {
  return (
    <>
      <path
        d="M33-33C48-40 40-58 54-64"
        fill="none"
        stroke="var(--art-clay)"
        strokeLinecap="round"
        strokeWidth="6.500"
      />
      <path
        d="M24-30L30-1H38"
        fill="none"
        stroke="var(--art-clay-shade)"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="9"
      />
      <path
        d="M-56 0Q-60-4-54-6L-34-12L-26-18C-14-14-4-38 18-41C36-43 44-32 41-18L40-2H28L27-14C16-6 0-4-12-4Q-30 0-56 0z"
        fill="var(--art-clay)"
      />
      <path d="M41-18L40-2H28L27-14Q34-22 30-38Q43-33 41-18z" fill="var(--art-clay-shade)" />
      <path d="M-14-5Q-30 0-56 0Q-58-1-58-3L-34-7z" fill="var(--art-clay-shade)" />
      <path
        d="M-43-24L-44-36L-35-31Q-31-32-27-31L-19-35L-20-23Q-18-10-31-10T-43-24z"
        fill="var(--art-clay)"
      />
      <path d="M-27-31L-19-35L-20-23Q-19-13-28-10.500Q-22-20-27-31z" fill="var(--art-clay-shade)" />
    </>
  );
}

/** A bird far off, its wings open; `size` is from tip to tip. */
export function farBirdPath(x: number, y: number, size: number): string {
  const [half, high] = [Math.round(size * 5) / 10, Math.round(size * 3) / 10];
  return `M${x - half} ${y}q${half * 0.6} ${-high} ${half} ${high * 0.4}q${half * 0.4} ${-high * 1.4} ${half} ${-high * 0.4}`;
}
