import { Placed } from "../kit.tsx";
import { Ripples } from "../water.tsx";
import { Rock, Shared } from "./shared-shapes.tsx";

/** A tray from above, with something for each sense. */
export function FiveSensesScene() {
  return (
    <>
      <path d="M0 0H320V200H0z" fill="var(--art-hill-1)" />
      <path d="M0 0H320V26Q160 44 0 30z" fill="var(--art-hill-2)" opacity=".35" />
      <ellipse cx="163" cy="108" rx="118" ry="88" fill="var(--art-hill-3)" opacity=".3" />
      <ellipse cx="160" cy="101" rx="118" ry="88" fill="var(--art-wood-shade)" />
      <ellipse cx="160" cy="99" rx="110" ry="80" fill="var(--art-wood)" />
      <ellipse
        cx="160"
        cy="101"
        rx="84"
        ry="58"
        fill="none"
        stroke="var(--art-wood-shade)"
        strokeWidth="1.3"
      />
      <Shared shape="flower" x={96} y={76} scale={2.9} />
      <Placed x={158} y={62}>
        <circle cx="4" cy="5" r="26" fill="var(--art-wood-shade)" opacity=".7" />
        <circle r="26" fill="var(--art-paper)" />
        <circle r="20" fill="var(--art-clay-shade)" />
        <circle cx="-1" cy="1" r="18" fill="var(--art-clay)" />
        <Ripples x={-1} y={1} radius={13} flat={1} />
      </Placed>
      <Placed x={224} y={88}>
        <Shell />
      </Placed>
      <Rock x={196} y={150} width={58} height={30} dry />
      <Placed x={124} y={136} turn={-24}>
        <Feather />
      </Placed>
    </>
  );
}

function Shell() {
  return (
    <>
      <path d="M-26-6C-26-26-12-34 0-34S26-26 26-6L6 22H-6z" fill="var(--art-blossom)" />
      <path d="M0-34C12-34 26-26 26-6L6 22H0z" fill="var(--art-blossom-shade)" opacity=".7" />
      <path
        d="M-2 18L-18-22M0 18V-32M2 18L18-22M-4 18L-25-8M4 18L25-8"
        stroke="var(--art-paper)"
        strokeLinecap="round"
        strokeWidth="1.8"
        opacity=".8"
      />
      <path d="M-10 18H10L7 25H-7z" fill="var(--art-blossom-shade)" />
    </>
  );
}

function Feather() {
  return (
    <>
      <path d="M-46 16C-34-8-4-22 44-20C30 4 0 20-34 16z" fill="var(--art-paper)" />
      <path d="M-34 16C0 20 30 4 44-20C20-6-10 6-46 16z" fill="var(--art-paper-shade)" />
      <path
        d="M-58 24C-30 8 10-4 44-20"
        fill="none"
        stroke="var(--art-stone)"
        strokeLinecap="round"
        strokeWidth="2"
      />
      <path d="M-16 14L-4 3M4 10L14-4" stroke="var(--art-wood)" strokeWidth="1.8" />
    </>
  );
}
