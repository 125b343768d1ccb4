import { arcPath, pathData } from "../geometry.ts";
import type { Sprig } from "../geometry.ts";
import { Placed } from "../kit.tsx";
import { RowingBoat } from "../objects.tsx";
import { Leaves, Reeds } from "../plants.tsx";
import { Cloud, Wood } from "../sky.tsx";
import { strokes } from "../strokes.ts";
import { Glints, LightOnWater, Ripples } from "../water.tsx";
import { Glow, Lake, Rock, Shared, Sun } from "./shared-shapes.tsx";

const lungLeaves: readonly Sprig[] = [
  { at: [-14, -26], turn: 244, length: 25 },
  { at: [-24, -20], turn: 212, length: 30 },
  { at: [-24, -18], turn: 96, length: 26 },
  { at: [-34, -4], turn: 216, length: 31 },
  { at: [-34, 4], turn: 70, length: 25 },
  { at: [-40, 10], turn: 180, length: 29 },
  { at: [-42, 20], turn: 62, length: 29 },
  { at: [-46, 28], turn: 168, length: 28 },
  { at: [-48, 38], turn: 66, length: 28 },
  { at: [-50, 42], turn: 142, length: 27 },
  { at: [-50, 44], turn: 102, length: 27 },
];

/** Two boughs with leaves, grown like lungs, over their rings on the water. */
export function LeafLungsScene() {
  return (
    <>
      <Glow x={160} y={88} radius={86} />
      <Glow x={160} y={88} radius={62} />
      <Shared shape="valley" x={0} y={168} />
      <Lake y={166} />
      <Ripples x={160} y={180} radius={126} flat={0.13} />
      <Placed x={160} y={84}>
        <g id="a-lung">
          <path
            d="M-8-20C-4 0-6 24-14 50C-24 70-44 80-66 78C-84 74-82 20-66-10C-54-34-30-46-20-46Q-8-46-8-20z"
            fill="var(--art-leaf)"
            opacity=".22"
          />
          <path
            d="M0-68V-34Q-2-26-16-24C-32-20-44 10-50 44"
            fill="none"
            stroke="var(--art-clay)"
            strokeLinecap="round"
            strokeWidth="5"
          />
          <path
            d="M-30-14Q-40-16-46-22M-39 8Q-50 6-58 0M-40 12Q-34 22-30 30M-46 28Q-56 28-64 22"
            fill="none"
            stroke="var(--art-clay)"
            strokeLinecap="round"
            strokeWidth="2.4"
          />
          <Leaves sprigs={lungLeaves} width={0.4} />
        </g>
        <use href="#a-lung" transform="scale(-1 1)" />
      </Placed>
    </>
  );
}

const wave = (y: number, { half, high, start }: { half: number; high: number; start: number }) =>
  pathData`M${start} ${y}q${half / 2} ${-high} ${half} 0` +
  pathData`t${half} 0`.repeat(Math.ceil((330 - start) / half)) +
  "V206H-150z";

/** Long waves, each as long as the one before, and a boat that rides on them. */
export function LongWavesScene() {
  return (
    <>
      <Shared shape="stars" x={0} y={0} />
      <Sun x={214} y={54} radius={24} halo={40} />
      <Cloud x={40} y={40} width={70} />
      <path d={wave(112, { half: 107, high: 26, start: -30 })} fill="var(--art-water)" />
      <path d={wave(132, { half: 107, high: 26, start: -137 })} fill="var(--art-water-deep)" opacity=".5" />
      <path d={wave(132, { half: 107, high: 26, start: -137 })} {...strokes.ripple} />
      <Placed x={130} y={118} scale={1.1}>
        <RowingBoat />
      </Placed>
      <path d={wave(158, { half: 107, high: 26, start: -30 })} fill="var(--art-water-deep)" opacity=".85" />
      <path d={wave(158, { half: 107, high: 26, start: -30 })} {...strokes.ripple} />
      <path d={wave(186, { half: 107, high: 26, start: -137 })} fill="var(--art-hill-3)" opacity=".5" />
    </>
  );
}

/** A lighthouse in the wind: the sea is rough, its light goes on. */
export function LighthouseScene() {
  return (
    <>
      <Shared shape="stars" x={0} y={0} />
      <path d="M206 62L-10 24V104zM206 62L330 40V86z" fill="var(--art-sun)" opacity=".35" />
      <Shared shape="slope" x={0} y={124} />
      <Lake y={122} />
      <path d={wave(138, { half: 26, high: 12, start: -20 })} fill="var(--art-water-deep)" opacity=".5" />
      <path d={wave(138, { half: 26, high: 12, start: -20 })} {...strokes.ripple} opacity={0.6} />
      <Rock x={206} y={156} width={128} height={30} />
      <path d="M191 76H221L228 140Q206 148 184 140z" fill="var(--art-paper)" />
      <path
        d="M210 76H221L228 140Q220 144 208 144.500C214 124 214 96 210 76z"
        fill="var(--art-paper-shade)"
      />
      <path d="M188.400 100h35.200l2 18h-39.300z" fill="var(--art-clay)" />
      <path d="M213 100h10.600l2 18h-12.600z" fill="var(--art-clay-shade)" />
      <path d="M197 52h18v20h-18z" fill="var(--art-sun)" />
      <path d="M186 71h40v6h-40z" fill="var(--art-ink)" />
      <path d="M192 53L206 40L220 53z" fill="var(--art-clay-shade)" />
      <path d={wave(166, { half: 36, high: 18, start: -10 })} fill="var(--art-water-deep)" opacity=".75" />
      <path d={wave(166, { half: 36, high: 18, start: -10 })} {...strokes.ripple} opacity={0.6} />
      <Reeds x={46} y={206} height={104} seed={8} lean={0.5} heads={1} />
    </>
  );
}

/** A great wave goes by behind a low wall; before the wall the water is still. */
export function PassingWaveScene() {
  return (
    <>
      <Sun x={270} y={48} radius={20} halo={34} />
      <path
        d="M0 132V84C40 70 66 24 126 16C182 10 220 40 222 82C206 60 186 58 170 70C152 86 158 112 190 122H320V140H0z"
        fill="var(--art-water-deep)"
      />
      <path
        d="M0 132V104C50 92 78 44 130 36C168 32 196 44 212 66C194 52 172 54 160 68C144 86 150 110 178 124L186 140H0z"
        fill="var(--art-water)"
      />
      <path
        d="M0 132V122C56 114 88 70 130 58C146 54 160 56 168 60C146 62 132 90 150 122V140H0z"
        fill="var(--art-water-deep)"
        opacity=".7"
      />
      <path
        d="M96 24C160 2 220 34 222 82C206 60 186 58 170 70"
        fill="none"
        stroke="var(--art-ripple)"
        strokeLinecap="round"
        strokeWidth="4"
      />
      <path
        d="M232 62h0M240 78h0M226 92h0M206 84h0M186 80h0M236 44h0"
        stroke="var(--art-ripple)"
        strokeLinecap="round"
        strokeWidth="4"
      />
      <path d="M0 138H320V156H0z" fill="var(--art-stone-shade)" />
      <Wall />
      <Lake y={156} />
      <Ripples x={150} y={178} radius={110} flat={0.14} />
      <Shared shape="lily" x={150} y={178} scale={1.1} />
      <Shared shape="pad" x={206} y={186} scale={0.7} />
      <Shared shape="rushes" x={22} y={206} />
    </>
  );
}

function Wall() {
  const blocks = [-8, 34, 72, 122, 160, 206, 246, 292];
  return (
    <>
      {blocks.map((x, index) => (
        <rect
          key={x}
          x={x}
          y={126}
          width={(blocks[index + 1] ?? 330) - x - 2}
          height="15"
          rx="5"
          fill="var(--art-stone)"
        />
      ))}
      {blocks.map((x, index) => (
        <rect
          key={x}
          x={x - 18}
          y={143}
          width={(blocks[index + 1] ?? 340) - x - 2}
          height="13"
          rx="5"
          fill="var(--art-stone)"
          opacity=".75"
        />
      ))}
    </>
  );
}

/** The bend where the river rests. */
export function RiverBendScene() {
  return (
    <>
      <Sun x={92} y={46} radius={22} halo={36} />
      <Shared shape="range" x={0} y={84} />
      <path d="M0 78Q160 66 320 80V200H0z" fill="var(--art-leaf)" />
      <Wood x={200} y={84} width={140} height={34} seed={9} depth={3} />
      <Lake
        y={80}
        outline="M168 76C196 84 250 86 252 98C254 112 120 106 60 126C0 148 30 200 90 204H300C330 190 318 150 262 140C214 132 220 118 262 106C300 94 224 82 176 76z"
      />
      <path d="M0 112C40 104 84 108 110 110C60 120 6 140 24 176L36 200H0z" fill="var(--art-leaf-shade)" />
      <path
        d="M320 116C280 112 232 118 234 126C240 136 300 136 316 158L320 170z"
        fill="var(--art-leaf-shade)"
      />
      <Ripples x={158} y={164} radius={106} flat={0.22} />
      <Leaves sprigs={[{ at: [150, 164], turn: -16, length: 24 }]} width={0.42} />
      <Rock x={262} y={178} width={52} height={18} />
      <Rock x={288} y={186} width={30} height={11} />
      <Shared shape="lily" x={84} y={160} scale={0.8} />
      <Shared shape="reeds" x={30} y={206} />
    </>
  );
}

/** The sun comes up over the lake beside a cairn. */
export function CairnScene() {
  return (
    <>
      <Shared shape="stars" x={0} y={0} />
      <Sun x={112} y={110} radius={46} halo={78} />
      <path {...strokes.openRipple} d={arcPath({ x: 112, y: 110, radius: 100, flat: 1 }, 196, 330)} />
      <Shared shape="slope" x={320} y={112} flip />
      <Lake y={110} />
      <LightOnWater x={112} y={112} width={86} height={60} seed={8} />
      <Glints x={170} y={124} width={130} height={40} seed={19} count={4} />
      <Ripples x={232} y={174} radius={84} flat={0.2} />
      <Rock x={232} y={176} width={104} height={30} />
      <Rock x={229} y={149} width={78} height={24} dry />
      <Rock x={236} y={126} width={58} height={19} dry />
      <Rock x={231} y={108} width={38} height={15} dry />
      <Rock x={234} y={94} width={21} height={11} dry />
      <Shared shape="reeds" x={24} y={208} />
    </>
  );
}
