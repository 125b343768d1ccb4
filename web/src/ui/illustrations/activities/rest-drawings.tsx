import { Placed } from "../kit.tsx";
import { Lamp } from "../objects.tsx";
import { NightOutside, Shade, TableTop, WindowedWall } from "../library/rooms.tsx";
import { Glow, Shared, Sun } from "../library/shared-shapes.tsx";
import { Bed, DayOutside, Pane, Room } from "./furnishings.tsx";

/** The bedside at night: a lamp, a book, a glass of water, clothes laid out. */
export function Bedside() {
  return (
    <>
      <Room floor={176} />
      <Pane x={58} y={16} width={84} height={78}>
        <NightOutside x={58} y={16} width={84} height={78} />
      </Pane>
      <Glow x={214} y={64} radius={56} />
      <Placed x={20} y={186} scale={1.1}>
        <Bed blanket="clay" />
      </Placed>
      <path d="M152 112H276V122H152zM162 122H266V186H162z" fill="var(--art-wood-shade)" />
      <path d="M170 130H258V152H170zM170 158H258V180H170z" fill="var(--art-wood)" />
      <path d="M206 141H222M206 169H222" stroke="var(--art-clay)" strokeLinecap="round" strokeWidth="5" />
      <Placed x={214} y={112}>
        <Lamp />
      </Placed>
      <path d="M160 104H200V112H160z" fill="var(--art-paper)" />
      <path d="M158 101H202V105H158zM158 111H202V113H158z" fill="var(--art-plum)" />
      <path d="M240 84H264L261 112H243z" fill="var(--art-ripple)" opacity=".75" />
      <path d="M241.500 94H262.500L261 112H243z" fill="var(--art-water-deep)" opacity=".7" />
    </>
  );
}

/** A cat sleeps in the sun on the sill. */
export function CatInTheSun() {
  return (
    <>
      <Sun x={200} y={50} radius={20} halo={34} />
      <Shared shape="valley" x={0} y={128} />
      <WindowedWall x={52} y={-10} width={216} height={140} panes={false} />
      <TableTop y={148} grain={false} />
      <path d="M96 152H250L282 200H60z" fill="var(--art-sun)" opacity=".25" />
      <Shade x={162} y={174} width={168} />
      <path
        d="M84 168Q84 154 104 156H224Q244 154 242 168Q240 180 224 178H102Q84 180 84 168z"
        fill="var(--art-plum)"
      />
      <path
        d="M100 160C92 122 132 104 170 108C214 112 236 134 228 158Q224 166 206 166H124Q104 168 100 160z"
        fill="var(--art-clay)"
      />
      <path
        d="M170 108C214 112 236 134 228 158Q224 166 206 166H160C208 160 214 128 170 108z"
        fill="var(--art-clay-shade)"
      />
      <path
        d="M98 152C90 138 94 128 98 112L112 122Q122 118 132 122L146 112C150 128 152 140 144 152Q134 164 120 164T98 152z"
        fill="var(--art-clay)"
      />
      <path
        d="M146 112C150 128 152 140 144 152Q136 162 126 164Q142 146 132 122z"
        fill="var(--art-clay-shade)"
      />
      <g fill="none" stroke="var(--art-ink)" strokeLinecap="round" strokeWidth="2.500">
        <path d="M106 140q5 4 10 0M126 140q5 4 10 0" />
        <path d="M118 150q3 3 6 0" />
      </g>
      <path
        d="M226 150C236 168 206 174 158 168"
        fill="none"
        stroke="var(--art-clay-shade)"
        strokeLinecap="round"
        strokeWidth="10"
      />
      <path d="M158 168h8" stroke="var(--art-paper)" strokeLinecap="round" strokeWidth="10" />
    </>
  );
}

/** A baby sleeps in its cot; beside it an armchair waits, and a cup. */
export function CotAndArmchair() {
  return (
    <>
      <Room floor={160} />
      <Glow x={232} y={70} radius={44} />
      <path
        d="M50 178Q112 198 176 178"
        fill="none"
        stroke="var(--art-wood-shade)"
        strokeLinecap="round"
        strokeWidth="7"
      />
      <path d="M60 112H166L158 178H68z" fill="var(--art-paper)" />
      <path d="M60 112H166L158 178H68z" fill="var(--art-wood)" opacity=".35" />
      <path d="M56 128C50 84 82 66 106 74C92 88 88 108 90 128z" fill="var(--art-clay)" />
      <path d="M90 128C88 108 92 88 106 74L112 78C100 92 98 110 98 128z" fill="var(--art-clay-shade)" />
      <path d="M86 122C84 108 96 100 108 104T122 122z" fill="var(--art-paper-shade)" />
      <circle cx="108" cy="112" r="14" fill="var(--art-brown)" />
      <path d="M95 108Q98 96 110 98Q120 100 122 108Q110 102 95 108z" fill="var(--art-ink)" />
      <path
        d="M103 114q3 2.500 6 0M112 114q3 2.500 6 0M108 120q2 1.500 4 0"
        fill="none"
        stroke="var(--art-ink)"
        strokeLinecap="round"
        strokeWidth="1.700"
      />
      <path
        d="M112 128Q118 108 142 114Q164 116 168 128L160 178H66L58 126Q84 122 112 128z"
        fill="var(--art-cloth)"
      />
      <path
        d="M58 126Q84 122 112 128T168 128L166 140Q140 142 112 138T60 138z"
        fill="var(--art-cloth-shade)"
      />
      <path d="M204 176H212V188H204zM278 176H286V188H278z" fill="var(--art-wood-shade)" />
      <path d="M208 124Q206 68 228 64H264Q286 68 284 124V172H208z" fill="var(--art-leaf)" />
      <path d="M222 124H270V156H222z" fill="var(--art-leaf-shade)" />
      <path
        d="M194 122Q194 110 206 110T220 122V178H200Q194 178 194 172zM272 122Q272 110 284 110T298 122V172Q298 178 292 178H272z"
        fill="var(--art-leaf)"
      />
      <path d="M218 150Q246 142 274 150V178H218z" fill="var(--art-leaf)" />
      <path d="M218 150Q246 142 274 150V155Q246 147 218 155z" fill="var(--art-paper)" opacity=".3" />
      <path d="M230 106Q246 98 262 106V130Q246 138 230 130z" fill="var(--art-coin)" />
      <Shared shape="cup" x={207} y={112} scale={0.44} />
    </>
  );
}

/** Behind drawn curtains it is bright day; the bed is ready. */
export function DrawnCurtains() {
  return (
    <>
      <Room floor={168} />
      <DayOutside x={96} y={20} width={128} height={92} />
      <path d="M68 12H150V132H68zM172 12H252V132H172z" fill="var(--art-plum)" />
      <path
        d="M84 16V132M104 16V132M124 16V132M142 16V132M184 16V132M204 16V132M224 16V132M240 16V132"
        stroke="var(--art-plum-shade)"
        strokeWidth="6"
      />

      <path d="M150 132H172L206 200H122z" fill="var(--art-coin)" opacity=".35" />
      <path d="M56 12H264" stroke="var(--art-wood-shade)" strokeLinecap="round" strokeWidth="7" />
      <circle cx="54" cy="12" r="6" fill="var(--art-coin)" />
      <circle cx="266" cy="12" r="6" fill="var(--art-coin)" />
      <Placed x={160} y={190} scale={1.12}>
        <Bed />
      </Placed>
    </>
  );
}
