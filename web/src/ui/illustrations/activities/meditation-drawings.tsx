import { FriendFromBehind } from "../figures.tsx";
import { pathData } from "../geometry.ts";
import { Placed } from "../kit.tsx";
import { Blossoms, Leaves } from "../plants.tsx";
import { Ripples } from "../water.tsx";
import { NightOutside, Shade, TableTop, WindowedWall } from "../library/rooms.tsx";
import { Glow, Lake, Shared, Sun } from "../library/shared-shapes.tsx";
import { Pane, Room } from "./furnishings.tsx";
import { LyingFigure } from "./people.tsx";

/** In the evening somebody lies on a mat; rings of calm go from the feet up. */
export function LyingAtDusk() {
  return (
    <>
      <Room floor={132} />
      <Pane x={112} y={16} width={96} height={72}>
        <NightOutside x={112} y={16} width={96} height={72} />
      </Pane>
      <Shared shape="lantern" x={270} y={150} scale={1.1} />
      <ellipse cx="158" cy="166" rx="138" ry="20" fill="var(--art-plum)" opacity=".6" />
      <ellipse
        cx="158"
        cy="166"
        rx="124"
        ry="15"
        fill="none"
        stroke="var(--art-paper)"
        strokeWidth="1.600"
        opacity=".6"
      />
      <Placed x={156} y={168} scale={1.16}>
        <LyingFigure cloth="leaf" hair="silver" pose="straight" />
      </Placed>
      <g fill="none" stroke="var(--art-paper)" strokeLinecap="round" strokeWidth="2.5">
        <path d="M96 126Q168 104 246 132" opacity=".8" />
        <path d="M82 112Q168 84 262 122" opacity=".45" />
      </g>
    </>
  );
}

/** One pile of papers on the left, one on the right; between them there is room for a flower. */
export function BetweenTwoPiles() {
  return (
    <>
      <Glow x={160} y={92} radius={78} />
      <TableTop y={142} />
      <Pile x={84} sheets={7} />
      <Pile x={238} sheets={5} />
      <Shade x={160} y={176} width={54} />
      <path
        d="M160 138C158 112 158 100 162 84"
        fill="none"
        stroke="var(--art-reed)"
        strokeLinecap="round"
        strokeWidth="4"
      />
      <Leaves
        sprigs={[
          { at: [159, 122], turn: -40, length: 24 },
          { at: [159, 114], turn: -145, length: 22 },
        ]}
      />
      <Blossoms at={[[162, 76]]} radius={17} />
      <path d="M144 134H176Q184 158 176 176H144Q136 158 144 134z" fill="var(--art-clay)" />
      <path d="M166 134H176Q184 158 176 176H162Q172 156 166 134z" fill="var(--art-clay-shade)" />
    </>
  );
}

function Pile({ x, sheets }: { x: number; sheets: number }) {
  const rows = Array.from({ length: sheets }, (_, index) => ({
    y: 166 - index * 11,
    shift: ((index * 7) % 5) * 3 - 6,
  }));
  return (
    <>
      <Shade x={x} y={178} width={116} />
      {rows.map(({ y, shift }) => (
        <Placed key={y} x={x + shift} y={y}>
          <path d="M-46 0H46V11H-46z" fill="var(--art-paper-shade)" />
          <path d="M-46 0H46V6H-46z" fill="var(--art-paper)" />
        </Placed>
      ))}
    </>
  );
}

/** Lights are set afloat: one near, one farther, one very far. */
export function WishesAfloat() {
  return (
    <>
      <Sun x={240} y={52} radius={20} halo={34} />
      <Shared shape="valley" x={0} y={94} />
      <Lake y={92} />
      <Float x={218} y={104} scale={0.45} />
      <Float x={128} y={122} scale={0.8} />
      <Float x={182} y={168} scale={1.5} />
      <Shared shape="rushes" x={34} y={206} />
    </>
  );
}

function Float({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <>
      <Ripples x={x} y={y} radius={62 * scale} flat={0.2} />
      <Placed x={x} y={y} scale={scale}>
        <circle cy="-16" r="34" fill="var(--art-sun)" opacity=".25" />
        <path d="M-15-34H15L20-2H-20z" fill="var(--art-paper)" />
        <path d="M6-34H15L20-2H8z" fill="var(--art-paper-shade)" />
        <path d="M0-30Q9-16 0-6Q-9-16 0-30z" fill="var(--art-coin)" />
        <path d="M-26-3H26L20 5H-20z" fill="var(--art-wood-shade)" />
      </Placed>
    </>
  );
}

/** A room with an armchair, a plant, a window; a slip with a figure lies on the floor and is small. */
export function SmallSlip() {
  return (
    <>
      <Sun x={104} y={56} radius={15} halo={26} />
      <Shared shape="valley" x={-40} y={100} />
      <WindowedWall x={62} y={22} width={88} height={78} />
      <path d="M0 162H320V200H0z" fill="var(--art-wood)" />
      <path d="M0 162H320V167H0z" fill="var(--art-paper)" opacity=".45" />
      <path d="M150 174H158V186H150zM248 174H256V186H248z" fill="var(--art-wood-shade)" />
      <path d="M154 124Q152 70 176 66H232Q254 70 252 124V170H154z" fill="var(--art-plum)" />
      <path d="M170 126H236V158H170z" fill="var(--art-plum-shade)" />
      <path
        d="M140 122Q140 110 152 110T166 122V178H146Q140 178 140 172zM240 122Q240 110 252 110T266 122V172Q266 178 260 178H240z"
        fill="var(--art-plum)"
      />
      <path d="M166 150Q203 142 240 150V178H166z" fill="var(--art-plum)" />
      <path d="M166 150Q203 142 240 150V155Q203 147 166 155z" fill="var(--art-paper)" opacity=".25" />
      <path d="M82 150H112L107 182H87z" fill="var(--art-clay)" />
      <path d="M102 150H112L107 182H98z" fill="var(--art-clay-shade)" />
      <Leaves
        sprigs={[
          { at: [97, 150], turn: -90, length: 48 },
          { at: [97, 150], turn: -130, length: 44 },
          { at: [97, 150], turn: -50, length: 42 },
          { at: [97, 150], turn: -160, length: 30 },
          { at: [97, 150], turn: -22, length: 30 },
        ]}
      />
      <Placed x={208} y={190} turn={-6}>
        <path d="M-16-5H18L14 5H-20z" fill="var(--art-paper)" />
        <path d="M-10 0h16" stroke="var(--art-ink)" strokeLinecap="round" strokeWidth="2.500" />
      </Placed>
    </>
  );
}

/** On a bus, among others; a wide window. */
export function OnTheBus() {
  return (
    <>
      <Shared shape="range" x={0} y={104} />
      <path d="M0 100Q160 90 320 102V140H0z" fill="var(--art-leaf)" />
      <path
        d={pathData`M0 0H320V200H0zM26 30h126q6 0 6 6v70q0 6-6 6H26q-6 0-6-6V36q0-6 6-6zM176 30h118q6 0 6 6v70q0 6-6 6H176q-6 0-6-6V36q0-6 6-6z`}
        fill="var(--art-hill-2)"
        fillRule="evenodd"
      />
      <path
        d="M26 30h126q6 0 6 6v70q0 6-6 6H26q-6 0-6-6V36q0-6 6-6zM176 30h118q6 0 6 6v70q0 6-6 6H176q-6 0-6-6V36q0-6 6-6z"
        fill="none"
        stroke="var(--art-paper)"
        strokeWidth="5"
      />
      <path d="M-4 14H324" stroke="var(--art-coin)" strokeWidth="6" />
      <path d="M56 14V34M260 14V34" stroke="var(--art-coin)" strokeWidth="3" />
      <path d="M49 34H63V48H49zM253 34H267V48H253z" fill="none" stroke="var(--art-ink)" strokeWidth="3.500" />
      <Placed x={84} y={146} scale={1.12}>
        <FriendFromBehind coat="leaf" skin="brown" hair="long" hue="ink" />
      </Placed>
      <Placed x={160} y={146} scale={1.12}>
        <FriendFromBehind coat="clay" hue="silver" />
      </Placed>
      <Placed x={236} y={146} scale={1.12}>
        <FriendFromBehind coat="cloth" hair="long" />
      </Placed>
      {[84, 160, 236].map((x) => (
        <Placed key={x} x={x} y={112}>
          <path d="M-33 92V22Q-33 10-22 10H22Q33 10 33 22V92z" fill="var(--art-plum)" />
          <path d="M20 10H22Q33 10 33 22V92H22z" fill="var(--art-plum-shade)" />
          <path
            d="M-14 10Q0 2 14 10"
            fill="none"
            stroke="var(--art-coin)"
            strokeLinecap="round"
            strokeWidth="5"
          />
        </Placed>
      ))}
    </>
  );
}
