import { memo } from "react";
import type { ReactNode } from "react";
import { Reeds } from "../illustrations/plants.tsx";
import { SunOrMoon } from "../illustrations/sky.tsx";
import { Stone } from "../illustrations/water.tsx";
import type { Paint } from "./plant-parts.tsx";

type PieceProps = {
  x: number;
  y: number;
  width: number;
  view: string;
  className?: string;
  children: ReactNode;
};

/** An object that is not stretched with the picture: its foot is at x, y percent of the picture. */
function Piece({ x, y, width, view, className, children }: PieceProps) {
  const style: Paint = { left: `${x}%`, top: `${y}%`, "--wide": width };
  return (
    <svg
      className={className ? `garden-piece ${className}` : "garden-piece"}
      style={style}
      viewBox={view}
      focusable="false"
    >
      {children}
    </svg>
  );
}

/** The sun, or the moon, over the hills; drawn before them. */
export function SunOrMoonLow() {
  return (
    <Piece x={64} y={13} width={220} view="-110 -110 220 110">
      <circle cy="-36" r="104" fill="var(--art-halo)" opacity=".4" />
      <SunOrMoon x={0} y={-36} radius={42} halo={72} />
    </Piece>
  );
}

/** Stones with their rings in the sand, the path, the lantern and the reeds. */
export const Furniture = memo(function Furniture() {
  return (
    <>
      <Path />
      <Piece x={13} y={58} width={230} view="-115 -92 230 130">
        <RakedRings />
        <Stone x={-6} y={4} width={92} height={70} dry />
        <Stone x={42} y={14} width={62} height={34} dry />
        <Stone x={-48} y={16} width={40} height={20} dry />
      </Piece>
      <Piece x={77} y={56} width={190} view="-115 -92 230 130">
        <RakedRings />
        <Stone x={16} y={4} width={74} height={42} dry />
        <Stone x={-34} y={12} width={56} height={24} dry />
      </Piece>
      <Piece x={92.5} y={34.5} width={70} view="-40 -104 80 108" className="garden-lantern">
        <Lantern />
      </Piece>
      <Piece x={4.5} y={36.5} width={100} view="-60 -60 120 70">
        <Stone x={0} y={0} width={86} height={48} dry />
        <Stone x={44} y={6} width={44} height={22} dry />
      </Piece>
      <span className="garden-ring" />
      <span className="garden-ring garden-ring-later" />
      <span className="garden-ring garden-ring-far" />
      <span className="garden-ring garden-ring-far garden-ring-later" />
      <Koi />
      <Piece x={70} y={75.5} width={120} view="-60 -120 120 124" className="art-sway">
        <Reeds x={0} y={0} height={104} seed={5} count={5} heads={3} />
      </Piece>
      <Piece x={67.6} y={76} width={44} view="-22 -17 44 20">
        <Stone x={0} y={0} width={44} height={17} dry />
      </Piece>
      <Piece x={29} y={85} width={100} view="-60 -120 120 124" className="art-sway art-late">
        <Reeds x={0} y={0} height={78} seed={14} count={4} heads={2} />
      </Piece>
      <Piece x={31} y={86} width={40} view="-20 -15 40 18">
        <Stone x={0} y={0} width={40} height={15} dry />
      </Piece>
    </>
  );
});

function RakedRings() {
  return (
    <g className="garden-rake-rings">
      <ellipse cy="10" rx="114" ry="34" fill="var(--art-sand)" />
      <ellipse cy="10" rx="98" ry="28" />
      <ellipse cy="10" rx="82" ry="22" />
    </g>
  );
}

const steps = [
  [86, 97, 92],
  [79.5, 94.5, 84],
  [78, 88.5, 76],
  [80, 82, 70],
  [81.5, 75.5, 64],
  [80, 69, 58],
  [74, 64.4, 54],
  [66, 61.5, 52],
  [57.5, 58, 48],
  [51, 53, 44],
  [48.5, 47.6, 40],
  [49.5, 42.4, 36],
  [52.5, 37.6, 33],
  [54, 33, 30],
  [53, 28.8, 27],
] as const;

/** Stepping stones from the wall around the pond. */
function Path() {
  return steps.map(([x, y, width], index) => (
    <Piece key={y} x={x} y={y} width={width} view="-50 -30 100 40">
      <path
        d="M-48-6C-46-22-20-27 4-26S47-20 48-7C48 6 20 10-4 9S-48 6-48-6z"
        fill="var(--art-stone-shade)"
        transform={index % 2 === 0 ? "scale(-1 1)" : undefined}
      />
      <path
        d="M-48-10C-46-25-20-30 4-29S47-24 48-11C48 1 20 5-4 4S-48 2-48-10z"
        fill="var(--art-stone-light)"
        transform={index % 2 === 0 ? "scale(-1 1)" : undefined}
      />
    </Piece>
  ));
}

/** A stone lantern; by night there is light in it. */
function Lantern() {
  return (
    <>
      <circle className="garden-glow" cy="-62" r="58" />
      <path d="M-20 0Q-18-8-9-10H9Q18-8 20 0z" fill="var(--art-stone)" />
      <path d="M-6-10L-5-38H5L7-10z" fill="var(--art-stone)" />
      <path d="M-18-46H18L13-38H-13z" fill="var(--art-stone)" />
      <path d="M-13-72H13V-46H-13z" fill="var(--art-stone-light)" />
      <path className="garden-flame" d="M-8-68H8V-50H-8z" />
      <path d="M0-90Q6-78 28-72Q26-68 18-68H-18Q-26-68-28-72Q-6-78 0-90z" fill="var(--art-stone)" />
      <path
        d="M0-90Q6-78 28-72Q26-68 18-68H2Q10-76 0-90zM2-38H5L7-10H20Q18-2 20 0H4Q6-20 2-38zM6-46H18L13-38H3z"
        fill="var(--art-stone-shade)"
      />
      <circle cy="-93" r="5" fill="var(--art-stone)" />
    </>
  );
}

function Koi() {
  return (
    <>
      <Piece x={43} y={76} width={48} view="-30 -12 60 20" className="garden-koi">
        <Fish spots="var(--art-clay)" skin="var(--art-paper)" />
      </Piece>
      <Piece x={56} y={85.5} width={54} view="-30 -12 60 20" className="garden-koi garden-koi-back">
        <Fish spots="var(--art-paper)" skin="var(--art-clay)" />
      </Piece>
    </>
  );
}

/** A koi seen through the water. */
function Fish({ skin, spots }: { skin: string; spots: string }) {
  return (
    <>
      <path
        d="M26-3C22-10 4-11-10-4C-16-7-24-11-29-8C-25-4-24-2-28 3C-22 4-16 0-11-1C4 5 22 4 26-3z"
        fill={skin}
      />
      <path d="M20-6.4Q12-9 7-7.4Q11-2 18-3zM2-3Q-4-6.5-9-3.5Q-3 0 2-3z" fill={spots} />
      <path d="M9 0q-2 5-7 6q1-4 0-5z" fill={skin} />
    </>
  );
}
