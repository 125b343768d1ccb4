import { Placed } from "../kit.tsx";
import { Blossoms } from "../plants.tsx";
import { Cloud } from "../sky.tsx";
import { Glints } from "../water.tsx";
import { farBirdPath } from "../library/creatures.tsx";
import { Envelope } from "../library/paper-things.tsx";
import { House } from "../library/rooms.tsx";
import { Glow, Lake, Shared, Sun } from "../library/shared-shapes.tsx";
import { Neighbour } from "./people.tsx";

/** Two neighbours greet each other over the hedge. */
export function HelloOverTheHedge() {
  return (
    <>
      <Cloud x={196} y={36} width={64} />
      <Shared shape="valley" x={0} y={140} />
      <Placed x={118} y={150} scale={1.14} flip>
        <Neighbour coat="clay" skin="brown" hair="ink" />
      </Placed>
      <Placed x={206} y={152} scale={1.08}>
        <Neighbour coat="cloth" hair="silver" />
      </Placed>
      <path
        d="M-6 160a20 20 0 0 1 30-20a22 22 0 0 1 38 0a22 22 0 0 1 38-4a22 22 0 0 1 38 4a22 22 0 0 1 38-2a22 22 0 0 1 38 0a22 22 0 0 1 38 2a22 22 0 0 1 38 0a20 20 0 0 1 36 20V204H-6z"
        fill="var(--art-leaf)"
      />
      <path d="M-6 176Q80 162 160 176T326 172V204H-6z" fill="var(--art-leaf-shade)" />
      <Blossoms
        at={[
          [48, 158],
          [132, 166],
          [196, 160],
          [262, 166],
          [90, 180],
          [232, 184],
        ]}
        radius={6.5}
      />
    </>
  );
}

/** A box on the doorstep: a hammer, a brush, an umbrella, a book, to be lent and brought back. */
export function BoxToLend() {
  return (
    <>
      <path d="M0 0H320V166H0z" fill="var(--art-hill-1)" />
      <path d="M164 8H272V166H164z" fill="var(--art-plum)" />
      <path
        d="M176 22H212V84H176zM224 22H260V84H224zM176 98H212V156H176zM224 98H260V156H224z"
        fill="var(--art-plum-shade)"
      />
      <circle cx="172" cy="92" r="5" fill="var(--art-coin)" />
      <path d="M0 160H320V200H0z" fill="var(--art-stone)" />
      <path d="M0 160H320V168H0z" fill="var(--art-paper)" opacity=".4" />
      <path d="M106 122L82 50" stroke="var(--art-wood)" strokeLinecap="round" strokeWidth="9" />
      <path d="M62 50L96 36L102 50L70 64Q62 60 62 50z" fill="var(--art-stone-shade)" />
      <path d="M126 124V66" stroke="var(--art-wood-shade)" strokeLinecap="round" strokeWidth="8" />
      <path d="M114 66V48H138V66z" fill="var(--art-coin-shade)" />
      <path d="M116 48L114 26H138L136 48z" fill="var(--art-coin)" />
      <path d="M150 70L178 62L192 120L164 128z" fill="var(--art-water-deep)" />
      <path d="M150 70L156 68L170 126L164 128z" fill="var(--art-paper)" />
      <path
        d="M196 122L210 64Q212 52 222 56"
        fill="none"
        stroke="var(--art-clay-shade)"
        strokeLinecap="round"
        strokeWidth="6"
      />
      <path d="M72 116H220L210 184H82z" fill="var(--art-wood)" />
      <path d="M196 116H220L210 184H188z" fill="var(--art-wood-shade)" />
      <path d="M66 110H226V124H66z" fill="var(--art-wood-shade)" />
      <path d="M112 146H170" stroke="var(--art-paper)" strokeLinecap="round" strokeWidth="12" />
      <path
        d="M112 146h14m-8-6l-8 6 8 6M170 146h-14m8-6l8 6-8 6"
        fill="none"
        stroke="var(--art-clay)"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="3.500"
      />
    </>
  );
}

/** A house on this shore and one on the other; a letter is on its way between them. */
export function TwoShores() {
  return (
    <>
      <Sun x={160} y={40} radius={18} halo={32} />
      <Shared shape="valley" x={0} y={104} />
      <Lake y={102} />
      <Glints x={110} y={112} width={90} height={50} seed={19} count={5} />
      <path d="M320 106C270 100 240 108 236 116S276 130 320 132z" fill="var(--art-leaf)" />
      <Placed x={268} y={114} scale={0.82} flip>
        <House />
      </Placed>
      <path d="M0 150C50 138 120 150 136 172S120 198 108 206H0z" fill="var(--art-leaf)" />
      <path d="M0 178C50 168 100 178 112 204H0z" fill="var(--art-leaf-shade)" />
      <Placed x={82} y={162} scale={1.25}>
        <House />
      </Placed>
      <path
        d="M124 122C150 84 196 70 234 84"
        fill="none"
        stroke="var(--art-clay)"
        strokeDasharray="1 9"
        strokeLinecap="round"
        strokeWidth="4"
      />
      <Placed x={176} y={80} turn={-14} scale={1.05}>
        <Envelope />
      </Placed>
      <path
        d={farBirdPath(206, 56, 14)}
        fill="none"
        stroke="var(--art-stone-shade)"
        strokeLinecap="round"
        strokeWidth="2.500"
      />
      <Shared shape="flower" x={36} y={182} />
    </>
  );
}

/** Somebody carries a baby in a sling; one hand is free. */
export function OneHandFree() {
  return (
    <>
      <Glow x={150} y={96} radius={92} />
      <Shared shape="valley" x={0} y={202} />
      <Placed x={150} y={174} scale={1.42}>
        <Neighbour coat="cloth" skin="brown" hair="ink" />
        <path d="M-30-36Q-4-28 32 8L32 20H18Q-10-12-31-22z" fill="var(--art-clay-shade)" />
        <circle cx="-3" cy="-22" r="12.5" fill="var(--art-brown)" />
        <path d="M-15-20C-18-40 12-40 9-20Q-3-28-15-20z" fill="var(--art-coin)" />
        <path
          d="M-10-17q2.5 2 5 0M-1-17q2.5 2 5 0"
          fill="none"
          stroke="var(--art-ink)"
          strokeLinecap="round"
          strokeWidth="1.4"
        />
        <path
          d="M-30-16C-34 12-14 24 2 24S34 12 28-12Q20-8 12-12T-16-12Q-24-8-30-16z"
          fill="var(--art-clay)"
        />
        <path
          d="M-22 0Q0 10 22 0M-16 12Q2 18 18 10"
          fill="none"
          stroke="var(--art-clay-shade)"
          strokeWidth="1.8"
        />
        <g fill="none" strokeLinecap="round" strokeLinejoin="round">
          <path d="M-10 20L0 20" stroke="var(--art-brown)" strokeWidth="9" />
          <path d="M-25-38Q-36-10-27 10L-14 19" stroke="var(--art-cloth-shade)" strokeWidth="13" />
        </g>
      </Placed>
    </>
  );
}
