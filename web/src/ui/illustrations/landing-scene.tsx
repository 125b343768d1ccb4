import { Heron } from "./figures.tsx";
import { Mirrored, Placed, Scene } from "./kit.tsx";
import { Cypress, Reeds } from "./plants.tsx";
import { Cloud, Hills, Stars, SunOrMoon, Wood } from "./sky.tsx";
import { Glints, LightOnWater, LilyPad, Ripples, Stone, Water } from "./water.tsx";

/**
 * A river's bend at dawn, wide and still; its water, reeds and mist move very slowly, and not at all for those who want
 * less motion. The upper left is kept free for words; a phone sees the middle.
 */
export function LandingScene({ className }: { className?: string }) {
  return (
    <Scene tone="dawn" view="0 0 1200 700" className={className}>
      <Stars width={1200} height={240} seed={11} count={16} />
      <circle cx="650" cy="296" r="190" fill="var(--art-halo)" opacity=".35" />
      <SunOrMoon x={650} y={296} radius={78} halo={128} />
      <FarShore />
      <Water y={340} width={1200} bottom={700} />
      <g className="art-shimmer">
        <Placed x={650} y={344} scale={2}>
          <LightOnWater x={0} y={0} width={78} height={78} seed={19} />
        </Placed>
      </g>
      <Glints x={60} y={380} width={1040} height={290} seed={37} count={11} />
      <Banks />
      <g className="art-swell">
        <Ripples x={560} y={556} radius={230} rings={4} flat={0.2} />
      </g>
      <Stone x={548} y={560} width={92} height={36} />
      <Stone x={622} y={566} width={46} height={18} />
      <NearShore />
    </Scene>
  );
}

/** Hills behind one another and the mist between them. */
function FarShore() {
  return (
    <>
      <Hills
        depth={1}
        base={344}
        points={[
          [0, 258],
          [120, 206],
          [270, 262],
          [420, 318],
          [560, 326],
          [800, 322],
          [930, 262],
          [1060, 214],
          [1200, 250],
        ]}
      />
      <g className="art-drift">
        <Cloud x={130} y={286} width={230} />
        <Cloud x={860} y={300} width={260} />
      </g>
      <Hills
        depth={2}
        base={344}
        points={[
          [0, 300],
          [140, 274],
          [330, 322],
          [480, 344],
          [830, 344],
          [980, 306],
          [1110, 284],
          [1200, 296],
        ]}
      />
    </>
  );
}

/** The two tongues of land between which the river turns. */
function Banks() {
  return (
    <>
      <Mirrored y={352} strength={0.28}>
        <Wood x={-20} y={350} width={420} height={70} seed={27} depth={3} />
        <path d="M0 338C160 334 380 342 520 352H0z" fill="var(--art-leaf-shade)" />
      </Mirrored>
      <Mirrored y={398} strength={0.26}>
        <Wood x={930} y={388} width={310} height={96} seed={62} depth={3} />
        <Cypress x={990} y={392} height={104} />
        <Cypress x={956} y={394} height={70} />
      </Mirrored>
      <path d="M1200 372C1040 372 880 380 780 400C880 414 1060 416 1200 452z" fill="var(--art-leaf)" />
      <path
        d="M780 400C880 400 1060 400 1200 424V452C1060 416 880 414 780 400z"
        fill="var(--art-leaf-shade)"
      />
    </>
  );
}

/** What stands nearest, at both lower corners. */
function NearShore() {
  return (
    <>
      <g className="art-swell art-late">
        <Ripples x={858} y={474} radius={110} flat={0.18} />
      </g>
      <Placed x={854} y={474}>
        <Heron />
      </Placed>
      <path d="M0 520C130 514 270 544 330 590C290 622 190 640 140 700H0z" fill="var(--art-leaf)" />
      <path d="M0 562C120 556 230 572 276 602C230 632 130 650 84 700H0z" fill="var(--art-leaf-shade)" />
      <Stone x={318} y={606} width={104} height={40} />
      <Stone x={392} y={618} width={50} height={20} />
      <g className="art-sway">
        <Reeds x={96} y={706} height={300} seed={5} count={5} heads={3} />
      </g>
      <LilyPad x={760} y={632} radius={46} />
      <LilyPad x={842} y={662} radius={32} />
      <LilyPad x={700} y={674} radius={26} />
      <Stone x={1010} y={668} width={150} height={58} />
      <g className="art-sway art-late">
        <Reeds x={1120} y={706} height={260} seed={14} count={5} heads={2} />
      </g>
    </>
  );
}
