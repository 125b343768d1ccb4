/** A lantern that is lit; 0,0 is the middle of its foot, 40 tall. */
export function Lantern() {
  return (
    <>
      <circle cy="-16" r="27" fill="var(--art-sun)" opacity=".22" />
      <circle cy="-16" r="18" fill="var(--art-sun)" opacity=".3" />
      <path d="M-6-30Q-7-40 0-40T6-30" fill="none" stroke="var(--art-ink)" strokeWidth="2" />
      <path d="M-9-27H9L7-3H-7z" fill="var(--art-paper)" opacity=".75" />
      <path d="M0-23Q7-13 0-5Q-7-13 0-23z" fill="var(--art-coin)" />
      <path d="M-11-26L-6-32H6L11-26zM-9-4H9V0H-9z" fill="var(--art-ink)" />
      <path d="M-9-26L-7-4M9-26L7-4" stroke="var(--art-ink)" strokeWidth="2" />
    </>
  );
}

/** A candle burnt low in its dish; 0,0 is the table. */
export function LowCandle() {
  return (
    <>
      <path d="M-34-12H34Q30 0 16 0H-16Q-30 0-34-12z" fill="var(--art-clay)" />
      <path d="M8-12H34Q30 0 16 0H4Q14-4 8-12z" fill="var(--art-clay-shade)" />
      <ellipse cy="-12" rx="34" ry="6" fill="var(--art-clay-shade)" />
      <path d="M-20-12Q-22-16-13-17V-34Q0-39 13-34V-18Q24-15 20-11Q0-6-20-12z" fill="var(--art-coin)" />
      <path d="M13-34V-18Q24-15 20-11Q14-9 5-9Q10-20 6-36.2z" fill="var(--art-coin-shade)" />
      <ellipse cy="-34" rx="13" ry="3.6" fill="var(--art-coin-shade)" />
      <path d="M-13-33q5 2 4 12q-4 5-4-2z" fill="var(--art-paper)" opacity=".5" />
      <path d="M0-34Q3-40 1-46" fill="none" stroke="var(--art-ink)" strokeLinecap="round" strokeWidth="2.4" />
    </>
  );
}
