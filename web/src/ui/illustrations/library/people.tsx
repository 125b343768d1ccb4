/** Somebody who walks away from us with a bag on the shoulder; 0,0 is the ground, about 100 tall. */
export function Walker() {
  return (
    <>
      <g fill="none" strokeLinecap="round">
        <path d="M-6-42L-8-6M7-42L10-9" stroke="var(--art-ink)" strokeWidth="10.5" />
        <path d="M-9-2h-1M11-5h1" stroke="var(--art-clay-shade)" strokeWidth="8" />
        <path d="M-19-68Q-25-56-23-42M19-68Q26-58 25-46" stroke="var(--art-plum-shade)" strokeWidth="7.5" />
        <path d="M-22.5-37v1M25-41v1" stroke="var(--art-skin)" strokeWidth="6.5" />
      </g>
      <path d="M-5-84H5v12H-5z" fill="var(--art-skin-shade)" />
      <path
        d="M-6-76C-15-74-22-71-21-60L-18-32Q0-26 18-32L21-60C22-71 15-74 6-76Q0-72-6-76z"
        fill="var(--art-plum)"
      />
      <path d="M6-76C15-74 22-71 21-60L18-32Q12-30 5-29C11-48 13-64 6-76z" fill="var(--art-plum-shade)" />
      <path d="M-14-73Q2-58 13-44" fill="none" stroke="var(--art-wood-shade)" strokeWidth="2.5" />
      <path d="M6-47L22-50L25-34Q16-30 8-32z" fill="var(--art-clay)" />
      <path d="M-9-88c-4-1-3 6 0 5h18c3 1 4-6 0-5z" fill="var(--art-skin)" />
      <path d="M-10-87C-12-105 12-105 10-87Q7-79 0-79T-10-87z" fill="var(--art-ink)" />
    </>
  );
}

type Cloth = "clay" | "plum" | "cloth" | "leaf";

/** A hand that lies on a table, seen from above, its fingers up; 0,0 is the wrist. */
export function HandOnTable({ sleeve, skin = "skin" }: { sleeve: Cloth; skin?: "skin" | "brown" }) {
  return (
    <>
      <g fill="none" strokeLinecap="round" stroke={`var(--art-${skin})`}>
        <path d="M-8-10L-18-19" strokeWidth="8" />
        <path d="M-7-18L-9-33M0-20L0-38M6.5-19L8.5-35M11-14L15-27" strokeWidth="6.4" />
      </g>
      <path d="M-11 4C-13-6-13-18-9-22Q3-28 12-21C16-14 13-6 10 4z" fill={`var(--art-${skin})`} />
      <path
        d="M10 4C13-6 16-14 12-21Q9-24 5-24C9-14 7-4 4 4z"
        fill={`var(--art-${skin}-shade)`}
        opacity=".6"
      />
      <path d="M-13 0Q0-5 13 0L17 120H-17z" fill={`var(--art-${sleeve})`} />
      <path d="M4-3Q9-2 13 0L17 120H5z" fill={`var(--art-${sleeve}-shade)`} />
    </>
  );
}

type ProfileProps = { cloth?: Cloth; skin?: "skin" | "brown"; hair?: "ink" | "hair" | "silver" };

/** Somebody close by who looks to the right with closed eyes, down to the shoulders. */
export function Profile({ cloth = "cloth", skin = "skin", hair = "ink" }: ProfileProps) {
  return (
    <>
      <path
        d="M72 204C74 168 98 156 128 150L134 122H166L168 152C196 158 214 172 218 204z"
        fill={`var(--art-${cloth})`}
      />
      <path d="M134 122H166L168 152Q150 168 128 150z" fill={`var(--art-${skin}-shade)`} />
      <path
        d="M118 72C118 44 140 32 164 34C188 36 198 54 196 72L205 90Q206 95 198 96L197 106Q198 112 194 115C194 128 184 132 166 129C140 128 118 104 118 72z"
        fill={`var(--art-${skin})`}
      />
      <path
        d="M194 52C184 22 132 18 116 48C104 72 110 96 100 122C112 134 128 132 138 120C148 108 138 96 144 84C156 80 162 66 166 54Q180 48 194 52z"
        fill={`var(--art-${hair})`}
      />
      <path
        d="M180 76q6 4 12 1"
        fill="none"
        stroke={`var(--art-${skin}-shade)`}
        strokeLinecap="round"
        strokeWidth="2.500"
      />
    </>
  );
}
