import { FriendFromBehind } from "../figures.tsx";
import { Mirrored, Placed } from "../kit.tsx";
import { RowingBoat } from "../objects.tsx";
import { Blossoms, Bough, Cypress } from "../plants.tsx";
import { Cloud, Wood } from "../sky.tsx";
import { Glints, LightOnWater, Ripples } from "../water.tsx";
import { ChairFromBehind } from "./rooms.tsx";
import { Glow, Lake, Shared, Sun } from "./shared-shapes.tsx";

/** An empty chair by the water; flowers float away into the light. */
export function EmptyChairScene() {
  return (
    <>
      <Shared shape="stars" x={0} y={0} />
      <Sun x={222} y={74} radius={28} halo={46} />
      <Shared shape="valley" x={0} y={96} />
      <Lake y={94} />
      <LightOnWater x={222} y={96} width={56} height={40} seed={15} />
      <Ripples x={196} y={140} radius={70} flat={0.2} />
      <Blossoms
        at={[
          [196, 140],
          [226, 122],
          [242, 112],
        ]}
        radius={5.5}
      />
      <Blossoms at={[[168, 158]]} radius={8} />
      <path d="M0 158C60 146 110 160 140 176S200 196 214 200H0z" fill="var(--art-leaf)" />
      <path d="M0 182C40 172 90 180 128 200H0z" fill="var(--art-leaf-shade)" />
      <Placed x={84} y={182} scale={1.06}>
        <ChairFromBehind />
      </Placed>
      <Bough start={[-4, 6]} bend={[44, 0]} end={[104, 44]} leaf={20} count={8} />
      <Blossoms
        at={[
          [60, 20],
          [92, 36],
        ]}
        radius={7}
      />
      <Shared shape="reeds" x={300} y={206} />
    </>
  );
}

/** Islands, each with its lamp, and the small bridges between them. */
export function IslandsScene() {
  return (
    <>
      <Shared shape="stars" x={0} y={0} />
      <Sun x={160} y={50} radius={22} halo={38} />
      <Shared shape="range" x={0} y={92} />
      <Lake y={90} />
      <Glints x={10} y={96} width={280} height={24} seed={41} count={4} />
      <Mirrored y={146} strength={0.3}>
        <path
          d="M74 136Q112 104 150 136M174 136Q212 104 250 136"
          fill="none"
          stroke="var(--art-clay)"
          strokeWidth="6"
        />
        <path
          d="M74 126Q112 92 150 126M174 126Q212 92 250 126M84 132v-14M98 124v-16M112 120v-17M126 124v-16M140 132v-14M184 132v-14M198 124v-16M212 120v-17M226 124v-16M240 132v-14"
          fill="none"
          stroke="var(--art-clay-shade)"
          strokeWidth="2"
        />
        <Cypress x={30} y={136} height={70} />
        <Cypress x={296} y={136} height={56} />
        <Wood x={254} y={138} width={40} height={26} seed={4} depth={3} />
        <path
          d="M-10 146C0 128 70 128 88 146zM128 146C136 132 188 132 196 146zM236 146C250 128 320 128 330 146z"
          fill="var(--art-leaf)"
        />
      </Mirrored>
      <path
        d="M-10 146Q40 138 88 146zM128 146Q160 140 196 146zM236 146Q290 138 330 146z"
        fill="var(--art-leaf-shade)"
      />
      <Shared shape="lantern" x={58} y={136} scale={0.82} />
      <Shared shape="lantern" x={162} y={139} />
      <Shared shape="lantern" x={262} y={136} scale={0.82} />
      <Ripples x={162} y={178} radius={90} flat={0.14} />
      <Shared shape="lily" x={76} y={182} scale={0.8} />
    </>
  );
}

/** Two hands carry a nest. */
export function NestScene() {
  return (
    <>
      <Glow x={160} y={92} radius={86} />
      <Glow x={160} y={92} radius={60} />
      <Shared shape="valley" x={0} y={174} />
      <Lake y={172} />
      <path
        d="M124 84a15 21 0 0 1 30 0zM146 84a15 25 0 0 1 30 0zM168 84a15 20 0 0 1 30 0z"
        fill="var(--art-paper)"
      />
      <path
        d="M163 59a15 25 0 0 1 13 25h-9q2-14-4-25zM186 64a15 20 0 0 1 12 20h-9q2-12-3-20zM142 64a15 21 0 0 1 12 20h-9q2-12-3-20z"
        fill="var(--art-paper-shade)"
      />
      <path d="M98 84Q160 72 222 84C222 114 194 130 160 130S98 114 98 84z" fill="var(--art-wood-shade)" />
      <path
        d="M98 84Q130 96 222 86M100 94Q150 108 220 94M106 104Q170 118 214 106M92 88L124 96M228 84L190 100M112 116Q160 126 204 116M108 78L140 92M210 76L176 94"
        fill="none"
        stroke="var(--art-wood)"
        strokeLinecap="round"
        strokeWidth="3"
      />
      <CuppedHands />
      <Bough start={[326, 8]} bend={[292, 4]} end={[250, 30]} count={6} />
      <Shared shape="flower" x={272} y={16} />
    </>
  );
}

function CuppedHands() {
  return (
    <Placed x={160} y={104}>
      <g id="a-cupped">
        <path
          d="M-74-12C-84-18-90-6-82 4C-72 30-56 52-40 62L-78 104H-24L-8 60L0 40L-30 20z"
          fill="var(--art-skin-shade)"
        />
        <path d="M-72-12C-82-18-88-6-80 4C-70 32-54 50-36 58L-74 104H-34L-14 52z" fill="var(--art-skin)" />
        <g fill="none" strokeLinecap="round" strokeWidth="13">
          <path d="M-66 6Q-40 34 0 31M-58 20Q-34 46 0 45M-46 36Q-26 58 0 58" stroke="var(--art-skin-shade)" />
          <path
            d="M-66 4Q-40 31 0 28M-58 18Q-34 43 0 42M-46 34Q-26 55 0 55"
            stroke="var(--art-skin)"
            strokeWidth="11.5"
          />
        </g>
        <path d="M-58 72L-20 86L-22 110H-96z" fill="var(--art-plum)" />
        <path d="M-58 72L-20 86L-20 92L-63 77z" fill="var(--art-plum-shade)" />
      </g>
      <use href="#a-cupped" transform="scale(-1 1)" />
    </Placed>
  );
}

/** Two boats lie apart for a while; the rope between them is slack. */
export function SlackRopeScene() {
  return (
    <>
      <Sun x={160} y={84} radius={34} halo={56} />
      <Cloud x={214} y={36} width={60} />
      <Shared shape="valley" x={0} y={100} />
      <Lake y={98} />
      <LightOnWater x={160} y={100} width={64} height={44} seed={4} />
      <Ripples x={70} y={150} radius={62} flat={0.2} />
      <Ripples x={250} y={150} radius={62} flat={0.2} />
      <path
        d="M108 136C124 172 146 176 160 162S196 172 212 136"
        fill="none"
        stroke="var(--art-paper)"
        strokeLinecap="round"
        strokeWidth="2.6"
      />
      <Placed x={70} y={148} scale={1.15}>
        <RowingBoat />
      </Placed>
      <Placed x={250} y={148} scale={1.15} flip>
        <path d="M-36-11Q0-3 36-13Q0-7-36-11z" fill="var(--art-wood-shade)" />
        <path d="M-36-11Q0-1 36-13Q32 4 20 6H-20Q-32 4-36-11z" fill="var(--art-plum)" />
        <path d="M-33-4Q0 5 33.5-6Q29 5 20 6H-20Q-29 5-33-4z" fill="var(--art-plum-shade)" />
      </Placed>
      <Placed x={58} y={140} scale={0.86}>
        <FriendFromBehind coat="plum" hair="long" />
      </Placed>
      <Placed x={262} y={140} scale={0.9}>
        <FriendFromBehind coat="clay" />
      </Placed>
      <Shared shape="rushes" x={12} y={206} />
      <Shared shape="rushes" x={310} y={206} flip />
    </>
  );
}

/** A spring fills the jug; what runs over fills the cups. */
export function SpringScene() {
  return (
    <>
      <Sun x={228} y={56} radius={28} halo={46} />
      <Wood x={120} y={122} width={220} height={52} seed={14} depth={1} />
      <Shared shape="slope" x={0} y={124} />
      <path d="M0 122Q160 108 320 124V200H0z" fill="var(--art-leaf)" />
      <path
        d="M0 40C30 34 64 44 82 62C104 68 108 84 98 92C110 108 104 150 116 176H0z"
        fill="var(--art-stone)"
      />
      <path d="M0 70C30 60 56 76 62 96S70 150 84 176H0z" fill="var(--art-stone-shade)" />
      <path d="M82 62C104 68 108 84 98 92C80 92 74 76 82 62z" fill="var(--art-stone-shade)" />
      <Lake y={168} outline="M40 182C60 164 180 166 250 172S330 190 320 204H20z" />
      <path
        d="M94 84C122 82 136 92 138 118"
        fill="none"
        stroke="var(--art-ripple)"
        strokeLinecap="round"
        strokeWidth="9"
      />
      <path
        d="M96 82C126 80 139 92 140 118"
        fill="none"
        stroke="var(--art-water-deep)"
        strokeLinecap="round"
        strokeWidth="3"
        opacity=".7"
      />
      <path d="M168 126C190 112 198 138 172 152" fill="none" stroke="var(--art-clay-shade)" strokeWidth="6" />
      <path
        d="M108 112L118 116H166V122C180 140 176 170 160 178H124C108 170 106 140 118 124L106 116z"
        fill="var(--art-clay)"
      />
      <path
        d="M150 116H166V122C180 140 176 170 160 178H142C162 166 160 132 150 116z"
        fill="var(--art-clay-shade)"
      />
      <ellipse cx="141" cy="116" rx="24" ry="4.5" fill="var(--art-ripple)" />
      <path
        d="M164 117C178 118 184 126 186 150"
        fill="none"
        stroke="var(--art-ripple)"
        strokeLinecap="round"
        strokeWidth="4"
      />
      <FilledBowl x={194} y={152} />
      <FilledBowl x={234} y={158} />
      <FilledBowl x={276} y={165} />
      <Ripples x={150} y={186} radius={88} flat={0.12} />
      <Shared shape="flower" x={300} y={138} />
      <Shared shape="reeds" x={16} y={206} scale={0.8} />
    </>
  );
}

function FilledBowl({ x, y }: { x: number; y: number }) {
  return (
    <Placed x={x} y={y}>
      <path d="M-17 0C-16 14-10 19-6 20H6C10 19 16 14 17 0z" fill="var(--art-paper)" />
      <path d="M17 0C16 14 10 19 6 20H0C8 14 10 6 9 0z" fill="var(--art-paper-shade)" />
      <ellipse rx="17" ry="4.500" fill="var(--art-paper)" />
      <ellipse cy=".5" rx="14" ry="3.200" fill="var(--art-water-deep)" />
    </Placed>
  );
}
