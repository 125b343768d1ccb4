import { Placed } from "../kit.tsx";
import { Bough, Sprout } from "../plants.tsx";
import { strokes } from "../strokes.ts";
import { Glints, Ripples } from "../water.tsx";
import { farBirdPath, StretchingCat } from "./creatures.tsx";
import { LowCandle } from "./lights.tsx";
import { Chair, NightOutside, Shade, TableTop, WindowedWall } from "./rooms.tsx";
import { Glow, Lake, Shared, Sun } from "./shared-shapes.tsx";

/** A candle has burnt low; beside it something new has come up. */
export function CandleAndSproutScene() {
  return (
    <>
      <Shared shape="valley" x={0} y={128} />
      <Lake y={126} bottom={160} />
      <Ripples x={86} y={142} radius={70} flat={0.14} />
      <Glow x={210} y={86} radius={72} />
      <Sun x={210} y={86} radius={46} />
      <TableTop y={154} />
      <Shade x={104} y={184} width={100} />
      <Shade x={218} y={184} width={92} />
      <Placed x={100} y={140}>
        <path {...strokes.steam} d="M0 0C-8-12 8-22 0-36C-5-46 2-54 8-60" strokeWidth={2.4} />
      </Placed>
      <Placed x={98} y={184} scale={1.1}>
        <LowCandle />
      </Placed>
      <Sprout x={210} y={138} height={72} pairs={2} />
      <path d="M178 134H242L234 178Q210 188 186 178z" fill="var(--art-clay)" />
      <path d="M222 134H242L234 178Q222 184 208 183.500Q226 164 222 134z" fill="var(--art-clay-shade)" />
      <path d="M173 127H247V139H173z" fill="var(--art-clay)" />
      <path d="M226 127H247V139H226z" fill="var(--art-clay-shade)" />
      <ellipse cx="210" cy="127" rx="37" ry="5" fill="var(--art-wood-shade)" />
      <Bough start={[-4, 4]} bend={[30, 2]} end={[72, 30]} leaf={18} count={6} />
    </>
  );
}

const thoughts = [
  [150, 104, 20],
  [174, 88, 22],
  [204, 76, 20],
  [232, 62, 17],
  [252, 46, 14],
  [270, 38, 10],
] as const;

/** A bed by the open window at night; the thoughts fly out, one after the other. */
export function BedByWindowScene() {
  return (
    <>
      <NightOutside x={172} y={18} width={118} height={112} />
      <WindowedWall x={172} y={18} width={118} height={112} panes={false} />
      <path d="M0 172H320V200H0z" fill="var(--art-wood)" />
      <path
        d="M10 96Q10 88 18 88H26Q34 88 34 96V184H10zM266 130h16q6 0 6 6v48H266z"
        fill="var(--art-wood-shade)"
      />
      <path d="M20 156H276V176H20z" fill="var(--art-wood-shade)" />
      <path d="M28 142H270V162H28z" fill="var(--art-paper-shade)" />
      <path d="M32 140C30 124 44 118 62 122S92 128 92 142z" fill="var(--art-paper)" />
      <path d="M52 128C50 112 64 104 76 110C86 114 88 128 84 138Q64 142 52 128z" fill="var(--art-hair)" />
      <path
        d="M74 142C70 122 86 112 108 118C140 124 150 106 180 112C214 118 250 122 272 134L274 168Q170 176 84 166z"
        fill="var(--art-cloth)"
      />
      <path d="M80 154C120 150 190 152 273 150L274 168Q170 176 84 166z" fill="var(--art-cloth-shade)" />
      <path d="M74 142C70 122 86 112 100 116Q86 128 92 166L84 166z" fill="var(--art-paper)" />
      <path
        d={thoughts.map(([x, y, size]) => farBirdPath(x, y, size)).join("")}
        fill="none"
        stroke="var(--art-paper)"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="3"
      />
    </>
  );
}

/** A hammock between two trees, hanging loose. */
export function HammockScene() {
  return (
    <>
      <Sun x={160} y={60} radius={26} halo={44} />
      <Shared shape="valley" x={0} y={118} />
      <Lake y={116} bottom={172} />
      <Glints x={70} y={122} width={170} height={36} seed={19} count={5} />
      <path d="M0 168Q160 150 320 168V200H0z" fill="var(--art-leaf)" />
      <path d="M0 186Q110 172 200 184T320 182V200H0z" fill="var(--art-leaf-shade)" />
      <g fill="none" stroke="var(--art-wood-shade)" strokeLinecap="round">
        <path d="M46 180C50 130 40 70 48-6M274 180C268 130 280 70 270-6" strokeWidth="15" />
        <path d="M47 50Q30 30 14 24M272 56Q290 36 308 30" strokeWidth="6" />
      </g>
      <path
        d="M51 84L92 118M269 84L228 118M51 84L96 108M269 84L224 108"
        stroke="var(--art-paper)"
        strokeWidth="2"
      />
      <path d="M84 108C120 170 200 170 236 108C206 140 114 140 84 108z" fill="var(--art-clay-shade)" />
      <path d="M84 108C104 168 216 168 236 108C232 190 88 190 84 108z" fill="var(--art-clay)" />
      <path
        d="M112 150Q118 166 126 170M140 155Q142 168 146 172M180 155Q178 168 174 172M208 150Q202 166 194 170"
        fill="none"
        stroke="var(--art-clay-shade)"
        strokeLinecap="round"
        strokeWidth="2"
      />
      <path
        d="M92 118C88 104 104 100 116 110C124 118 128 130 122 134Q104 134 92 118z"
        fill="var(--art-paper)"
      />
      <path
        d="M176 139C190 138 208 132 218 124L222 158Q214 168 200 170Q180 160 176 139z"
        fill="var(--art-plum)"
      />
      <path d="M206 131L218 124L222 158Q214 168 204 169.500Q212 150 206 131z" fill="var(--art-plum-shade)" />
      <Bough start={[-4, 4]} bend={[60, -4]} end={[124, 30]} leaf={22} count={9} />
      <Bough start={[324, 2]} bend={[270, 0]} end={[214, 26]} leaf={22} count={8} />
      <Shared shape="flower" x={112} y={190} />
      <Shared shape="flower" x={242} y={192} scale={0.8} />
    </>
  );
}

/** A chair stands there, and a cat shows how one stretches. */
export function StretchingCatScene() {
  return (
    <>
      <path d="M0 0H320V150H0z" fill="var(--art-hill-1)" />
      <circle cx="122" cy="80" r="62" fill="var(--art-sky)" />
      <path d="M60 80a62 62 0 0 0 124 0q-30-14-62-4t-62 4z" fill="var(--art-hill-2)" />
      <circle cx="140" cy="56" r="15" fill="var(--art-sun)" />
      <circle cx="122" cy="80" r="62" fill="none" stroke="var(--art-paper)" strokeWidth="5" />
      <path d="M0 150H320V200H0z" fill="var(--art-wood)" />
      <path d="M0 150H320V155H0z" fill="var(--art-paper)" opacity=".5" />
      <ellipse cx="146" cy="182" rx="128" ry="15" fill="var(--art-plum)" opacity=".55" />
      <ellipse
        cx="146"
        cy="181"
        rx="112"
        ry="11"
        fill="none"
        stroke="var(--art-blossom)"
        strokeWidth="1.6"
        opacity=".8"
      />
      <Placed x={244} y={184} scale={1.34} flip>
        <Chair cushion="cloth" />
      </Placed>
      <Placed x={128} y={182} scale={1.16}>
        <StretchingCat />
      </Placed>
      <path
        d="M300 156C296 140 298 120 304 100M302 130Q314 120 318 106M301 140Q286 128 284 112"
        fill="none"
        stroke="var(--art-reed)"
        strokeLinecap="round"
        strokeWidth="5"
      />
      <path d="M288 152H318L314 178Q303 182 292 178z" fill="var(--art-clay-shade)" />
    </>
  );
}
