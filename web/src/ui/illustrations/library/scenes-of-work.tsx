import { Bird } from "../figures.tsx";
import { Placed } from "../kit.tsx";
import { Lamp, Pencil } from "../objects.tsx";
import { Bough, Cypress } from "../plants.tsx";
import { Cloud, Wood } from "../sky.tsx";
import { Ripples } from "../water.tsx";
import { Envelope, TableFromAbove } from "./paper-things.tsx";
import { Walker } from "./people.tsx";
import { Chair, House, Shade, TableTop, WindowedWall } from "./rooms.tsx";
import { Glow, Lake, Rock, Shared, Sun } from "./shared-shapes.tsx";

/** Papers on a desk, and a stone that keeps them; the evening stands in the window. */
export function WeighedPapersScene() {
  return (
    <>
      <Shared shape="stars" x={100} y={0} />
      <Sun x={232} y={66} radius={19} halo={30} />
      <Shared shape="range" x={0} y={112} />
      <Lake y={110} bottom={136} />
      <WindowedWall x={128} y={22} width={164} height={100} />
      <TableTop y={156} />
      <path d="M36 111L14 172H110L88 111z" fill="var(--art-sun)" opacity=".28" />
      <Placed x={62} y={172} scale={1.14}>
        <Lamp />
      </Placed>
      <Shade x={196} y={182} width={150} />
      <path d="M134 178l8-17h100l12 17-4 5H138z" fill="var(--art-paper-shade)" />
      <path d="M140 176l6-18h96l8 18z" fill="var(--art-stone)" />
      <path d="M132 172l12-17h100l10 17z" fill="var(--art-paper-shade)" />
      <path d="M136 169l8-17h98l14 15z" fill="var(--art-paper)" />
      <path
        d="M154 160h22M151 164h18M222 158h14M224 163h20"
        stroke="var(--art-stone)"
        strokeLinecap="round"
        strokeWidth="1.6"
      />
      <Rock x={196} y={164} width={52} height={23} dry />
      <Placed x={262} y={186} turn={14} scale={0.6}>
        <Pencil />
      </Placed>
    </>
  );
}

/** A map drawn by hand lies open: a river, a bridge over it, and a dotted way. */
export function MapScene() {
  return (
    <>
      <TableFromAbove />
      <path
        d="M40 30L112 22L166 32L224 20L290 32L284 176L222 184L164 174L106 186L34 172z"
        fill="var(--art-wood-shade)"
        opacity=".6"
      />
      <path
        d="M36 24L110 16L166 26L222 14L288 26L282 170L220 178L164 168L106 180L30 166z"
        fill="var(--art-paper)"
      />
      <path
        d="M110 16L166 26L164 168L106 180zM222 14L288 26L282 170L220 178z"
        fill="var(--art-paper-shade)"
        opacity=".7"
      />
      <clipPath id="a-map">
        <path d="M166 26L222 14L220 178L164 168L106 180V60z" />
      </clipPath>
      <path
        clipPath="url(#a-map)"
        d="M208 4C196 52 120 60 126 96S212 132 194 184"
        fill="none"
        stroke="var(--art-water)"
        strokeWidth="30"
      />
      <path
        clipPath="url(#a-map)"
        d="M208 4C196 52 120 60 126 96S212 132 194 184"
        fill="none"
        stroke="var(--art-water-deep)"
        strokeWidth="18"
        opacity=".7"
      />
      <path
        d="M62 144C76 138 82 118 98 112M156 96C188 84 208 92 226 76S246 50 258 46"
        fill="none"
        stroke="var(--art-clay)"
        strokeDasharray="1 8"
        strokeLinecap="round"
        strokeWidth="3.6"
      />
      <path d="M96 108Q126 80 158 92L160 104Q128 94 101 120z" fill="var(--art-wood)" />
      <path
        d="M96 108Q126 80 158 92M101 120Q128 94 160 104"
        fill="none"
        stroke="var(--art-wood-shade)"
        strokeLinecap="round"
        strokeWidth="3"
      />
      <path d="M50 66l14-22 12 16 8-10 14 20z" fill="var(--art-hill-2)" />
      <path d="M64 44l12 16 8-10 14 20H78z" fill="var(--art-hill-3)" />
      <Wood x={222} y={142} width={54} height={26} seed={4} depth={3} />
      <circle cx="52" cy="146" r="6" fill="none" stroke="var(--art-clay)" strokeWidth="3" />
      <Shared shape="flower" x={260} y={42} scale={1.2} />
      <Rock x={284} y={178} width={50} height={26} dry />
      <Bough start={[-4, 200]} bend={[16, 196]} end={[64, 172]} leaf={17} count={6} />
    </>
  );
}

/** Two chairs and two cups at a small table; on the water behind it two rings meet. */
export function TwoChairsScene() {
  return (
    <>
      <Sun x={160} y={58} radius={24} halo={44} />
      <Shared shape="valley" x={0} y={72} />
      <Lake y={70} bottom={160} />
      <Ripples x={104} y={104} radius={86} flat={0.22} />
      <Ripples x={216} y={104} radius={86} flat={0.22} />
      <path d="M0 152Q160 144 320 152V200H0z" fill="var(--art-leaf)" />
      <path d="M0 178Q110 168 200 180T320 176V200H0z" fill="var(--art-leaf-shade)" />
      <Placed x={82} y={184} scale={1.16}>
        <Chair cushion="clay" />
      </Placed>
      <Placed x={238} y={184} scale={1.16} flip>
        <Chair cushion="plum" />
      </Placed>
      <path
        d="M160 136V180M142 184Q160 172 178 184"
        fill="none"
        stroke="var(--art-wood-shade)"
        strokeLinecap="round"
        strokeWidth="6"
      />
      <path d="M118 130h84q-2 9-14 9h-56q-12 0-14-9z" fill="var(--art-wood-shade)" />
      <ellipse cx="160" cy="129" rx="44" ry="7" fill="var(--art-paper-shade)" />
      <Shared shape="cup" x={142} y={130} scale={0.5} flip />
      <Shared shape="cup" x={178} y={130} scale={0.5} />
      <Shared shape="rushes" x={16} y={204} />
      <Shared shape="rushes" x={306} y={204} flip />
    </>
  );
}

/** Somebody walks home in the evening, to a lit window. */
export function WayHomeScene() {
  return (
    <>
      <Shared shape="stars" x={0} y={0} />
      <Sun x={66} y={60} radius={20} halo={32} />
      <Shared shape="slope" x={320} y={128} flip />
      <path d="M0 126C60 112 130 116 190 106S290 96 320 100V200H0z" fill="var(--art-leaf)" />
      <path
        d="M228 106C196 120 262 128 220 144S96 164 84 200H204C206 172 268 156 262 138S232 122 244 104z"
        fill="var(--art-wood)"
      />
      <path
        d="M0 176C40 160 90 168 100 176L84 200H0zM204 200C216 174 268 168 320 150V200z"
        fill="var(--art-leaf-shade)"
      />
      <Placed x={236} y={107} scale={1.12}>
        <House />
      </Placed>
      <Glow x={219} y={88} radius={14} />
      <path d="M211 79h16v15h-16z" fill="var(--art-sun)" />
      <Cypress x={286} y={108} height={66} />
      <Cypress x={304} y={110} height={48} />
      <Placed x={134} y={188} scale={0.88}>
        <Walker />
      </Placed>
      <Shared shape="reeds" x={24} y={206} scale={0.8} />
    </>
  );
}

/** Messages wait at the garden gate: the gate is shut, the birds that bring them rest on it. */
export function GardenGateScene() {
  return (
    <>
      <Sun x={160} y={62} radius={30} halo={48} />
      <Cloud x={28} y={40} width={64} />
      <Shared shape="valley" x={0} y={152} scale={1} />
      <Wood x={-30} y={176} width={150} height={84} seed={21} depth={3} />
      <Wood x={200} y={176} width={150} height={84} seed={14} depth={3} />
      <path d="M0 150H320V200H0z" fill="var(--art-leaf)" />
      <path d="M138 150H182L236 200H84z" fill="var(--art-wood)" />
      <path
        d="M0 166Q70 160 118 168L84 200H0zM202 168Q250 160 320 166V200H236z"
        fill="var(--art-leaf-shade)"
      />
      <g stroke="var(--art-paper)" strokeLinecap="round" strokeWidth="9">
        <path d="M122 104V156M141 100V158M160 98V158M179 100V158M198 104V156" />
        <path d="M112 120H208M112 146H208" stroke="var(--art-paper-shade)" strokeWidth="6" />
      </g>
      <path d="M100 84h14v84h-14zM206 84h14v84h-14z" fill="var(--art-wood-shade)" />
      <path d="M97 78h20v8H97zM203 78h20v8h-20z" fill="var(--art-wood)" />
      <Placed x={140} y={88} scale={0.72}>
        <Bird />
      </Placed>
      <Placed x={184} y={90} scale={0.6} flip>
        <Bird />
      </Placed>
      <Placed x={178} y={164} turn={-8} scale={0.9}>
        <Envelope />
      </Placed>
      <Placed x={150} y={166} turn={5}>
        <Envelope />
      </Placed>
      <Shared shape="flower" x={44} y={172} />
      <Shared shape="flower" x={64} y={186} />
      <Shared shape="flower" x={270} y={178} />
    </>
  );
}
