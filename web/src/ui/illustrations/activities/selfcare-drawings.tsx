import { Placed } from "../kit.tsx";
import { Leaves } from "../plants.tsx";
import { TableFromAbove } from "../library/paper-things.tsx";
import { HandOnTable } from "../library/people.tsx";
import { Shade, TableTop } from "../library/rooms.tsx";
import { Glow, Shared } from "../library/shared-shapes.tsx";

/** Two older hands on a towel, and a pot of cream. */
export function HandsAndCream() {
  return (
    <>
      <TableFromAbove />
      <path d="M40 0H226V200H40z" fill="var(--art-blossom)" opacity=".45" />
      <Placed x={96} y={152} scale={1.9} turn={-6} flip>
        <HandOnTable sleeve="leaf" />
        <path
          d="M-6-10q4-2 8 0M-5-5q4-2 8 0"
          fill="none"
          stroke="var(--art-skin-shade)"
          strokeLinecap="round"
          strokeWidth="1.200"
        />
      </Placed>
      <Placed x={182} y={152} scale={1.9} turn={6}>
        <HandOnTable sleeve="leaf" />
        <path
          d="M-4-8q4-2 8 0M-3-3q4-2 8 0"
          fill="none"
          stroke="var(--art-skin-shade)"
          strokeLinecap="round"
          strokeWidth="1.200"
        />
      </Placed>
      <circle cx="261" cy="67" r="37" fill="var(--art-wood-shade)" opacity=".6" />
      <circle cx="258" cy="62" r="37" fill="var(--art-water-deep)" />
      <circle cx="258" cy="62" r="29" fill="var(--art-paper)" />
      <path
        d="M242 60C244 46 268 44 272 58S256 78 252 66S266 56 264 64"
        fill="none"
        stroke="var(--art-paper-shade)"
        strokeLinecap="round"
        strokeWidth="5"
      />
      <circle cx="274" cy="140" r="25" fill="var(--art-water-deep)" />
      <circle cx="274" cy="140" r="18" fill="none" stroke="var(--art-ripple)" strokeWidth="2" opacity=".6" />
    </>
  );
}

/** One shelf in order: books, a plant, a cup, and room between them. */
export function TidyShelf() {
  return (
    <>
      <path d="M0 0H320V200H0z" fill="var(--art-hill-1)" />
      <Glow x={160} y={92} radius={84} />
      <path d="M46 146H274V158H46z" fill="var(--art-wood)" />
      <path d="M46 154H274V158H46z" fill="var(--art-wood-shade)" />
      <path
        d="M70 158V182L84 158M250 158V182L236 158"
        fill="none"
        stroke="var(--art-wood-shade)"
        strokeWidth="5"
      />
      <path d="M66 70H82V146H66z" fill="var(--art-plum)" />
      <path d="M82 82H100V146H82z" fill="var(--art-water-deep)" />
      <path d="M100 74H112V146H100z" fill="var(--art-clay)" />
      <path
        d="M66 82H82M66 134H82M82 94H100M100 86H112"
        stroke="var(--art-paper)"
        strokeWidth="3"
        opacity=".7"
      />
      <path d="M142 112H184L178 146H148z" fill="var(--art-paper)" />
      <path d="M170 112H184L178 146H164z" fill="var(--art-paper-shade)" />
      <Leaves
        sprigs={[
          { at: [163, 112], turn: -90, length: 54 },
          { at: [163, 112], turn: -125, length: 46 },
          { at: [163, 112], turn: -55, length: 44 },
          { at: [163, 112], turn: -155, length: 30 },
          { at: [163, 112], turn: -25, length: 30 },
        ]}
      />
      <Shared shape="cup" x={230} y={147} scale={0.95} />
    </>
  );
}

/** A fan, and cold water with ice and lemon. */
export function FanAndIce() {
  return (
    <>
      <Glow x={150} y={92} radius={86} />
      <TableTop y={150} />
      <Shade x={122} y={176} width={120} />
      <Placed x={122} y={168} turn={-8}>
        <path d="M0 0L-76-70A103 103 0 0 1 76-70z" fill="var(--art-clay)" />
        <path
          d="M0 0L-57-85A103 103 0 0 1-38-96zM0 0L-20-101A103 103 0 0 1 0-103zM0 0L20-101A103 103 0 0 1 38-96zM0 0L57-85A103 103 0 0 1 76-70z"
          fill="var(--art-clay-shade)"
        />
        <path d="M-66-60A89 89 0 0 1 66-60" fill="none" stroke="var(--art-coin)" strokeWidth="4" />
        <path d="M-30-28A41 41 0 0 1 30-28L0 2z" fill="var(--art-wood)" />
        <path d="M0 0L-20-36M0 0L0-41M0 0L20-36" stroke="var(--art-wood-shade)" strokeWidth="2.500" />
        <circle r="5" fill="var(--art-ink)" />
      </Placed>
      <Shade x={236} y={178} width={70} />
      <path d="M208 82H264L258 178H214z" fill="var(--art-ripple)" opacity=".7" />
      <path d="M209.500 104H262.500L258 178H214z" fill="var(--art-water-deep)" opacity=".65" />
      <path
        d="M218 110l16-5 6 15-16 6zM240 118l14 4-4 15-14-5zM220 134l15-2 2 15-15 2z"
        fill="var(--art-paper)"
        opacity=".75"
      />
      <circle cx="258" cy="82" r="17" fill="var(--art-coin)" />
      <circle cx="258" cy="82" r="12.500" fill="var(--art-paper)" opacity=".7" />
      <path d="M258 70V94M247 77L269 87M269 77L247 87" stroke="var(--art-coin)" strokeWidth="2.500" />
      <path d="M228 60L240 150" stroke="var(--art-clay)" strokeLinecap="round" strokeWidth="5" />
      <path
        d="M262 132h0M256 148h0M264 112h0M212 126h0"
        stroke="var(--art-ripple)"
        strokeLinecap="round"
        strokeWidth="4"
      />
    </>
  );
}
