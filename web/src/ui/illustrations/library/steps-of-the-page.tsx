import type { ReactNode } from "react";
import { pathData } from "../geometry.ts";
import { Placed } from "../kit.tsx";
import { Coins, Lamp, Pencil } from "../objects.tsx";
import { Basket } from "./basket.tsx";
import { Envelope } from "./paper-things.tsx";
import type { Moving } from "./moving.tsx";
import { House, Shade, TableTop } from "./rooms.tsx";
import { Glow, Shared } from "./shared-shapes.tsx";

const lineLengths = [38, 26, 44, 32, 40];

type StepProps = { filled: number; children?: ReactNode };

/** A table with the one page on it, filled as far as the guide has come, and what the step is about beside it. */
function PageOnTable({ filled, children }: StepProps) {
  const rows = Array.from({ length: 5 }, (_, index) => 62 + index * 20);
  return (
    <>
      <Glow x={210} y={92} radius={74} />
      <TableTop y={150} />
      <path d="M30 172L130 178L168 172L136 160z" fill="var(--art-wood-shade)" opacity=".6" />
      <path d="M40 14L140 20L136 178L28 172z" fill="var(--art-clay-shade)" />
      <path d="M40 14L136 20L132 178L28 172z" fill="var(--art-clay)" />
      <path d="M46 26L130 31L126 168L36 163z" fill="var(--art-paper)" />
      <path
        d="M66 13h42q4 0 4 4v10H62V17q0-4 4-4z"
        fill="var(--art-stone-shade)"
        transform="rotate(3 87 20)"
      />
      <path d={pathData`M58 44l38 2.5`} stroke="var(--art-clay)" strokeLinecap="round" strokeWidth="3.500" />
      <path
        d={rows.map((y) => pathData`M${54 - (y - 62) / 18} ${y + 8}l66 4`).join("")}
        stroke="var(--art-paper-shade)"
        strokeWidth="1.400"
      />
      <g fill="none" strokeLinecap="round">
        <path
          d={rows
            .slice(0, Math.ceil(filled))
            .map((y, index) => {
              const written = Math.min(1, filled - index);
              return pathData`M${72 - (y - 62) / 18} ${y + 3}l${(lineLengths[index] ?? 30) * written} ${2 * written}`;
            })
            .join("")}
          stroke="var(--art-stone)"
          strokeWidth="2.600"
        />
        <path
          d={rows
            .slice(0, Math.ceil(filled))
            .map((y) => pathData`M${60 - (y - 62) / 18} ${y + 2}h0`)
            .join("")}
          stroke="var(--art-leaf)"
          strokeWidth="7"
        />
      </g>
      {children}
    </>
  );
}

/** The page, still empty, and a pencil. */
export function PageStep({ way = 1 }: Moving) {
  return (
    <PageOnTable filled={0}>
      <Placed x={148 - (1 - way) * 30} y={188 - (1 - way) * 10} scale={0.95} turn={18 + (1 - way) * 14}>
        <Pencil />
      </Placed>
      <Shared shape="cup" x={254} y={166} scale={1.15} />
    </PageOnTable>
  );
}

/** What comes in: coins. */
export function CoinsStep({ way = 1 }: Moving) {
  const grown = (coins: number) => Math.max(1, Math.round(coins * way));
  return (
    <PageOnTable filled={way}>
      <Coins x={178} y={172} count={grown(2)} radius={19} />
      <Coins x={220} y={170} count={grown(5)} radius={19} />
      <Coins x={262} y={174} count={grown(8)} radius={19} />
    </PageOnTable>
  );
}

/** What is paid every month: the house. */
export function HouseStep({ way = 1 }: Moving) {
  return (
    <PageOnTable filled={1 + way}>
      <Shade x={220} y={174} width={130} />
      <Placed x={220} y={174} scale={1.4 + way * 0.3}>
        <House />
      </Placed>
    </PageOnTable>
  );
}

/** What is eaten and used up: a basket. */
export function BasketStep({ way = 1 }: Moving) {
  return (
    <PageOnTable filled={2 + way}>
      <Shade x={222} y={176} width={124} />
      <Placed x={0} y={(1 - way) * -14}>
        <Basket />
      </Placed>
    </PageOnTable>
  );
}

/** What is set aside: envelopes, each with its purpose. */
export function EnvelopesStep({ way = 1 }: Moving) {
  const risen = (1 - way) * 18;
  return (
    <PageOnTable filled={3 + way}>
      <Shade x={224} y={174} width={130} />
      <Placed x={244 - risen} y={126 + risen} scale={2.5} turn={9 * way}>
        <Envelope />
      </Placed>
      <Placed x={204 + risen} y={130 + risen} scale={2.5} turn={-8 * way}>
        <Envelope />
      </Placed>
      <Placed x={226} y={146} scale={2.5}>
        <Envelope />
        <circle cy="3" r="4" fill="var(--art-clay)" />
      </Placed>
    </PageOnTable>
  );
}

/** The page is full; a lamp stands by it, and that is enough for today. */
export function LampStep({ way = 1 }: Moving) {
  return (
    <PageOnTable filled={4 + way}>
      <path d="M182 98L132 176H288L238 98z" fill="var(--art-sun)" opacity={0.26 * way} />
      <Shade x={210} y={174} width={90} />
      <Placed x={210} y={174} scale={1.5}>
        <Lamp />
      </Placed>
      <Shared shape="cup" x={278} y={176} scale={0.8} />
    </PageOnTable>
  );
}
