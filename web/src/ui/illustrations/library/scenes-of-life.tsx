import { Bird } from "../figures.tsx";
import { Placed } from "../kit.tsx";
import { Leaves, Sprout } from "../plants.tsx";
import { Cloud } from "../sky.tsx";
import { Glints, Ripples } from "../water.tsx";
import { NightOutside, Shade, TableTop, WindowedWall } from "./rooms.tsx";
import { Glow, Lake, Rock, Shared, Sun } from "./shared-shapes.tsx";

/** A boat is ashore between two trips, a can of paint beside it; it floats as well as before. */
export function BoatAshoreScene() {
  return (
    <>
      <Sun x={234} y={52} radius={24} halo={42} />
      <Cloud x={74} y={40} width={66} />
      <Shared shape="slope" x={0} y={102} />
      <Lake y={100} bottom={170} />
      <Glints x={150} y={110} width={160} height={34} seed={12} count={6} />
      <path d="M0 146C60 128 130 150 190 142S290 158 320 150V200H0z" fill="var(--art-paper-shade)" />
      <path d="M0 168C80 154 180 174 320 162V200H0z" fill="var(--art-wood)" opacity=".55" />
      <Shade x={140} y={178} width={168} flat={0.1} />
      <Placed x={140} y={166} scale={2} turn={-4}>
        <path d="M-36-11Q0-3 36-13Q0-7-36-11z" fill="var(--art-wood-shade)" />
        <path d="M-36-11Q0-1 36-13Q32 4 20 6H-20Q-32 4-36-11z" fill="var(--art-clay)" />
        <path d="M-33-4Q0 5 33.5-6Q29 5 20 6H-20Q-29 5-33-4z" fill="var(--art-clay-shade)" />
        <path d="M6-7.500Q22-8.500 36-13Q34-6 30-1Q18 0 4-1z" fill="var(--art-paper)" />
      </Placed>
      <path
        d="M84 186L212 146M214 142q11-8 16-2t-11 10z"
        fill="var(--art-wood)"
        stroke="var(--art-wood)"
        strokeLinecap="round"
        strokeWidth="4"
      />
      <path d="M252 158H282V186Q267 192 252 186z" fill="var(--art-stone)" />
      <path d="M272 158H282V186Q277 189 270 189.500Q276 174 272 158z" fill="var(--art-stone-shade)" />
      <ellipse cx="267" cy="158" rx="15" ry="4.500" fill="var(--art-paper)" />
      <path d="M252 162q4 12 8 1t6 2v-5h-14z" fill="var(--art-paper)" />
      <path d="M270 156L288 126" stroke="var(--art-wood)" strokeLinecap="round" strokeWidth="4" />
      <Placed x={64} y={140} scale={0.66}>
        <Bird />
      </Placed>
      <Shared shape="rushes" x={14} y={206} />
    </>
  );
}

/** A bowl that was broken and mended with gold stands on the sill, something green in it. */
export function MendedBowlScene() {
  return (
    <>
      <Sun x={106} y={54} radius={22} halo={38} />
      <Shared shape="range" x={0} y={112} />
      <Lake y={110} bottom={140} />
      <WindowedWall x={40} y={-10} width={240} height={138} />
      <TableTop y={150} />
      <Shade x={164} y={182} width={150} />
      <Sprout x={164} y={118} height={66} pairs={2} />
      <Placed x={140} y={120} turn={-14}>
        <Leaves
          sprigs={[
            { at: [0, 0], turn: -118, length: 34 },
            { at: [4, 2], turn: -96, length: 28 },
          ]}
        />
      </Placed>
      <path d="M98 118C98 158 124 180 140 184H188C204 180 230 158 230 118z" fill="var(--art-cloth)" />
      <path d="M230 118C230 158 204 180 188 184H166C194 172 206 146 204 118z" fill="var(--art-cloth-shade)" />
      <ellipse cx="164" cy="118" rx="66" ry="11" fill="var(--art-cloth-shade)" />
      <ellipse cx="164" cy="119.500" rx="59" ry="8" fill="var(--art-wood-shade)" />
      <path
        d="M124 126L136 142L128 156L142 170M136 142L158 148L172 138L176 127M158 148L162 166L156 184M172 138L196 146L214 140"
        fill="none"
        stroke="var(--art-coin)"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="3.4"
      />
      <path d="M134 184H194L190 190H138z" fill="var(--art-cloth-shade)" />
      <Rock x={266} y={184} width={44} height={17} dry />
      <Shared shape="flower" x={62} y={178} />
    </>
  );
}

/** A cradle under the window at night; three paper boats hang above it. */
export function CradleScene() {
  return (
    <>
      <NightOutside x={190} y={20} width={100} height={92} />
      <WindowedWall x={190} y={20} width={100} height={92} />
      <path d="M0 168H320V200H0z" fill="var(--art-wood)" />
      <ellipse cx="128" cy="184" rx="112" ry="12" fill="var(--art-clay)" opacity=".5" />
      <Glow x={44} y={102} radius={52} />
      <Shared shape="lantern" x={44} y={124} scale={1.2} />
      <path d="M20 124H70V130H20zM26 130h6v54h-6zM58 130h6v54h-6z" fill="var(--art-wood-shade)" />
      <path
        d="M128-2V22M88 30Q128 14 168 30M88 30V52M128 22V64M168 30V46"
        fill="none"
        stroke="var(--art-wood-shade)"
        strokeLinecap="round"
        strokeWidth="2.4"
      />
      <g fill="var(--art-paper)">
        <path d="M76 56H100L94 66H82zM88 42L96 56H80z" />
        <path d="M116 70H140L134 80H122zM128 54L138 70H118z" />
        <path d="M156 52H180L174 62H162zM168 38L177 52H159z" />
      </g>
      <path d="M66 180Q128 206 190 180" fill="none" stroke="var(--art-wood-shade)" strokeWidth="7" />
      <circle cx="100" cy="110" r="11" fill="var(--art-skin)" />
      <path d="M90 106C91 95 108 95 111 106Q100 101 90 106z" fill="var(--art-hair)" />
      <path d="M108 126C112 108 128 106 142 108Q168 110 174 126z" fill="var(--art-cloth)" />
      <path d="M148 108.500Q168 111 174 126H156Q158 116 148 108.500z" fill="var(--art-cloth-shade)" />
      <path d="M74 122H182L172 182Q128 190 84 182z" fill="var(--art-paper)" />
      <path d="M162 122H182L172 182Q160 185 148 186Q164 156 162 122z" fill="var(--art-paper-shade)" />
      <path
        d="M92 130V180M108 128V184M124 128V186M140 128V185M156 130V182"
        fill="none"
        stroke="var(--art-paper-shade)"
        strokeWidth="3"
      />
      <path d="M70 118Q128 126 186 118V127Q128 135 70 127z" fill="var(--art-wood-shade)" />
    </>
  );
}

/** The village sleeps; one window is lit, and its light lies on the water. */
export function LitWindowScene() {
  return (
    <>
      <NightOutside x={0} y={0} width={320} height={150} />
      <path d="M0 132Q90 116 170 124T320 116V200H0z" fill="var(--art-ink)" opacity=".35" />
      <Row x={34} roof={26} width={48} height={34} />
      <Row x={92} roof={34} width={58} height={46} />
      <Row x={214} roof={28} width={52} height={38} />
      <Row x={272} roof={22} width={44} height={30} />
      <Glow x={157} y={104} radius={34} />
      <path d="M132 132V84H184V132z" fill="var(--art-paper-shade)" />
      <path d="M126 86L146 56H172L190 86z" fill="var(--art-clay-shade)" />
      <path d="M144 94h26v24h-26z" fill="var(--art-sun)" />
      <path d="M157 94v24M144 106h26" stroke="var(--art-wood-shade)" strokeWidth="2" />
      <path d="M152 118V108q0-6 5-6t5 6v10z" fill="var(--art-ink)" opacity=".7" />
      <Lake y={140} />
      <path
        d="M148 144h20M144 154h28M150 164h16M142 175h32M150 187h18"
        stroke="var(--art-sun)"
        strokeLinecap="round"
        strokeWidth="3.4"
        opacity=".75"
      />
      <Ripples x={70} y={168} radius={44} flat={0.2} />
      <Ripples x={254} y={176} radius={50} flat={0.2} />
      <path d="M0 136Q80 128 160 136T320 134V142H0z" fill="var(--art-hill-3)" />
      <Shared shape="reeds" x={18} y={206} scale={0.8} />
      <Shared shape="rushes" x={302} y={206} flip />
    </>
  );
}

/** A house where everybody is asleep; `x` is its middle. */
function Row({ x, roof, width, height }: { x: number; roof: number; width: number; height: number }) {
  return (
    <Placed x={x} y={134}>
      <path d={`M${-width / 2} 0V${-height}H${width / 2}V0z`} fill="var(--art-hill-2)" />
      <path
        d={`M${-width / 2 - 5} ${-height}L${-width / 4} ${-height - roof}H${width / 4}L${width / 2 + 5} ${-height}z`}
        fill="var(--art-plum-shade)"
      />
      <path
        d={`M${-width / 4} ${-height * 0.7}h10v10h-10zM${width / 10} ${-height * 0.7}h10v10h-10z`}
        fill="var(--art-ink)"
        opacity=".45"
      />
    </Placed>
  );
}

const green = [
  [100, 66, 34],
  [124, 46, 32],
  [112, 88, 30],
  [142, 74, 28],
] as const;
const gold = [
  [160, 46, 30],
  [188, 62, 32],
  [178, 88, 28],
  [206, 86, 22],
] as const;

/** A tree at the water stands in two seasons; its first gold leaves float. */
export function TwoSeasonsTreeScene() {
  return (
    <>
      <Sun x={270} y={44} radius={20} halo={34} />
      <Shared shape="valley" x={0} y={128} />
      <Lake y={126} bottom={160} />
      <path d="M0 146Q110 126 210 142T320 150V200H0z" fill="var(--art-leaf)" />
      <Lake y={160} outline="M190 200C196 172 236 152 320 150V200z" />
      <path
        d="M140 168C146 130 138 110 122 84L128 80C138 96 146 104 150 112L158 70H164L160 114C168 104 176 98 188 88L192 92C172 112 164 132 172 168z"
        fill="var(--art-wood-shade)"
      />
      <g fill="var(--art-leaf-shade)">
        {green.map(([x, y, r]) => (
          <circle key={x} cx={x} cy={y} r={r} />
        ))}
      </g>
      <g fill="var(--art-coin)">
        {gold.map(([x, y, r]) => (
          <circle key={x} cx={x} cy={y} r={r} />
        ))}
      </g>
      <g fill="var(--art-leaf)" opacity=".7">
        <circle cx="92" cy="58" r="16" />
        <circle cx="122" cy="38" r="16" />
      </g>
      <g fill="var(--art-clay)" opacity=".7">
        <circle cx="196" cy="58" r="15" />
        <circle cx="172" cy="84" r="14" />
      </g>
      <g fill="var(--art-coin)">
        <ellipse cx="228" cy="176" rx="7" ry="2.600" />
        <ellipse cx="262" cy="166" rx="6" ry="2.200" />
        <ellipse cx="284" cy="184" rx="8" ry="2.800" />
        <path d="M214 118q8-6 10 2t-10-2zM232 138q8-2 7 6t-7-6z" />
      </g>
      <Ripples x={262} y={167} radius={22} flat={0.2} />
      <path d="M0 182Q90 166 190 184L186 200H0z" fill="var(--art-leaf-shade)" />
      <path
        d="M60 176h52M66 176v12M106 176v12"
        stroke="var(--art-wood)"
        strokeLinecap="round"
        strokeWidth="5"
      />
      <Shared shape="flower" x={34} y={180} />
    </>
  );
}
