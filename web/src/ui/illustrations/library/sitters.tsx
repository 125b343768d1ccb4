import type { ReactNode } from "react";
import { pathData } from "../geometry.ts";
import { Placed } from "../kit.tsx";
import { Chair } from "./rooms.tsx";

type SideSitterProps = {
  arm: string;
  hand: string;
  legs?: string;
  shoes?: string;
  torso?: string;
  head?: ReactNode;
  seat?: ReactNode;
  skin?: "skin" | "brown";
  cloth?: "cloth" | "leaf";
};

const upright = "M-18-44C-20-66-22-90-10-102Q0-106 8-98C14-84 10-62 12-46Q0-40-18-44z";

/** Somebody on a chair from the side, looking right; 0,0 is the ground below the seat, about 130 tall. */
export function SideSitter({
  arm,
  hand,
  legs = "M-4-50H28L27-8",
  shoes = "M28-4H38",
  torso = upright,
  skin = "skin",
  cloth = "cloth",
  head = <SideHead x={5} y={-121} skin={skin} />,
  seat = <SideChair />,
}: SideSitterProps) {
  return (
    <>
      {seat}
      {head}
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d={legs} stroke="var(--art-ink)" strokeWidth="15" />
        <path d={shoes} stroke="var(--art-clay-shade)" strokeWidth="8" />
      </g>
      <path d={torso} fill={`var(--art-${cloth})`} />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d={hand} stroke={`var(--art-${skin})`} strokeWidth="8" />
        <path d={arm} stroke={`var(--art-${cloth}-shade)`} strokeWidth="10.5" />
      </g>
    </>
  );
}

function SideChair() {
  return (
    <Placed x={-2} y={0} scale={1.12}>
      <Chair cushion="plum" />
    </Placed>
  );
}

type SideHeadProps = {
  x: number;
  y: number;
  turn?: number;
  skin?: "skin" | "brown";
  hair?: "ink" | "hair" | "silver";
};

/** The head of somebody who looks right, with its neck; `x` and `y` are its middle. */
export function SideHead({ x, y, turn = 0, skin = "skin", hair = "ink" }: SideHeadProps) {
  return (
    <Placed x={x} y={y} turn={turn}>
      <path d="M-3 6L-6 24" stroke={`var(--art-${skin}-shade)`} strokeLinecap="round" strokeWidth="10" />
      <circle r="12" fill={`var(--art-${skin})`} />
      <path
        d="M11-3C10-19-16-18-14 2C-18 8-20 18-16 28C-11 25-8 14-6 4Q2-3 11-3z"
        fill={`var(--art-${hair})`}
      />
    </Placed>
  );
}

type BackSitterProps = { lean?: number; tilt?: number; raised?: number; arms?: ReactNode };

/** Somebody on a stool from behind; 0,0 is the ground, about 140 tall. */
export function BackSitter({ lean = 0, tilt = 0, raised = 0, arms }: BackSitterProps) {
  return (
    <>
      <path
        d="M-22-38L-28 0M22-38L28 0M-24-16H24"
        fill="none"
        stroke="var(--art-wood-shade)"
        strokeLinecap="round"
        strokeWidth="5"
      />
      <path d="M-30-50C-40-42-34-34-26-36H26C34-34 40-42 30-50z" fill="var(--art-ink)" />
      <path d="M-32-38H32v5H-32z" fill="var(--art-clay-shade)" />
      <Placed x={0} y={-44} turn={lean}>
        <Placed x={0} y={-58} turn={tilt}>
          <path d="M-6-14H6V6H-6z" fill="var(--art-skin-shade)" />
          <path d="M-13-23c-5-1-4 8 0 7h26c4 1 5-8 0-7z" fill="var(--art-skin)" />
          <ellipse cy="-24" rx="14" ry="15.500" fill="var(--art-ink)" />
          <circle cy="-41" r="6.500" fill="var(--art-ink)" />
        </Placed>
        <Placed x={0} y={-raised}>
          {arms ?? <ArmsDown />}
        </Placed>
        <path
          d={`M-8-${58 + raised * 0.4}C-22-${54 + raised}-34-${50 + raised}-34-${38 + raised}C-34-26-27-18-29 3Q0 10 29 3C27-18 34-26 34-${38 + raised}C34-${50 + raised} 22-${54 + raised} 8-${58 + raised * 0.4}Q0-52-8-${58 + raised * 0.4}z`}
          fill="var(--art-cloth)"
          stroke="var(--art-cloth-shade)"
          strokeWidth="1.6"
        />
        <path
          d={`M8-${58 + raised * 0.4}C22-${54 + raised} 34-${50 + raised} 34-${38 + raised}C34-26 27-18 29 3Q20 6 8 6.500C22-14 22-40 8-${58 + raised * 0.4}z`}
          fill="var(--art-cloth-shade)"
        />
      </Placed>
    </>
  );
}

function ArmsDown() {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d="M-36-4L-31 4M36-4L31 4" stroke="var(--art-skin)" strokeWidth="8.500" />
      <path d="M-30-42Q-42-24-38-8M30-42Q42-24 38-8" stroke="var(--art-cloth)" strokeWidth="11" />
    </g>
  );
}

type ArrowProps = { d: string; tip: readonly [x: number, y: number, turn: number] };

/** The way a movement goes: a soft line, and its head at `tip`, turned from pointing right. */
export function Arrow({ d, tip: [x, y, turn] }: ArrowProps) {
  return (
    <g fill="none" stroke="var(--art-clay)" strokeLinecap="round" strokeLinejoin="round" strokeWidth="4">
      <path d={d} />
      <path d="M-8-7L0 0L-8 7" transform={`translate(${x} ${y})rotate(${turn})`} />
    </g>
  );
}

type AroundProps = { x: number; y: number; radius: number; turn: number; flip?: boolean };

/** A movement that goes around a joint. */
export function Around({ radius, ...place }: AroundProps) {
  return (
    <Placed {...place}>
      <Arrow
        d={pathData`M${-radius} -8C${-radius} ${radius * 0.4} ${radius * 0.3} ${radius * 0.5} ${radius * 0.84} ${radius * 0.08}`}
        tip={[radius * 0.84, radius * 0.08, -38]}
      />
    </Placed>
  );
}
