import { Grain, Placed } from "./kit.tsx";
import { BrushJar, CoinJar, Coins, Easel, Notebook, PaperBoat, Pencil, TeaCup } from "./objects.tsx";
import { Blossoms, Bough, Reeds, Sprout } from "./plants.tsx";
import { Cloud, Hills, Stars, SunOrMoon, Wood } from "./sky.tsx";
import { Glints, LightOnWater, Ripples, Stone, Water } from "./water.tsx";

/** A notebook lies open at the water's edge, a pencil on it, tea beside it. */
export function JournalingScene() {
  return (
    <>
      <Hills
        depth={1}
        base={60}
        points={[
          [0, 40],
          [60, 18],
          [120, 50],
          [200, 54],
          [260, 34],
          [320, 26],
        ]}
      />
      <Wood x={212} y={60} width={124} height={30} seed={8} depth={2} />
      <Water y={58} bottom={126} />
      <Ripples x={112} y={86} radius={84} flat={0.2} />
      <path d="M0 112Q160 102 320 112V200H0z" fill="var(--art-wood)" />
      <path d="M0 112Q160 102 320 112V117Q160 107 0 117z" fill="var(--art-paper)" opacity=".5" />
      <path
        d="M0 148Q160 140 320 148M0 186Q160 180 320 186"
        fill="none"
        stroke="var(--art-wood-shade)"
        strokeWidth="1.5"
      />
      <path d="M50 184L152 190L262 184L274 174L236 166z" fill="var(--art-wood-shade)" opacity=".7" />
      <Placed x={152} y={176} scale={1.06}>
        <Notebook />
      </Placed>
      <Placed x={200} y={166}>
        <Pencil />
      </Placed>
      <Placed x={282} y={146} scale={0.86}>
        <TeaCup />
      </Placed>
      <Bough start={[-6, 4]} bend={[36, 4]} end={[84, 40]} leaf={19} />
      <Grain x={0} y={114} width={320} height={84} seed={5} />
    </>
  );
}

/** An easel by the lake, and the lake on it. */
export function CreativeScene() {
  return (
    <>
      <SunOrMoon x={216} y={62} radius={27} halo={42} />
      <Cloud x={30} y={36} width={60} />
      <Hills
        depth={1}
        base={108}
        points={[
          [0, 84],
          [60, 56],
          [120, 92],
          [200, 96],
          [260, 80],
          [320, 88],
        ]}
      />
      <Hills
        depth={2}
        base={108}
        points={[
          [0, 98],
          [50, 84],
          [120, 108],
          [236, 108],
          [290, 94],
          [320, 96],
        ]}
      />
      <Water y={106} />
      <LightOnWater x={216} y={108} width={50} height={24} seed={12} />
      <Ripples x={262} y={146} radius={50} flat={0.2} />
      <path d="M0 150C70 138 140 162 212 164S296 172 320 184V200H0z" fill="var(--art-leaf)" />
      <path d="M0 172C70 160 150 180 214 182S290 190 310 200H0z" fill="var(--art-leaf-shade)" />
      <Placed x={122} y={180} scale={1.16}>
        <Easel />
      </Placed>
      <Placed x={206} y={188} scale={0.9}>
        <BrushJar />
      </Placed>
      <Blossoms
        at={[
          [38, 178],
          [58, 188],
          [20, 191],
        ]}
        radius={6}
      />
      <Reeds x={304} y={206} height={86} seed={61} />
      <Grain x={0} y={150} width={300} height={48} seed={15} />
    </>
  );
}

/** A jar of coins and small piles that grow a sprout. */
export function FinancialScene() {
  return (
    <>
      <circle cx="190" cy="82" r="66" fill="var(--art-halo)" opacity=".7" />
      <Hills
        depth={1}
        base={110}
        points={[
          [0, 82],
          [50, 66],
          [120, 96],
          [200, 92],
          [260, 62],
          [320, 78],
        ]}
      />
      <Hills
        depth={2}
        base={110}
        points={[
          [0, 98],
          [60, 88],
          [120, 110],
          [210, 110],
          [270, 90],
          [320, 94],
        ]}
      />
      <Water y={106} bottom={160} />
      <Ripples x={76} y={128} radius={66} flat={0.18} />
      <path d="M0 154Q160 144 320 154V200H0z" fill="var(--art-wood)" />
      <path d="M0 154Q160 144 320 154V159Q160 149 0 159z" fill="var(--art-paper)" opacity=".5" />
      <path
        d="M42 184h92v6h-92zM152 180h98q6 8-20 8h-64q-14-2-14-8z"
        fill="var(--art-wood-shade)"
        opacity=".6"
      />
      <Sprout x={190} y={146} height={98} pairs={3} />
      <Placed x={190} y={182} scale={1.06}>
        <CoinJar />
      </Placed>
      <Coins x={54} y={190} count={2} />
      <Coins x={88} y={192} count={4} />
      <Coins x={122} y={190} count={6} />
      <Grain x={0} y={156} width={320} height={42} seed={40} />
    </>
  );
}

/** A paper boat sets out between stepping stones. */
export function CustomScene() {
  return (
    <>
      <Stars height={50} seed={17} />
      <Cloud x={216} y={22} width={64} />
      <Hills
        depth={1}
        base={70}
        points={[
          [0, 50],
          [50, 40],
          [110, 62],
          [180, 56],
          [250, 32],
          [320, 46],
        ]}
      />
      <Wood x={-16} y={71} width={110} height={26} seed={33} depth={2} />
      <Water y={70} />
      <Glints x={20} y={80} width={260} height={100} seed={23} />
      <Ripples x={164} y={142} radius={136} flat={0.24} />
      <path d="M130 150H198L164 196z" fill="var(--art-paper)" opacity=".3" />
      <Placed x={164} y={138} scale={1.45}>
        <PaperBoat />
      </Placed>
      <Stone x={276} y={104} width={30} height={9} />
      <Stone x={288} y={130} width={44} height={14} />
      <Stone x={282} y={170} width={66} height={22} />
      <Reeds x={22} y={206} height={92} seed={90} heads={1} />
      <Grain x={248} y={150} width={66} height={22} seed={70} />
    </>
  );
}
