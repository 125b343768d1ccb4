import { Placed } from "../kit.tsx";
import { HandOnTable } from "./people.tsx";
import { Shared } from "./shared-shapes.tsx";
import { Around, Arrow, BackSitter, SideHead, SideSitter } from "./sitters.tsx";

/** The ear goes toward the shoulder. */
export function NeckStep() {
  return (
    <>
      <Shared shape="deck" x={0} y={0} />
      <Placed x={160} y={188} scale={1.1}>
        <BackSitter tilt={24} />
      </Placed>
      <Arrow d="M146 18Q186 12 212 38" tip={[212, 38, 50]} />
    </>
  );
}

/** One arm goes over the head, the side grows long. */
export function SideBendStep() {
  return (
    <>
      <Shared shape="deck" x={0} y={0} />
      <Placed x={146} y={188} scale={1.08}>
        <BackSitter
          lean={15}
          tilt={8}
          arms={
            <g fill="none" strokeLinecap="round" strokeLinejoin="round">
              <path d="M2-112L14-115M40 0L38 12" stroke="var(--art-skin)" strokeWidth="8.500" />
              <path
                d="M-26-44C-42-76-30-104 0-112M30-42Q44-24 41-4"
                stroke="var(--art-cloth)"
                strokeWidth="11"
              />
            </g>
          }
        />
      </Placed>
      <Arrow d="M222 38Q246 58 244 92" tip={[244, 92, 93]} />
    </>
  );
}

/** The hands go round in the wrists. */
export function WristsStep() {
  return (
    <>
      <Shared shape="deck" x={0} y={0} />
      <Placed x={112} y={124} scale={1.7} turn={-12}>
        <HandOnTable sleeve="cloth" />
      </Placed>
      <Placed x={208} y={124} scale={1.7} turn={12} flip>
        <HandOnTable sleeve="cloth" />
      </Placed>
      <Around x={108} y={112} radius={38} turn={-12} />
      <Around x={212} y={112} radius={38} turn={12} flip />
    </>
  );
}

/** The back goes round, and long again. */
export function BackStep() {
  return (
    <>
      <Shared shape="deck" x={0} y={0} />
      <Placed x={150} y={182} scale={1.06}>
        <SideSitter
          arm="M10-86Q16-70 22-64"
          hand="M25-62L30-58"
          torso="M-18-42C-32-64-26-92-4-100Q14-104 20-92C18-84 6-80 4-70Q4-58 12-46Q0-38-18-42z"
          head={<SideHead x={34} y={-98} turn={52} />}
        />
      </Placed>
      <Arrow d="M136 56Q100 72 102 116" tip={[102, 116, 88]} />
    </>
  );
}

/** One foot goes round in its ankle. */
export function AnklesStep() {
  return (
    <>
      <Shared shape="deck" x={0} y={0} />
      <path d="M60-10H110V60L106 138H68L62 60z" fill="var(--art-ink)" />
      <path d="M74 134H100V158H74z" fill="var(--art-skin-shade)" />
      <path d="M70 154H102Q112 168 136 172Q144 180 136 184H70z" fill="var(--art-plum)" />
      <path d="M70 178H140Q140 184 136 184H70z" fill="var(--art-plum-shade)" />
      <Placed x={156} y={20} turn={-24}>
        <path d="M-24-50H28V30L22 76H-14L-20 30z" fill="var(--art-ink)" />
        <path d="M-10 72H16V98H-10z" fill="var(--art-skin)" />
        <Placed x={2} y={92} turn={10}>
          <path d="M-14 0H18Q28 14 52 18Q60 26 52 30H-14z" fill="var(--art-plum)" />
          <path d="M-14 24H56Q56 30 52 30H-14z" fill="var(--art-plum-shade)" />
        </Placed>
      </Placed>
      <Around x={192} y={98} radius={38} turn={-20} />
    </>
  );
}
