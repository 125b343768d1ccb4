import { Mirrored, Placed } from "./kit.tsx";
import { Reeds } from "./plants.tsx";
import { Cloud, Crescent, Hills, Stars, SunOrMoon, Wood } from "./sky.tsx";
import { Glints, LightOnWater, LilyPad, Ripples, Stone, Water } from "./water.tsx";

interface DayDrawingProps {
  x: number;
  y: number;
  radius: number;
  isNight?: boolean;
}

/** A bend of the river, with the sun or the moon where it stands at the hour. */
export function DayDrawing({ x, y, radius, isNight = false }: DayDrawingProps) {
  return (
    <>
      <Stars width={960} height={110} seed={7} count={14} />
      {isNight ? (
        <Crescent x={x} y={y} radius={radius} />
      ) : (
        <SunOrMoon x={x} y={y} radius={radius} halo={radius * 1.7} />
      )}
      <Cloud x={250} y={84} width={120} />
      <Cloud x={720} y={58} width={150} />
      <FarShore />
      <Water y={160} width={960} bottom={300} />
      <LightOnWater x={x} y={164} width={70} height={80} seed={19} />
      <Glints x={40} y={180} width={860} height={110} seed={41} count={11} />
      <Mirrored y={166}>
        <Wood x={640} y={164} width={340} height={54} seed={62} depth={3} />
      </Mirrored>
      <path d="M960 158C850 160 740 164 650 168C760 176 880 178 960 190z" fill="var(--art-hill-3)" />
      <Ripples x={486} y={240} radius={120} flat={0.2} />
      <Stone x={478} y={242} width={56} height={22} />
      <Stone x={522} y={246} width={28} height={11} />
      <LilyPad x={610} y={270} radius={24} />
      <LilyPad x={654} y={284} radius={16} />
      <Placed x={330} y={304}>
        <Reeds x={0} y={0} height={112} seed={5} count={5} heads={2} />
      </Placed>
      <Placed x={40} y={304}>
        <Reeds x={0} y={0} height={150} seed={12} count={5} heads={3} />
      </Placed>
      <Stone x={860} y={286} width={96} height={38} />
      <Placed x={920} y={304}>
        <Reeds x={0} y={0} height={130} seed={14} count={5} heads={2} />
      </Placed>
    </>
  );
}

function FarShore() {
  return (
    <>
      <Hills
        depth={1}
        base={162}
        points={[
          [0, 96],
          [130, 66],
          [300, 116],
          [470, 146],
          [640, 140],
          [780, 104],
          [960, 84],
        ]}
      />
      <Hills
        depth={2}
        base={162}
        points={[
          [0, 132],
          [120, 112],
          [280, 146],
          [430, 162],
          [620, 160],
          [760, 136],
          [960, 126],
        ]}
      />
    </>
  );
}
