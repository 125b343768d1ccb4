import { pathBetween, pathData } from "../geometry.ts";
import { Placed } from "../kit.tsx";
import { strokes } from "../strokes.ts";
import { Ripples } from "../water.tsx";
import { Shared } from "./shared-shapes.tsx";
import { Profile } from "./people.tsx";
import { Shown, type Moving } from "./moving.tsx";
import { Arrow, BackSitter, SideHead, SideSitter } from "./sitters.tsx";

const armOnLeg = { arm: "M-4-92Q-12-70 0-64L10-61", hand: "M14-59L24-57" };

/** Sitting: both feet on the ground, the back long. */
export function SeatStep({ way = 0 }: Moving) {
  return (
    <>
      <Shared shape="deck" x={0} y={0} />
      <Ripples x={184} y={180} radius={66 + way * 12} rings={2} flat={0.14} />
      <Placed x={150} y={180} scale={1.06 + way * 0.02}>
        <SideSitter {...armOnLeg} />
      </Placed>
      <Placed x={0} y={way * -8}>
        <Arrow d="M104 132V40" tip={[104, 40, -90]} />
      </Placed>
    </>
  );
}

/** Two fists, closed tight. */
export function FistsStep({ way = 1 }: Moving) {
  const [x, y, scale] = [106 - (1 - way) * 10, 134 + (1 - way) * 12, 1.3 - (1 - way) * 0.08];
  return (
    <>
      <Shared shape="deck" x={0} y={0} />
      <Placed x={x} y={y} scale={scale} turn={10 * way}>
        <Fist />
      </Placed>
      <Placed x={320 - x} y={y} scale={scale} turn={-10 * way} flip>
        <Fist />
      </Placed>
      <Shown share={way}>
        <g fill="none" stroke="var(--art-clay)" strokeLinecap="round" strokeWidth="4">
          <path d="M72 66Q84 54 100 52M54 84Q54 78 60 72M248 66Q236 54 220 52M266 84Q266 78 260 72" />
        </g>
      </Shown>
    </>
  );
}

function Fist() {
  return (
    <>
      <path d="M-14 0C-26-10-30-34-24-46Q0-62 26-46C31-30 24-8 14 0z" fill="var(--art-skin)" />
      <g fill="none" strokeLinecap="round">
        <path
          d="M-17-42V-24M-4-46V-24M9-46V-24M21-41V-25"
          stroke="var(--art-skin-shade)"
          strokeWidth="13.500"
        />
        <path d="M-18-43V-25M-5-47V-25M8-47V-25M20-42V-26" stroke="var(--art-skin)" strokeWidth="11.500" />
        <path d="M-20-8Q-8-18 12-15" stroke="var(--art-skin-shade)" strokeWidth="13.500" />
        <path d="M-21-9Q-8-20 11-17" stroke="var(--art-skin)" strokeWidth="11.500" />
      </g>
      <path d="M-18-2Q0-8 18-2L26 60H-26z" fill="var(--art-cloth)" />
      <path d="M6-4.500Q12-4 18-2L26 60H8z" fill="var(--art-cloth-shade)" />
    </>
  );
}

/** The shoulders come up to the ears. */
export function ShouldersStep({ way = 1 }: Moving) {
  return (
    <>
      <Shared shape="deck" x={0} y={0} />
      <Placed x={160} y={188} scale={1.1}>
        <BackSitter raised={10 * way} />
      </Placed>
      <Shown share={way}>
        <Arrow d="M98 110V70" tip={[98, 70, -90]} />
        <Arrow d="M222 110V70" tip={[222, 70, -90]} />
      </Shown>
    </>
  );
}

/** The face goes soft, from the forehead down. */
export function FaceStep({ way = 1 }: Moving) {
  return (
    <>
      <Shared shape="deck" x={0} y={0} />
      <Placed x={0} y={way * 3 - 3} turn={way * 1.5 - 1.5}>
        <Profile />
        {way < 1 ? <Frown share={1 - way} /> : null}
      </Placed>
      <Shown share={way}>
        <Arrow d="M226 62Q238 84 230 108" tip={[230, 108, 108]} />
      </Shown>
    </>
  );
}

/** The forehead and the mouth, held tight. */
function Frown({ share }: { share: number }) {
  return (
    <Shown share={share}>
      <path
        d="M172 46q8-3 15 3M171 54q9-3 18 3M178 70q8-5 16 1M186 106q5-3 10 0"
        fill="none"
        stroke="var(--art-skin-shade)"
        strokeLinecap="round"
        strokeWidth="2.500"
      />
    </Shown>
  );
}

/** A hand on the belly, that goes out and in. */
export function BellyStep({ way = 0 }: Moving) {
  const out = way * 5;
  return (
    <>
      <Shared shape="deck" x={0} y={0} />
      <Placed x={150} y={182} scale={1.06}>
        <SideSitter
          arm="M-4-92Q-18-76-8-66"
          hand={pathData`M${out - 4}-65L${out + 8}-66`}
          torso={pathData`M-18-44C-20-66-22-90-10-102Q0-106 8-98C${14 + out}-84 ${10 + out * 2}-62 ${12 + out}-46Q0-40-18-44z`}
        />
      </Placed>
      <path
        {...strokes.ripple}
        stroke="var(--art-paper)"
        opacity={0.9 - way * 0.4}
        d="M158 106a8 8 0 1 0 .1 0M158 96a18 18 0 1 0 .1 0M158 86a28 28 0 1 0 .1 0"
        strokeWidth={2}
      />
      <Placed x={way * 10} y={0}>
        <Arrow d="M196 112H226" tip={[226, 112, 0]} />
      </Placed>
    </>
  );
}

/** The legs stretched out, toes up. */
export function LegsStep({ way = 1 }: Moving) {
  return (
    <>
      <Shared shape="deck" x={0} y={0} />
      <Placed x={116} y={182} scale={1.06}>
        <SideSitter
          {...armOnLeg}
          legs={pathBetween("M-4-50L28-50L27-8", "M-4-50L30-48L72-38", way)}
          shoes={pathBetween("M28-4L38-4", "M80-38L84-52", way)}
        />
      </Placed>
      <Shown share={way}>
        <Arrow d="M222 160Q236 142 232 118" tip={[232, 118, -98]} />
      </Shown>
    </>
  );
}

/** Resting in an armchair, everything let go. */
export function RestStep({ way = 0 }: Moving) {
  return (
    <>
      <Shared shape="deck" x={0} y={0} />
      <Placed x={140} y={184}>
        <path d="M-58-110Q-70-112-68-96L-52-12H40L44-44H-20L-40-104Q-46-110-58-110z" fill="var(--art-plum)" />
        <path d="M-48-12V0M36-12V0" stroke="var(--art-wood-shade)" strokeLinecap="round" strokeWidth="6" />
        <SideHead x={-34} y={-112 + way * 2} turn={-24 - way * 3} />
        <g fill="none" strokeLinecap="round" strokeLinejoin="round">
          <path d="M-8-48L42-52L74-12" stroke="var(--art-ink)" strokeWidth="15" />
          <path d="M76-6L86-9" stroke="var(--art-clay-shade)" strokeWidth="8" />
        </g>
        <path
          d="M-22-42C-38-62-50-82-40-94Q-30-102-20-94C-8-82-2-62 8-48Q-4-38-22-42z"
          fill="var(--art-cloth)"
        />
        <path d="M-52-12L-56-34Q-40-44-20-42H46Q54-42 54-34T46-26H42L40-12z" fill="var(--art-plum-shade)" />
        <path d="M20-48L34-47" stroke="var(--art-skin)" strokeLinecap="round" strokeWidth="8" />
        <path
          d="M-32-84Q-26-58 2-51L16-49"
          fill="none"
          stroke="var(--art-cloth-shade)"
          strokeLinecap="round"
          strokeWidth="10.500"
        />
      </Placed>
      <Placed x={way * 12} y={way * -8}>
        <path
          {...strokes.steam}
          d="M228 84q10-9 20 0t20 0M222 102q12-10 24 0t24 0M234 66q8-8 16 0t16 0"
          strokeWidth={2.5}
        />
      </Placed>
    </>
  );
}
