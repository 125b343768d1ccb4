import type { ReactNode } from "react";
import { pathData } from "../geometry.ts";
import { Placed, type Box } from "../kit.tsx";
import { NightOutside } from "../library/rooms.tsx";

/** A wall and, from `floor` down, the boards of the floor. */
export function Room({ floor = 160 }: { floor?: number }) {
  return (
    <>
      <path d={pathData`M0 0H320V${floor}H0z`} fill="var(--art-hill-1)" />
      <path d={pathData`M0 ${floor}H320V200H0z`} fill="var(--art-wood)" />
      <path d={pathData`M0 ${floor}H320v5H0z`} fill="var(--art-paper)" opacity=".45" />
    </>
  );
}

/** Night in any theme, over the whole sheet. */
export function Night() {
  return <NightOutside x={0} y={0} width={320} height={200} />;
}

/** Daylight in any theme: a bright sky, the sun, a hill. */
export function DayOutside({ x, y, width, height }: Box) {
  const down = y + height;
  return (
    <>
      <path d={pathData`M${x} ${y}h${width}v${height}h${-width}z`} fill="var(--art-ripple)" />
      <circle
        cx={x + width * 0.66}
        cy={y + height * 0.42}
        r={Math.min(width, height) * 0.18}
        fill="var(--art-coin)"
      />
      <path
        d={pathData`M${x} ${down}v${-height * 0.26}Q${x + width * 0.3} ${down - height * 0.46} ${x + width * 0.56} ${down - height * 0.24}T${x + width} ${down - height * 0.22}V${down}z`}
        fill="var(--art-leaf)"
        opacity=".8"
      />
    </>
  );
}

/** A window on a wall; `children` are what it shows. */
export function Pane({ x, y, width, height, children }: Box & { children: ReactNode }) {
  return (
    <>
      <svg x={x} y={y} width={width} height={height} viewBox={pathData`${x} ${y} ${width} ${height}`}>
        {children}
      </svg>
      <path
        d={pathData`M${x} ${y}h${width}v${height}h${-width}zM${x + width / 2} ${y}v${height}`}
        fill="none"
        stroke="var(--art-paper)"
        strokeWidth="4.5"
      />
      <path
        d={pathData`M${x - 8} ${y + height}h${width + 16}v6h${-width - 16}z`}
        fill="var(--art-paper-shade)"
      />
    </>
  );
}

/** A bed from the side, its head on the left; 0,0 is the floor below its middle, 200 long. */
export function Bed({ blanket = "cloth" }: { blanket?: "cloth" | "plum" | "clay" }) {
  return (
    <>
      <path
        d="M-104-72Q-104-80-96-80H-90Q-82-80-82-72V0H-92V-8H-94V0H-104zM88-44H96Q104-44 104-36V0H94V-8H92V0H88z"
        fill="var(--art-wood-shade)"
      />
      <path d="M-90-34H96V-14H-90z" fill="var(--art-wood-shade)" />
      <path d="M-84-44H92V-26H-84z" fill="var(--art-paper-shade)" />
      <path d="M-82-44C-84-58-74-62-58-60S-34-58-36-44z" fill="var(--art-paper)" />
      <path d="M-22-44Q-18-52 0-51Q50-54 92-47V-18H-22z" fill={`var(--art-${blanket})`} />
      <path d="M-22-34Q30-40 92-33V-18H-22z" fill={`var(--art-${blanket}-shade)`} />
      <path d="M-22-44Q-18-52-4-51L-6-18H-22z" fill="var(--art-paper)" />
    </>
  );
}

type PhoneProps = { x: number; y: number; scale?: number; turn?: number; children?: ReactNode };

/** A phone seen from the front, its glass 64 by 112 around 0,0; `children` are what it shows. */
export function OpenPhone({ children, ...place }: PhoneProps) {
  return (
    <Placed {...place}>
      <rect x="-36" y="-64" width="76" height="128" rx="12" fill="var(--art-stone-shade)" />
      <rect x="-38" y="-64" width="74" height="128" rx="12" fill="var(--art-ink)" />
      <rect x="-32" y="-57" width="62" height="114" rx="7" fill="var(--art-paper)" />
      {children}
    </Placed>
  );
}

/** A newspaper, folded and laid down; 0,0 is its middle, 108 wide. */
export function Newspaper() {
  return (
    <>
      <path d="M-50 8L-34-22L46-20L58 12L-48 14z" fill="var(--art-wood-shade)" opacity=".6" />
      <path d="M-54 4L-36-26L46-22L56 8z" fill="var(--art-paper)" />
      <path d="M-54 4L56 8V13L-54 10z" fill="var(--art-paper-shade)" />
      <path d="M-36-19L38-16" stroke="var(--art-ink)" strokeWidth="5" opacity=".75" />
      <path d="M-1-10L40-8.500L44 1L-2-.5z" fill="var(--art-stone)" />
      <path
        d="M-38-11L-8-10M-41-6L-9-5M-44-1L-10 0"
        stroke="var(--art-stone)"
        strokeLinecap="round"
        strokeWidth="2"
      />
    </>
  );
}

/** An hourglass half run; 0,0 is the middle of its foot, 84 tall. */
export function Hourglass() {
  return (
    <>
      <path
        d="M-20-78H20C20-56 6-50 4-42C6-34 20-28 20-6H-20C-20-28-6-34-4-42C-6-50-20-56-20-78z"
        fill="var(--art-ripple)"
        opacity=".65"
      />
      <path d="M-15-62H15Q10-52 3-46H-3Q-10-52-15-62zM-17-7Q-10-22 0-23T17-7z" fill="var(--art-coin)" />
      <path d="M0-46V-20" stroke="var(--art-coin-shade)" strokeWidth="1.6" />
      <path d="M-27-84H27V-77H-27zM-27-7H27V0H-27z" fill="var(--art-wood-shade)" />
      <path d="M-23-77V-7M23-77V-7" stroke="var(--art-clay-shade)" strokeWidth="3.5" />
    </>
  );
}

type ClockProps = { x: number; y: number; radius: number; hands?: string; children?: ReactNode };

/** A round clock; `hands` are drawn around its middle at a radius of 40. */
export function Clock({ x, y, radius, hands = "M0 0V-24M0 0L16 8", children }: ClockProps) {
  return (
    <Placed x={x} y={y} scale={radius / 40}>
      <circle cx="2" cy="3" r="40" fill="var(--art-wood-shade)" opacity=".6" />
      <circle r="40" fill="var(--art-clay)" />
      <circle r="34" fill="var(--art-paper)" />
      <path
        d="M0-29v4M0 29v-4M29 0h-4M-29 0h4M14.500-25l-2 3.500M25-14.500l-3.500 2M25 14.500l-3.500-2M14.500 25l-2-3.500M-14.500 25l2-3.500M-25 14.500l3.500-2M-25-14.500l3.500 2M-14.500-25l2 3.500"
        stroke="var(--art-stone)"
        strokeLinecap="round"
        strokeWidth="2"
      />
      {children}
      <path d={hands} fill="none" stroke="var(--art-ink)" strokeLinecap="round" strokeWidth="4" />
      <circle r="3.500" fill="var(--art-ink)" />
    </Placed>
  );
}
