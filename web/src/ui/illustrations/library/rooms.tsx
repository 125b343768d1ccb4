import { pathData } from "../geometry.ts";
import type { Box } from "../kit.tsx";

type WindowProps = Box & { floor?: number; arch?: boolean; panes?: boolean };

/** A wall down to `floor` with a window in it: what was drawn before shows through the window. */
export function WindowedWall({ x, y, width, height, floor = 200, arch = false, panes = true }: WindowProps) {
  const half = width / 2;
  const hole = arch
    ? pathData`M${x} ${y + height}v${half - height}a${half} ${half} 0 0 1 ${width} 0v${height - half}z`
    : pathData`M${x} ${y + height}v${-height}h${width}v${height}z`;
  const bars = pathData`M${x + half} ${y}v${height}M${x} ${y + height * 0.46}h${width}`;
  return (
    <>
      <path d={pathData`M0 0H320V${floor}H0z` + hole} fill="var(--art-hill-1)" fillRule="evenodd" />
      <g fill="none" stroke="var(--art-paper)">
        {panes && <path d={bars} strokeWidth="2.5" />}
        <path d={hole} strokeWidth="5" />
      </g>
      <path
        d={pathData`M${x - 9} ${y + height}h${width + 18}v6h${-width - 18}z`}
        fill="var(--art-paper-shade)"
      />
      <path
        d={pathData`M${x - 9} ${y + height}h${width + 18}v-2.5h${-width - 18}z`}
        fill="var(--art-paper)"
      />
    </>
  );
}

/** What a window shows by night in any theme: a thin moon, some stars, a hill. */
export function NightOutside({ x, y, width, height }: Box) {
  const [right, down] = [x + width, y + height];
  return (
    <>
      <path d={pathData`M${x} ${y}h${width}v${height}h${-width}z`} fill="var(--art-hill-3)" />
      <path
        d={pathData`M${x} ${down - 18}Q${x + width * 0.4} ${down - 20} ${x + width * 0.6} ${down - 36}T${right} ${down - 46}V${down}H${x}z`}
        fill="var(--art-ink)"
        opacity=".3"
      />
      <path
        d={pathData`M${right - width * 0.3} ${y + 22}a20 20 0 1 0 16 32a17 17 0 0 1-16-32z`}
        fill="var(--art-sun)"
      />
      <path
        d={pathData`M${x + width * 0.24} ${y + 34}h0m18 20h0m10-32h0m${width * 0.36} 44h0m-42 4h0`}
        fill="none"
        stroke="var(--art-paper)"
        strokeLinecap="round"
        strokeWidth="2"
      />
    </>
  );
}

/** The top of a long table or a sill, its far edge in the light. */
export function TableTop({ y, grain = true }: { y: number; grain?: boolean }) {
  return (
    <>
      <path d={pathData`M0 ${y}Q160 ${y - 10} 320 ${y}V200H0z`} fill="var(--art-wood)" />
      <path
        d={pathData`M0 ${y}Q160 ${y - 10} 320 ${y}v5Q160 ${y - 5} 0 ${y + 5}z`}
        fill="var(--art-paper)"
        opacity=".5"
      />
      {grain && (
        <path
          d={pathData`M0 ${y + 34}Q160 ${y + 25} 320 ${y + 34}`}
          fill="none"
          stroke="var(--art-wood-shade)"
          strokeWidth="1.5"
        />
      )}
    </>
  );
}

/** The shadow of a thing on a table. */
export function Shade({ x, y, width, flat = 0.12 }: { x: number; y: number; width: number; flat?: number }) {
  return (
    <ellipse cx={x} cy={y} rx={width / 2} ry={(width / 2) * flat} fill="var(--art-wood-shade)" opacity=".6" />
  );
}

/** A wooden chair from the side, looking right; 0,0 is the ground below the middle of its seat. */
export function Chair({ cushion }: { cushion: "clay" | "plum" | "cloth" }) {
  return (
    <>
      <g fill="none" strokeLinecap="round" strokeLinejoin="round" strokeWidth="4.5">
        <path d="M-11-36L-14 0M12-36L10 0" stroke="var(--art-wood-shade)" />
        <path d="M-24-84L-18-34L-22 0M18-34L20 0M-20-14H19" stroke="var(--art-wood)" />
      </g>
      <path d="M-22-38H21q3 0 3 3v3H-20z" fill="var(--art-wood-shade)" />
      <path d="M-19-45Q0-48 20-44q5 3 1 7H-19z" fill={`var(--art-${cushion})`} />
      <path d="M-19-39Q4-38 23-41q-1 3-2 4H-19z" fill={`var(--art-${cushion}-shade)`} />
    </>
  );
}

/** A chair from behind, three slats across; 0,0 is the ground in its middle. */
export function ChairFromBehind() {
  return (
    <>
      <path
        d="M-19-40L-17-4M19-40L17-4"
        stroke="var(--art-wood-shade)"
        strokeLinecap="round"
        strokeWidth="4"
      />
      <path d="M-27-46H27L30-37H-30z" fill="var(--art-wood-shade)" />
      <g fill="none" strokeLinecap="round">
        <path d="M-22-74H22M-23-61H23" stroke="var(--art-wood)" strokeWidth="6" />
        <path d="M-24-92L-26 0M24-92L26 0" stroke="var(--art-wood)" strokeWidth="5" />
        <path d="M-23-89Q0-96 23-89" stroke="var(--art-wood)" strokeWidth="8" />
        <path d="M-26-32H26" stroke="var(--art-wood-shade)" strokeWidth="3.5" />
      </g>
    </>
  );
}

/** A small house with a door and a window that is lit; 0,0 is the ground in its middle. */
export function House() {
  return (
    <>
      <path d="M-30 0V-34H30V0z" fill="var(--art-paper)" />
      <path d="M12 0V-34H30V0z" fill="var(--art-paper-shade)" />
      <path d="M17-64h8v16h-8z" fill="var(--art-clay-shade)" />
      <path d="M-37-32L-18-60H18L37-32z" fill="var(--art-clay)" />
      <path d="M12-60H18L37-32H20z" fill="var(--art-clay-shade)" />
      <path d="M-22-24h14v13h-14z" fill="var(--art-sun)" />
      <path d="M2 0v-20q0-5 5-5t5 5V0z" fill="var(--art-wood-shade)" />
    </>
  );
}
