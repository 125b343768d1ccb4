type Cloth = "clay" | "plum" | "cloth" | "leaf";

const poses = {
  "knees up": { legs: "M12-10L46-42L74-8", foot: "M77-4H88", hand: "M-12-5L4-4", arm: "M-58-18Q-44-6-18-6" },
  straight: { legs: "M14-8L58-8L100-7", foot: "M106-8V-18", hand: "M-12-5L4-4", arm: "M-58-18Q-44-6-18-6" },
  "knee held": {
    legs: "M14-8L58-8L100-7M10-12L-8-52L30-44",
    foot: "M106-8V-18M36-42L38-54",
    hand: "M-14-44L-4-52",
    arm: "M-54-20Q-36-26-18-42",
  },
} as const;

type LyingProps = {
  cloth: Cloth;
  skin?: "skin" | "brown";
  hair?: "ink" | "hair" | "silver";
  pose?: keyof typeof poses;
};

/** Somebody who lies on the back, the head on a cushion at the left; 0,0 is the ground below the middle. */
export function LyingFigure({ cloth, skin = "skin", hair = "ink", pose = "knees up" }: LyingProps) {
  const { legs, foot, hand, arm } = poses[pose];
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
        <path d={hand} stroke={`var(--art-${skin})`} strokeWidth="7.500" />
        <path d={arm} stroke={`var(--art-${cloth}-shade)`} strokeWidth="10" />
      </g>
    </>
  );
}

/** A wheelchair from the side, its front on the right; 0,0 is the ground below the seat. */
export function Wheelchair() {
  return (
    <>
      <path
        d="M-24-98H-34M-22-98L-18-44H26L34-12H44"
        fill="none"
        stroke="var(--art-ink)"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="5"
      />
      <path d="M-24-90L-19-46" stroke="var(--art-plum)" strokeLinecap="round" strokeWidth="9" />
      <path d="M-18-46H24" stroke="var(--art-plum-shade)" strokeLinecap="round" strokeWidth="9" />
      <circle cx="30" cy="-7" r="6" fill="none" stroke="var(--art-ink)" strokeWidth="4" />
    </>
  );
}

/** The wheel of the wheelchair, before whoever sits in it. */
export function BigWheel() {
  return (
    <g fill="none">
      <circle cx="-8" cy="-33" r="31" stroke="var(--art-ink)" strokeWidth="5" />
      <circle cx="-8" cy="-33" r="25" stroke="var(--art-stone)" strokeWidth="2.500" />
      <path d="M-8-58V-8M-33-33H17M-26-51L10-15M10-51L-26-15" stroke="var(--art-stone)" strokeWidth="1.600" />
      <circle cx="-8" cy="-33" r="4" fill="var(--art-ink)" />
    </g>
  );
}

type NeighbourProps = { coat: Cloth; skin?: "skin" | "brown"; hair: "ink" | "hair" | "silver" };

/** Somebody seen from the front down to the hips who greets with the hand on the right; 0,0 is the hips, about 90 tall. */
export function Neighbour({ coat, skin = "skin", hair }: NeighbourProps) {
  return (
    <>
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d="M44-66L48-84" stroke={`var(--art-${skin})`} strokeWidth="9" />
        <path d="M47-86l-5-9M49-88v-11M52-86l5-9" stroke={`var(--art-${skin})`} strokeWidth="4" />
        <path d="M20-40L38-34L44-60" stroke={`var(--art-${coat}-shade)`} strokeWidth="13" />
      </g>
      <path d="M-15-70C-18-100 18-100 15-70L13-50H-13z" fill={`var(--art-${hair})`} />
      <path d="M-6-62H6v16H-6z" fill={`var(--art-${skin}-shade)`} />
      <path
        d="M-7-50C-20-47-29-44-30-32L-32 20H32L30-32C29-44 20-47 7-50Q0-42-7-50z"
        fill={`var(--art-${coat})`}
      />
      <path d="M12-48C22-46 29-42 30-32L32 20H14C20-6 18-30 12-48z" fill={`var(--art-${coat}-shade)`} />
      <path d="M-12-72C-13-92 13-92 12-72C12-60 6-54 0-54S-12-60-12-72z" fill={`var(--art-${skin})`} />
      <path d="M-13-72C-16-96 16-96 13-72Q8-82-2-83Q-9-82-13-72z" fill={`var(--art-${hair})`} />
      <path
        d="M-4-63q4 4 8 0"
        fill="none"
        stroke="var(--art-ink)"
        strokeLinecap="round"
        strokeWidth="1.800"
      />
      <path d="M-5-71h0M5-71h0" stroke="var(--art-ink)" strokeLinecap="round" strokeWidth="2.600" />
    </>
  );
}
