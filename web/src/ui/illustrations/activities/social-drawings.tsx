import { FriendFromBehind } from "../figures.tsx";
import { Placed } from "../kit.tsx";
import { Pencil } from "../objects.tsx";
import { Blossoms, Leaves } from "../plants.tsx";
import { TableFromAbove } from "../library/paper-things.tsx";
import { TableTop } from "../library/rooms.tsx";
import { Glow, Shared, Sun } from "../library/shared-shapes.tsx";

/** A postcard with a picture of the sea, some lines, a stamp. */
export function Postcard() {
  return (
    <>
      <TableFromAbove />
      <Placed x={186} y={74} turn={9}>
        <path d="M-76-46H82V52H-76z" fill="var(--art-wood-shade)" opacity=".6" />
        <path d="M-80-50H78V48H-80z" fill="var(--art-paper)" />
        <path d="M-72-42H70V40H-72z" fill="var(--art-water)" />
        <circle cx="34" cy="-14" r="14" fill="var(--art-coin)" />
        <path d="M-72-2Q-36-30-4-4T70-2V40H-72z" fill="var(--art-leaf)" />
        <path d="M-72 12Q0 4 70 12V40H-72z" fill="var(--art-water-deep)" />
      </Placed>
      <Placed x={136} y={122} turn={-5}>
        <path d="M-82-48H88V56H-82z" fill="var(--art-wood-shade)" opacity=".6" />
        <path d="M-88-54H82V52H-88z" fill="var(--art-paper)" />
        <path d="M2-42V40" stroke="var(--art-stone)" strokeWidth="2" />
        <path d="M44-44H72V-10H44z" fill="var(--art-plum)" />
        <path d="M48-40H68V-14H48z" fill="var(--art-blossom)" />
        <path
          d="M-74-34H-16M-74-18H-26M-74-2H-14M-74 14H-42M16 8H68M16 22H68M16 36H50"
          stroke="var(--art-stone)"
          strokeLinecap="round"
          strokeWidth="3.500"
        />
        <path d="M-36 30C-46 18-58 30-46 38L-36 44L-26 38C-14 30-26 18-36 30z" fill="var(--art-clay)" />
      </Placed>
      <Placed x={226} y={174} turn={4} scale={1.1}>
        <Pencil />
      </Placed>
    </>
  );
}

/** One speech bubble with one line in it, between two cups. */
export function OneClearLine() {
  return (
    <>
      <Glow x={160} y={84} radius={88} />
      <path
        d="M88 26H232Q252 26 252 46V86Q252 106 232 106H150L120 132L124 106H88Q68 106 68 86V46Q68 26 88 26z"
        fill="var(--art-paper)"
      />
      <path
        d="M72 94Q76 106 88 106H124L120 132L150 106H232Q252 106 252 86V80Q250 96 232 96H88Q78 96 72 94z"
        fill="var(--art-paper-shade)"
      />
      <path d="M100 62H220" stroke="var(--art-clay)" strokeLinecap="round" strokeWidth="9" />
      <TableTop y={158} grain={false} />
      <Shared shape="cup" x={104} y={184} scale={0.95} />
      <Shared shape="cup" x={216} y={184} scale={0.95} flip />
    </>
  );
}

/** People share a bench under a tree, each for themselves. */
export function SharedBench() {
  return (
    <>
      <Sun x={86} y={54} radius={18} halo={32} />
      <Shared shape="slope" x={320} y={112} flip />
      <path d="M0 110Q160 98 320 112V200H0z" fill="var(--art-leaf)" />
      <path d="M246 166C252 110 244 80 248 40H266C264 84 264 120 272 166z" fill="var(--art-wood-shade)" />
      <path
        d="M176 40a34 34 0 0 1 30-42H326V74a30 30 0 0 1-48 2a34 34 0 0 1-56-6a34 34 0 0 1-46-30z"
        fill="var(--art-leaf-shade)"
      />
      <path d="M176 40a34 34 0 0 1 30-42H280a44 44 0 0 1-58 72a34 34 0 0 1-46-30z" fill="var(--art-reed)" />
      <Placed x={88} y={146} scale={1.02}>
        <FriendFromBehind coat="plum" skin="brown" />
      </Placed>
      <Placed x={156} y={146} scale={0.98}>
        <FriendFromBehind coat="cloth" hair="long" hue="silver" />
      </Placed>
      <Placed x={222} y={146} scale={1.02}>
        <FriendFromBehind coat="clay" hair="long" hue="hair" />
      </Placed>
      <path
        d="M48 124H262M48 138H262M42 154H268"
        stroke="var(--art-wood)"
        strokeLinecap="round"
        strokeWidth="9"
      />
      <path
        d="M48 130H262M48 144H262M42 160H268"
        stroke="var(--art-wood-shade)"
        strokeLinecap="round"
        strokeWidth="3"
      />
      <path d="M62 120V184M248 120V184" stroke="var(--art-ink)" strokeLinecap="round" strokeWidth="6" />
      <path d="M0 186Q160 174 320 188V200H0z" fill="var(--art-leaf-shade)" />
    </>
  );
}

/** On a board in town: notes, and one kind one with a flower. */
export function NoteOnTheBoard() {
  return (
    <>
      <path d="M0 0H320V200H0z" fill="var(--art-hill-1)" />
      <path d="M50 22H274V182H50z" fill="var(--art-hill-3)" opacity=".4" />
      <path d="M44 16H268V176H44z" fill="var(--art-wood-shade)" />
      <path d="M54 26H258V166H54z" fill="var(--art-wood)" />
      <path d="M68 40h48v40H68zM206 108h40v46h-40z" fill="var(--art-paper-shade)" />
      <path d="M70 104h42v50H70z" fill="var(--art-water)" />
      <path d="M208 38h38v54h-38z" fill="var(--art-blossom)" />
      <path
        d="M76 52h30M76 62h22M78 118h26M78 128h18M214 120h24M214 130h24M214 140h14M215 52h24M215 62h18"
        stroke="var(--art-stone)"
        strokeLinecap="round"
        strokeWidth="3"
      />
      <Placed x={160} y={98} turn={-4}>
        <path d="M-42-54H48V60H-42z" fill="var(--art-wood-shade)" opacity=".7" />
        <path d="M-46-58H44V56H-46z" fill="var(--art-paper)" />
        <path
          d="M-32 8H30M-32 24H30M-32 40H6"
          stroke="var(--art-stone)"
          strokeLinecap="round"
          strokeWidth="4"
        />
      </Placed>
      <Leaves
        sprigs={[
          { at: [158, 88], turn: 30, length: 22 },
          { at: [156, 88], turn: 150, length: 20 },
        ]}
      />
      <Blossoms at={[[157, 76]]} radius={18} />
      <circle cx="156" cy="42" r="6.500" fill="var(--art-clay)" />
      <path
        d="M92 42h0M226 42h0M91 106h0M226 110h0"
        stroke="var(--art-plum)"
        strokeLinecap="round"
        strokeWidth="8"
      />
    </>
  );
}
