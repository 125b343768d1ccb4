import type { ReactNode } from "react";
import { pathData } from "../geometry.ts";
import { Placed } from "../kit.tsx";
import { Coins, Lamp, Pencil } from "../objects.tsx";
import { Basket } from "./basket.tsx";
import { Envelope } from "./paper-things.tsx";
import { House, Shade, TableTop } from "./rooms.tsx";
import { Glow, Shared } from "./shared-shapes.tsx";

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
            .slice(0, filled)
            .map(
              (y, index) => pathData`M${72 - (y - 62) / 18} ${y + 3}l${[38, 26, 44, 32, 40][index] ?? 30} 2`,
            )
            .join("")}
          stroke="var(--art-stone)"
          strokeWidth="2.600"
        />
        <path
          d={rows
            .slice(0, filled)
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
export function PageStep() {
  return (
    <PageOnTable filled={0}>
      <Placed x={148} y={188} scale={0.95} turn={18}>
        <Pencil />
      </Placed>
      <Shared shape="cup" x={254} y={166} scale={1.15} />
    </PageOnTable>
  );
}

/** What comes in: coins. */
export function CoinsStep() {
  return (
    <PageOnTable filled={1}>
      <Coins x={178} y={172} count={2} radius={19} />
      <Coins x={220} y={170} count={5} radius={19} />
      <Coins x={262} y={174} count={8} radius={19} />
    </PageOnTable>
  );
}

/** What is paid every month: the house. */
export function HouseStep() {
  return (
    <PageOnTable filled={2}>
      <Shade x={220} y={174} width={130} />
      <Placed x={220} y={174} scale={1.7}>
        <House />
      </Placed>
    </PageOnTable>
  );
}

/** What is eaten and used up: a basket. */
export function BasketStep() {
  return (
    <PageOnTable filled={3}>
      <Shade x={222} y={176} width={124} />
      <Basket />
    </PageOnTable>
  );
}

/** What is set aside: envelopes, each with its purpose. */
export function EnvelopesStep() {
  return (
    <PageOnTable filled={4}>
      <Shade x={224} y={174} width={130} />
      <Placed x={244} y={126} scale={2.5} turn={9}>
        <Envelope />
      </Placed>
      <Placed x={204} y={130} scale={2.5} turn={-8}>
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
export function LampStep() {
  return (
    <PageOnTable filled={5}>
      <path d="M182 98L132 176H288L238 98z" fill="var(--art-sun)" opacity=".26" />
      <Shade x={210} y={174} width={90} />
      <Placed x={210} y={174} scale={1.5}>
        <Lamp />
      </Placed>
      <Shared shape="cup" x={278} y={176} scale={0.8} />
    </PageOnTable>
  );
}
