import { pathBetween } from "../geometry.ts";
import { Placed } from "../kit.tsx";
import { Shown, type Moving } from "./moving.tsx";
import { HandOnTable } from "./people.tsx";
import { Shared } from "./shared-shapes.tsx";
import { Around, Arrow, BackSitter, SideHead, SideSitter } from "./sitters.tsx";

/** The ear goes toward the shoulder: the right one, and toward -1 the left. */
export function NeckStep({ way = 1 }: Moving) {
  const arrow = <Arrow d="M146 18Q186 12 212 38" tip={[212, 38, 50]} />;
  return (
    <>
      <Shared shape="deck" x={0} y={0} />
      <Placed x={160} y={188} scale={1.1}>
        <BackSitter tilt={24 * way} />
      </Placed>
      <Shown share={Math.abs(way)}>
        {way < 0 ? (
          <Placed x={320} y={0} flip>
            {arrow}
          </Placed>
        ) : (
          arrow
        )}
      </Shown>
    </>
  );
}

/** One arm goes over the head, the side grows long. */
export function SideBendStep({ way = 1 }: Moving) {
  return (
    <>
      <Shared shape="deck" x={0} y={0} />
      <Placed x={146} y={188} scale={1.08}>
        <BackSitter
          lean={15 * way}
          tilt={8 * way}
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
      <Shown share={way}>
        <Arrow d="M222 38Q246 58 244 92" tip={[244, 92, 93]} />
      </Shown>
    </>
  );
}

/** The hands go round in the wrists. */
export function WristsStep({ way = 0 }: Moving) {
  const turn = way * 20 - 12;
  return (
    <>
      <Shared shape="deck" x={0} y={0} />
      <Placed x={112} y={124} scale={1.7} turn={turn}>
        <HandOnTable sleeve="cloth" />
      </Placed>
      <Placed x={208} y={124} scale={1.7} turn={-turn} flip>
        <HandOnTable sleeve="cloth" />
      </Placed>
      <Around x={108} y={112} radius={38} turn={-12 + way * 50} />
      <Around x={212} y={112} radius={38} turn={12 - way * 50} flip />
    </>
  );
}

const longBack = "M-18-44C-20-66-22-90-10-102Q0-106 8-98C12-90 12-82 11-72Q11-58 12-46Q0-40-18-44z";
const roundBack = "M-18-42C-32-64-26-92-4-100Q14-104 20-92C18-84 6-80 4-70Q4-58 12-46Q0-38-18-42z";

/** The back goes round, and long again. */
export function BackStep({ way = 1 }: Moving) {
  return (
    <>
      <Shared shape="deck" x={0} y={0} />
      <Placed x={150} y={182} scale={1.06}>
        <SideSitter
          arm={pathBetween("M4-90Q12-72 20-64", "M10-86Q16-70 22-64", way)}
          hand="M25-62L30-58"
          torso={pathBetween(longBack, roundBack, way)}
          head={<SideHead x={5 + way * 29} y={-121 + way * 23} turn={way * 52} />}
        />
      </Placed>
      <Shown share={way}>
        <Arrow d="M136 56Q100 72 102 116" tip={[102, 116, 88]} />
      </Shown>
    </>
  );
}

/** One foot goes round in its ankle. */
export function AnklesStep({ way = 0 }: Moving) {
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
        <Placed x={2} y={92} turn={10 - way * 34}>
          <path d="M-14 0H18Q28 14 52 18Q60 26 52 30H-14z" fill="var(--art-plum)" />
          <path d="M-14 24H56Q56 30 52 30H-14z" fill="var(--art-plum-shade)" />
        </Placed>
      </Placed>
      <Around x={192} y={98} radius={38} turn={-20 - way * 40} />
    </>
  );
}
