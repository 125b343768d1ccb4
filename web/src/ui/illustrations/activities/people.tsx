type Cloth = "clay" | "plum" | "cloth" | "leaf";

type LyingProps = {
  cloth: Cloth;
  skin?: "skin" | "brown";
  hair?: "ink" | "hair" | "silver";
  straight?: boolean;
};

/** Somebody who lies on the back, the head on a cushion at the left, the knees up or the legs `straight`; 0,0 is the ground. */
export function LyingFigure({ cloth, skin = "skin", hair = "ink", straight = false }: LyingProps) {
  const legs = straight ? "M14-8L58-8L100-7" : "M12-10L46-42L74-8";
  const foot = straight ? "M106-8V-18" : "M77-4H88";
  return (
    <>
      <path d="M-112 0Q-118-14-102-15Q-84-18-70-13Q-62-8-66 0z" fill="var(--art-paper)" />
      <path d="M-112 0Q-90-6-66-4V0z" fill="var(--art-paper-shade)" />
      <path d="M-98-20C-102-38-84-44-76-36Q-74-26-80-14Q-92-10-98-20z" fill={`var(--art-${hair})`} />
      <path d="M-90-22Q-84-40-72-34L-68-28L-72-25Q-70-16-76-13Q-88-10-90-22z" fill={`var(--art-${skin})`} />
      <path d="M-80-16L-64-10" stroke={`var(--art-${skin}-shade)`} strokeLinecap="round" strokeWidth="9" />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d={legs} stroke="var(--art-ink)" strokeWidth="15" />
        <path d={foot} stroke={`var(--art-${skin}-shade)`} strokeWidth="8" />
      </g>
      <path
        d="M-70-2C-76-20-66-28-50-28C-34-34-16-32 0-26Q20-22 20-8Q18 0 8 0z"
        fill={`var(--art-${cloth})`}
      />
      <g fill="none" strokeLinecap="round">
        <path d="M-12-5L4-4" stroke={`var(--art-${skin})`} strokeWidth="7.500" />
        <path d="M-58-18Q-44-6-18-6" stroke={`var(--art-${cloth}-shade)`} strokeWidth="10" />
      </g>
    </>
  );
}
