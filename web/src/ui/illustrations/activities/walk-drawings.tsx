import { Placed } from "../kit.tsx";
import { Blossoms } from "../plants.tsx";
import { Shared, Sun } from "../library/shared-shapes.tsx";

// short steps, longer ones, long ones: how far along the path, and a foot on either side
const strides = [0, 19, 38, 57, 90, 123, 176, 229];

/** Steps on a path: short ones, longer ones, long ones. */
export function ThreePaces() {
  return (
    <>
      <path d="M0 0H320V200H0z" fill="var(--art-leaf)" opacity=".75" />
      <path d="M0 0H320V60Q180 10 0 40z" fill="var(--art-leaf-shade)" opacity=".5" />
      <path d="M-20 176L300-20H360V10L40 206H-20z" fill="var(--art-wood)" />
      <path
        d="M-20 176L300-20h12L-20 184zM40 206L360 10v8L54 206z"
        fill="var(--art-wood-shade)"
        opacity=".5"
      />
      {strides.map((along, index) => (
        <Placed
          key={along}
          x={Math.round(66 + along * 0.853 + (index % 2) * 15)}
          y={Math.round(150 - along * 0.522 + (index % 2) * 24)}
          turn={58.5}
          scale={1.15}
        >
          <path
            d="M-5-3C-7-16 6-17 5-4Q3 1 0 1T-5-3zM-4 4Q0 2 4 4Q5 12 0 12T-4 4z"
            fill="var(--art-ink)"
            opacity=".75"
          />
        </Placed>
      ))}
      <Shared shape="flower" x={70} y={98} />
      <Shared shape="flower" x={104} y={72} scale={0.8} />
      <Blossoms
        at={[
          [252, 160],
          [238, 178],
          [136, 44],
        ]}
        radius={6}
      />
    </>
  );
}

/** Shoes by the open door; the purse stays on the shelf. */
export function ShoesAtTheDoor() {
  return (
    <>
      <path d="M166 14H262V168H166z" fill="var(--art-sky-low)" />
      <Sun x={216} y={74} radius={17} halo={30} />
      <path d="M166 128Q210 112 262 124V168H166z" fill="var(--art-leaf)" />
      <path d="M196 168C200 150 222 142 216 120H226C236 144 244 152 250 168z" fill="var(--art-wood)" />
      <path d="M0 0H320V168H0zM166 168H262V14H166z" fill="var(--art-hill-1)" fillRule="evenodd" />
      <path d="M0 168H320V200H0z" fill="var(--art-wood)" />
      <path d="M162 168V10H266V168" fill="none" stroke="var(--art-paper)" strokeWidth="8" />
      <path d="M266 14L304 30V190L266 168z" fill="var(--art-clay)" />
      <circle cx="296" cy="106" r="4" fill="var(--art-coin)" />
      <path d="M48 96H140V104H48z" fill="var(--art-wood-shade)" />
      <path d="M66 74H112Q118 74 118 80V96H60V80Q60 74 66 74z" fill="var(--art-plum)" />
      <path d="M60 84H118V88H60zM98 80H122V92H98z" fill="var(--art-plum-shade)" />
      <circle cx="106" cy="86" r="3" fill="var(--art-coin)" />
      <ellipse cx="134" cy="184" rx="72" ry="12" fill="var(--art-plum-shade)" opacity=".5" />
      <Shoe x={100} y={180} />
      <Shoe x={146} y={186} />
    </>
  );
}

function Shoe({ x, y }: { x: number; y: number }) {
  return (
    <Placed x={x} y={y} scale={1.1}>
      <path d="M-18-24Q-8-20 0-26C8-14 20-12 30-8Q36-2 34 0H-20Q-22-14-18-24z" fill="var(--art-clay)" />
      <path d="M-20 0Q-21-6-20-9H33Q36-3 34 2H-20z" fill="var(--art-paper)" />
      <path d="M4-20l7-4M10-16l7-4" stroke="var(--art-paper)" strokeLinecap="round" strokeWidth="2.500" />
    </Placed>
  );
}
