import { Bird, FriendFromBehind, Heron, HoldingHands } from "./figures.tsx";
import { Grain, Mirrored, Placed } from "./kit.tsx";
import { Phone, Steam, TeaBowl } from "./objects.tsx";
import { Blossoms, Bough, Leaves, Reeds } from "./plants.tsx";
import { Cloud, Hills, Stars, SunOrMoon, Wood } from "./sky.tsx";
import { Glints, LightOnWater, LilyPad, Ripples, Stone, Water } from "./water.tsx";

/** Two friends sit at the end of a jetty; before them two rings meet. */
export function SocialScene() {
  return (
    <>
      <Stars height={60} seed={6} />
      <SunOrMoon x={160} y={72} radius={30} halo={48} />
      <Hills
        depth={1}
        base={98}
        points={[
          [0, 78],
          [46, 66],
          [100, 90],
          [160, 92],
          [230, 76],
          [280, 64],
          [320, 72],
        ]}
      />
      <Hills
        depth={2}
        base={98}
        points={[
          [0, 88],
          [40, 82],
          [90, 98],
          [230, 98],
          [286, 82],
          [320, 86],
        ]}
      />
      <Water y={96} />
      <LightOnWater x={160} y={98} width={58} height={26} seed={15} />
      <Ripples x={112} y={132} radius={74} flat={0.24} />
      <Ripples x={208} y={132} radius={74} flat={0.24} />
      <path d="M92 154H228L262 200H58z" fill="var(--art-wood)" />
      <path d="M86 164H234M77 174H243M68 186H252" stroke="var(--art-wood-shade)" strokeWidth="1.6" />
      <path d="M92 154v-8h7v8M221 154v-8h7v8" fill="var(--art-wood-shade)" />
      <Placed x={136} y={157} scale={0.98} turn={3}>
        <FriendFromBehind coat="clay" hair="long" />
      </Placed>
      <Placed x={188} y={157} scale={1.04} turn={-4}>
        <FriendFromBehind coat="plum" />
      </Placed>
      <Reeds x={24} y={206} height={96} seed={71} />
      <Reeds x={306} y={206} height={70} seed={28} heads={0} count={3} />
      <Grain x={74} y={156} width={172} height={40} seed={18} />
    </>
  );
}

/** Two hands around a warm bowl, rings on the tea. */
export function SelfcareScene() {
  return (
    <>
      <circle cx="160" cy="90" r="80" fill="var(--art-halo)" opacity=".65" />
      <Hills
        depth={1}
        base={172}
        points={[
          [0, 146],
          [60, 128],
          [120, 158],
          [200, 158],
          [270, 126],
          [320, 136],
        ]}
      />
      <Water y={164} />
      <Ripples x={160} y={176} radius={156} flat={0.12} />
      <Bough start={[326, 20]} bend={[280, 10]} end={[236, 40]} />
      <Blossoms
        at={[
          [262, 24],
          [240, 43],
        ]}
        radius={7.5}
      />
      <Placed x={160} y={68}>
        <Steam />
      </Placed>
      <Placed x={160} y={90} scale={1.22}>
        <TeaBowl />
      </Placed>
      <Placed x={160} y={126}>
        <HoldingHands apart={51} />
      </Placed>
      <Grain x={0} y={130} width={320} height={34} seed={64} />
    </>
  );
}

/** A heron in the shallows before wooded hills. */
export function NatureScene() {
  return (
    <>
      <SunOrMoon x={186} y={72} radius={44} />
      <Hills
        depth={1}
        base={120}
        points={[
          [0, 66],
          [60, 44],
          [130, 92],
          [200, 84],
          [262, 60],
          [320, 76],
        ]}
      />
      <Cloud x={196} y={92} width={90} />
      <Water y={116} />
      <Mirrored y={117} strength={0.35}>
        <Wood x={-14} y={118} width={150} height={62} seed={21} depth={2} />
        <Wood x={214} y={118} width={126} height={44} seed={14} depth={2} />
        <Wood x={-20} y={118} width={92} height={40} seed={5} depth={3} />
      </Mirrored>
      <Glints x={10} y={128} width={270} height={60} seed={19} count={8} />
      <Ripples x={186} y={170} radius={76} flat={0.24} />
      <Placed x={182} y={170} scale={1.2}>
        <Heron />
      </Placed>
      <LilyPad x={62} y={164} radius={22} />
      <LilyPad x={96} y={182} radius={15} />
      <Blossoms at={[[56, 156]]} radius={7} />
      <Reeds x={290} y={206} height={104} seed={8} />
      <Grain x={0} y={78} width={320} height={36} seed={33} />
    </>
  );
}

/** A phone asleep on a stone, leaves growing over it, a bird on top. */
export function DigitalDetoxScene() {
  return (
    <>
      <Stars height={80} seed={26} />
      <Hills
        depth={1}
        base={112}
        points={[
          [0, 78],
          [50, 60],
          [120, 96],
          [190, 100],
          [260, 66],
          [320, 82],
        ]}
      />
      <Hills
        depth={2}
        base={112}
        points={[
          [0, 96],
          [40, 92],
          [96, 112],
          [220, 112],
          [280, 92],
          [320, 98],
        ]}
      />
      <Water y={110} />
      <Glints x={0} y={118} width={290} height={70} seed={41} />
      <Ripples x={160} y={176} radius={146} flat={0.2} />
      <Stone x={160} y={178} width={150} height={30} />
      <Placed x={160} y={156} turn={-7}>
        <Phone />
      </Placed>
      <Placed x={152} y={58}>
        <Bird />
      </Placed>
      <Leaves
        sprigs={[
          { at: [196, 160], turn: -128, length: 34 },
          { at: [198, 160], turn: -88, length: 40 },
          { at: [200, 160], turn: -48, length: 30 },
          { at: [122, 162], turn: -150, length: 26 },
          { at: [124, 162], turn: -62, length: 24 },
          { at: [123, 162], turn: -104, length: 32 },
        ]}
      />
      <Reeds x={34} y={206} height={88} seed={16} />
      <Grain x={92} y={158} width={132} height={22} seed={83} />
    </>
  );
}
