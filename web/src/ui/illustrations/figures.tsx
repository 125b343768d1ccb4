import { useId } from "react";

/** Somebody who sits cross-legged, seen from behind; 0,0 is the ground below them, about 100 tall. */
export function SeatedFigure() {
  return (
    <>
      <path d="M-27-58C-38-50-43-36-47-20l9 4C-33-26-28-34-22-40z" fill="var(--art-cloth-shade)" />
      <path d="M27-58C38-50 43-36 47-20l-9 4C33-26 28-34 22-40z" fill="var(--art-cloth-shade)" />
      <path
        d="M-21-22C-42-26-60-16-58-6C-57 1-40 3-24 1Q0-6 24 1C40 3 57 1 58-6C60-16 42-26 21-22Q0-16-21-22z"
        fill="var(--art-ink)"
      />
      <path d="M-6-80h12v14H-6z" fill="var(--art-skin-shade)" />
      <path
        d="M-7-71C-18-68-28-66-30-56C-32-46-23-32-24-10Q0 0 24-10C23-32 32-46 30-56C28-66 18-68 7-71Q0-66-7-71z"
        fill="var(--art-cloth)"
      />
      <path
        d="M7-71C18-68 28-66 30-56C32-46 23-32 24-10Q16-6 6-5C18-22 16-52 7-71z"
        fill="var(--art-cloth-shade)"
      />
      <path d="M-10-87c-4-1-3 7 0 6h20c3 1 4-7 0-6z" fill="var(--art-skin)" />
      <ellipse cy="-87" rx="11" ry="12.5" fill="var(--art-ink)" />
      <circle cy="-101" r="5.6" fill="var(--art-ink)" />
    </>
  );
}

/** Somebody seen from behind down to the hips, for a seat at the water; 0,0 is the seat. */
export function FriendFromBehind({
  coat,
  hair = "short",
  hue = hair === "short" ? "ink" : "hair",
  skin = "skin",
}: {
  coat: "clay" | "plum" | "cloth" | "leaf";
  hair?: "short" | "long";
  hue?: "ink" | "hair" | "silver";
  skin?: "skin" | "brown";
}) {
  return (
    <>
      <path d="M-5-58H5v14H-5z" fill={`var(--art-${skin}-shade)`} />
      <path
        d="M-6-49C-16-46-25-44-27-33C-29-20-24-8-25 2Q0 8 25 2C24-8 29-20 27-33C25-44 16-46 6-49Q0-45-6-49z"
        fill={`var(--art-${coat})`}
      />
      <path
        d="M6-49C16-46 25-44 27-33C29-20 24-8 25 2Q19 4 12 5C18-12 16-34 6-49z"
        fill={`var(--art-${coat}-shade)`}
      />
      <path d="M-9-64c-5-1-4 7 0 6h18c4 1 5-7 0-6z" fill={`var(--art-${skin})`} />
      {hair === "short" ? (
        <path d="M-10-60C-12-80 12-80 10-60Q7-54 0-54T-10-60z" fill={`var(--art-${hue})`} />
      ) : (
        <path
          d="M-11-64C-12-82 12-82 11-64C11-54 15-46 13-36Q0-28-13-36C-15-46-11-54-11-64z"
          fill={`var(--art-${hue})`}
        />
      )}
    </>
  );
}

/** Somebody who runs to the right at an easy pace; 0,0 is the ground, about 100 tall. */
export function RunningFigure() {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d="M10-74L27-62L39-71" stroke="var(--art-skin-shade)" strokeWidth="6.5" />
      <path d="M-2-45L-13-24L-36-17" stroke="var(--art-skin-shade)" strokeWidth="8" />
      <path d="M-36-17l-3 9" stroke="var(--art-clay-shade)" strokeWidth="6.5" />
      <path d="M-2-45L-10-30" stroke="var(--art-ink)" strokeWidth="14" />
      <path d="M0-45L20-36L17-8" stroke="var(--art-skin)" strokeWidth="8" />
      <path d="M16-5l11 1" stroke="var(--art-clay-shade)" strokeWidth="6.5" />
      <path d="M0-46L13-39" stroke="var(--art-ink)" strokeWidth="15" />
      <path d="M9-78L13-86" stroke="var(--art-skin-shade)" strokeWidth="7" />
      <path d="M7-70L0-48" stroke="var(--art-clay)" strokeWidth="18" />
      <path d="M6-74L-11-62L-3-50" stroke="var(--art-skin)" strokeWidth="6.5" />
      <path d="M6-74L-4-67" stroke="var(--art-clay-shade)" strokeWidth="9.5" />
      <circle cx="16" cy="-92" r="9" fill="var(--art-skin)" />
      <path
        d="M24-95C22-106 4-104 6-90C-2-90-6-84-8-80C-1-80 8-82 11-89Q16-95 24-95z"
        fill="var(--art-ink)"
      />
    </g>
  );
}

/** Two hands around something warm, sleeves and all; 0,0 is between them, `apart` half the way from palm to palm. */
export function HoldingHands({ apart }: { apart: number }) {
  const id = useId();
  return (
    <>
      <g id={id} transform={`translate(${-apart})`}>
        <path d="M-46 26C-40 2-30-18-18-32C-12-38-2-36 0-28L4 18C2 34-12 46-22 60z" fill="var(--art-skin)" />
        <path d="M4 4C4 26-10 42-22 60l-9-12C-14 36-2 24 4 4z" fill="var(--art-skin-shade)" />
        <g fill="none" strokeLinecap="round" stroke="var(--art-skin)">
          <path
            d="M-6-22Q10-24 25-18M-4-9Q14-10 30-4M-2 4Q14 4 28 9M-3 17Q10 18 22 21"
            stroke="var(--art-skin-shade)"
            strokeWidth="12.5"
          />
          <path
            d="M-6-23Q10-25 25-19M-4-10Q14-11 30-5M-2 3Q14 3 28 8M-3 16Q10 17 22 20M-16-30Q-8-42 2-44"
            strokeWidth="11"
          />
        </g>
        <path d="M-92 92C-84 60-66 34-50 18Q-28 24-14 52C-26 66-36 84-40 100z" fill="var(--art-clay)" />
        <path d="M-50 18Q-28 24-14 52l-7 9Q-34 34-56 25z" fill="var(--art-clay-shade)" />
      </g>
      <use href={`#${id}`} transform="scale(-1 1)" />
    </>
  );
}

/** A heron that stands in the shallows and looks left; 0,0 is the water at its feet. */
export function Heron() {
  return (
    <>
      <path
        d="M6-38L3 0M14-38L17-20L13-17"
        fill="none"
        stroke="var(--art-ink)"
        strokeLinecap="round"
        strokeWidth="1.8"
      />
      <path d="M-15-90L-40-84.5L-15-85z" fill="var(--art-clay)" />
      <path
        d="M-20-87C-18-94-8-95-4-89C0-82-3-76-5-70C-7-63-3-60 4-58L-4-42C-14-48-15-60-11-70C-8-78-8-83-13-84.5Q-18-84-20-87z"
        fill="var(--art-paper)"
      />
      <path d="M-14-91Q-6-96 10-84Q-2-89-9-88z" fill="var(--art-ink)" />
      <path
        d="M-10-54C-4-66 16-64 28-50L46-32C30-32 8-30-4-40C-10-44-12-48-10-54z"
        fill="var(--art-paper-shade)"
      />
      <path d="M2-58C14-64 24-54 30-47L48-30C34-34 12-34 4-44C0-48-2-54 2-58z" fill="var(--art-stone)" />
      <path d="M14-44L50-28L30-34z" fill="var(--art-stone-shade)" />
    </>
  );
}

/** A small bird that sits and looks right; 0,0 is the middle of its back, its feet at 6 below. */
export function Bird() {
  return (
    <>
      <path
        d="M-17 2L-32 7L-15-4C-12-13-2-16 6-14C9-19 19-19 20-11L26-9L20-7C19 2 8 6-2 5Q-10 6-17 2z"
        fill="var(--art-paper)"
      />
      <path d="M-32 7L-15-4Q-4-9 6-3Q-2 5-12 4L-17 2z" fill="var(--art-plum)" />
      <path d="M20-12L27-9L20-7z" fill="var(--art-clay)" />
      <circle cx="14" cy="-12" r="1.3" fill="var(--art-ink)" />
    </>
  );
}
