import { Scene } from "../ui/illustrations/kit.tsx";
import { Leaves, Reeds } from "../ui/illustrations/plants.tsx";
import { Glints, LilyPad, Stone, Water } from "../ui/illustrations/water.tsx";

const centre = { x: 200, y: 206 };
const total = 12;

/** A pool seen from its edge: a stone, and one ring more for each question that is reached. */
export function RipplePool({ rings, className }: { rings: number; className?: string }) {
  return (
    <Scene tone="mist" view="0 0 400 400" className={className}>
      <Water y={0} width={400} bottom={400} />
      <Glints x={20} y={20} width={330} height={360} seed={23} count={16} />
      <g fill="none" stroke="var(--art-ripple)">
        {Array.from({ length: total }, (_, index) => (
          <ellipse
            key={index}
            cx={centre.x}
            cy={centre.y}
            rx={26 + index * 11.5}
            ry={(26 + index * 11.5) * 0.42}
            strokeWidth={2 - index * 0.09}
            className="transition-opacity duration-700 ease-water"
            opacity={index < rings ? 0.95 - index * 0.045 : 0}
          />
        ))}
      </g>
      <Stone x={centre.x} y={centre.y + 2} width={42} height={17} />
      <LilyPad x={286} y={92} radius={22} />
      <LilyPad x={258} y={112} radius={13} />
      <LilyPad x={124} y={322} radius={26} />
      <Leaves sprigs={[{ at: [146, 96], turn: 24, length: 20 }]} width={0.4} />
      <Reeds x={92} y={404} height={120} seed={8} count={5} heads={2} />
      <Reeds x={318} y={406} height={84} seed={31} count={4} heads={1} />
    </Scene>
  );
}
