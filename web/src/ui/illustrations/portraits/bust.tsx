import type { ReactNode } from "react";

type Cloth = "clay" | "plum" | "cloth" | "leaf";

interface BustProps {
  cloth: Cloth;
  /** What the skin is mixed with, and how much of it is its own, in percent. */
  skin?: { own: number; paint: "wood-shade" | "clay-shade" | "paper" };
  /** What lies behind the head and the shoulders. */
  behind?: ReactNode;
  /** What lies over the face: hair, glasses, a beard. */
  children: ReactNode;
}

/** Somebody from the shoulders up, who looks at us; drawn on 200 by 200, the middle of the face at 100,88. */
export function Bust({ cloth, skin, behind, children }: BustProps) {
  const mixed = (paint: "skin" | "skin-shade") =>
    skin
      ? `color-mix(in oklch, var(--art-${paint}) ${skin.own}%, var(--art-${skin.paint}))`
      : `var(--art-${paint})`;
  return (
    <>
      {behind}
      <path d="M84 108H116V146Q100 158 84 146z" fill={mixed("skin-shade")} />
      <path
        d="M22 202C22 164 46 152 82 143Q100 160 118 143C154 152 178 164 178 202z"
        fill={`var(--art-${cloth})`}
      />
      <path
        d="M118 143C154 152 178 164 178 202H128C140 182 136 160 118 143z"
        fill={`var(--art-${cloth}-shade)`}
      />
      <path d="M68 92a7 9 0 1 0 4 14M132 92a7 9 0 1 1-4 14" fill={mixed("skin-shade")} />
      <path
        d="M69 82C69 54 82 46 100 46S131 54 131 82C131 108 117 127 100 127S69 108 69 82z"
        fill={mixed("skin")}
      />
      <path
        d="M107 46.500C122 49 131 58 131 82C131 108 117 127 100 127C114 114 120 98 118 80C117 66 114 54 107 46.500z"
        fill={mixed("skin-shade")}
        opacity=".55"
      />
      <Face />
      {children}
    </>
  );
}

/** Two quiet eyes, brows, a nose and a mouth that is about to smile. */
function Face() {
  return (
    <g fill="none" stroke="var(--art-ink)" strokeLinecap="round" strokeLinejoin="round">
      <path d="M87 87v2M113 87v2" strokeWidth="5" />
      <path d="M81 78.500q6-4 12-1.500M107 77q6-2.500 12 1.500" strokeWidth="2.200" opacity=".7" />
      <path d="M100 90l-2.500 9q2.500 2 5 .5" strokeWidth="2" opacity=".45" />
      <path d="M91 109.500q9 6.500 18 0" strokeWidth="2.600" />
    </g>
  );
}

/** A pair of round glasses on the nose. */
export function Glasses() {
  return (
    <path
      d="M75 88a11 10.500 0 1 0 22 0a11 10.500 0 1 0-22 0zM103 88a11 10.500 0 1 0 22 0a11 10.500 0 1 0-22 0zM97 86q3-2.500 6 0M75 86l-6-2M125 86l6-2"
      fill="none"
      stroke="var(--art-ink)"
      strokeWidth="2.400"
    />
  );
}
