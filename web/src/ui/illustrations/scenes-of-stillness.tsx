import { RunningFigure, SeatedFigure } from "./figures.tsx";
import { Grain, Mirrored, Placed } from "./kit.tsx";
import { RowingBoat } from "./objects.tsx";
import { Blossoms, Cypress, Leaves, Reeds } from "./plants.tsx";
import { Cloud, Hills, Stars, SunOrMoon, Wood } from "./sky.tsx";
import { strokes } from "./strokes.ts";
import { Glints, LightOnWater, LilyPad, Ripples, Stone, Water } from "./water.tsx";

/** Somebody sits on a flat stone before the rising sun, rings going out from the stone. */
export function MeditationScene() {
  return (
    <>
      <Stars height={70} seed={3} />
      <SunOrMoon x={160} y={88} radius={52} halo={70} />
      <Hills
        depth={1}
        base={124}
        points={[
          [0, 104],
          [50, 84],
          [104, 112],
          [150, 118],
          [214, 112],
          [272, 90],
          [320, 102],
        ]}
      />
      <Hills
        depth={2}
        base={124}
        points={[
          [0, 110],
          [30, 106],
          [84, 124],
          [236, 124],
          [290, 106],
          [320, 110],
        ]}
      />
      <Water y={122} />
      <LightOnWater x={160} y={124} width={92} height={34} seed={8} />
      <Ripples x={160} y={170} radius={146} rings={3} flat={0.19} />
      <Stone x={160} y={170} width={136} height={22} />
      <Placed x={160} y={153} scale={0.94}>
        <SeatedFigure />
      </Placed>
      <LilyPad x={54} y={178} radius={17} />
      <Blossoms at={[[50, 171]]} radius={6.5} />
      <Reeds x={292} y={204} height={92} seed={5} />
      <Grain x={100} y={150} width={120} height={20} seed={21} />
    </>
  );
}

/** A breath: rings open in the air above the horizon and in the water below it. */
export function BreathingScene() {
  return (
    <>
      <g fill="var(--art-halo)">
        <circle cx="160" cy="102" r="92" opacity=".4" />
        <circle cx="160" cy="102" r="68" opacity=".5" />
        <circle cx="160" cy="102" r="45" opacity=".8" />
      </g>
      <SunOrMoon x={160} y={102} radius={25} />
      <Hills
        depth={1}
        base={104}
        points={[
          [0, 84],
          [40, 76],
          [84, 98],
          [120, 104],
          [206, 104],
          [250, 86],
          [290, 74],
          [320, 82],
        ]}
      />
      <Hills
        depth={2}
        base={104}
        points={[
          [0, 94],
          [34, 90],
          [74, 104],
          [258, 104],
          [296, 90],
          [320, 92],
        ]}
      />
      <Water y={102} />
      <path
        d="M46 102a114 76 0 0 0 228 0zM78 102a82 54 0 0 0 164 0zM108 102a52 34 0 0 0 104 0z"
        fill="var(--art-ripple)"
        opacity=".26"
      />
      <path
        d="M46 102a114 76 0 0 0 228 0M78 102a82 54 0 0 0 164 0M108 102a52 34 0 0 0 104 0"
        {...strokes.ripple}
      />
      <LightOnWater x={160} y={102} width={50} height={30} seed={4} />
      <Leaves sprigs={[{ at: [196, 143], turn: -14, length: 26 }]} width={0.42} />
      <Reeds x={26} y={206} height={84} seed={12} />
      <Stone x={284} y={184} width={50} height={20} />
      <Stone x={254} y={190} width={24} height={9} />
      <Grain x={0} y={80} width={320} height={22} seed={9} />
    </>
  );
}

/** A mountain, its trees and a boat, and all of it again in the lake. */
export function ReflectionScene() {
  return (
    <>
      <Stars height={60} seed={14} />
      <Water y={104} />
      <Mirrored y={104} strength={0.42}>
        <SunOrMoon x={264} y={40} radius={19} />
        <path d="M40 104L118 34Q126 27 134 35L214 104z" fill="var(--art-hill-2)" />
        <path d="M128 31Q131 32 134 35L214 104H132Q146 84 132 68T128 31z" fill="var(--art-hill-3)" />
        <path d="M101 49L118 34Q126 27 134 35L150 49L138 46L130 54L120 46L112 53z" fill="var(--art-paper)" />
        <Wood x={-10} y={105} width={88} height={34} seed={4} depth={3} />
        <Wood x={206} y={105} width={124} height={26} seed={9} depth={3} />
      </Mirrored>
      <Glints x={10} y={116} width={280} height={66} seed={31} count={8} />
      <Ripples x={188} y={158} radius={62} flat={0.17} />
      <Placed x={188} y={158}>
        <RowingBoat />
      </Placed>
      <Reeds x={34} y={206} height={76} seed={44} heads={1} />
      <Grain x={70} y={50} width={110} height={54} seed={2} />
    </>
  );
}

/** Somebody runs along the bank in the morning; the water runs along below, upside down. */
export function ExerciseScene() {
  return (
    <>
      <SunOrMoon x={84} y={56} radius={26} halo={42} />
      <Cloud x={216} y={30} width={62} />
      <Hills
        depth={1}
        base={136}
        points={[
          [0, 86],
          [60, 72],
          [130, 100],
          [200, 62],
          [270, 86],
          [320, 72],
        ]}
      />
      <Hills
        depth={2}
        base={136}
        points={[
          [0, 108],
          [70, 94],
          [150, 118],
          [230, 94],
          [320, 106],
        ]}
      />
      <Wood x={206} y={134} width={130} height={38} seed={31} depth={3} />
      <Water y={132} />
      <Mirrored y={138} strength={0.35}>
        <Cypress x={24} y={133} height={60} />
        <Cypress x={46} y={133} height={42} />
        <path d="M0 133Q80 125 160 129T320 127V139H0z" fill="var(--art-leaf)" />
        <path d="M0 136Q100 132 190 135T320 133V139H0z" fill="var(--art-leaf-shade)" />
        <Placed x={168} y={130} scale={0.9}>
          <RunningFigure />
        </Placed>
      </Mirrored>
      <Glints x={0} y={148} width={290} height={48} seed={77} />
      <Reeds x={300} y={206} height={64} seed={3} heads={1} />
      <Grain x={0} y={96} width={320} height={32} seed={51} />
    </>
  );
}
