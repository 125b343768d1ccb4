import type { ReactNode } from "react";
import { Scene, type Tone } from "../kit.tsx";
import { strokes } from "../strokes.ts";
import { AlmaPortrait, BrunoPortrait, NoorPortrait, TeoPortrait } from "./sample-portraits.tsx";

const portraits: Readonly<Record<string, { tone: Tone; drawing: ReactNode }>> = {
  "alma-muestra": { tone: "mist", drawing: <AlmaPortrait /> },
  "bruno-ejemplo": { tone: "dawn", drawing: <BrunoPortrait /> },
  "noor-ficticia": { tone: "sand", drawing: <NoorPortrait /> },
  "teo-inventado": { tone: "dusk", drawing: <TeoPortrait /> },
};

// for people without a drawing, in turn
const tones: readonly Tone[] = ["meadow", "lake", "blossom", "gold", "clay", "forest", "plum", "noon"];

interface PortraitProps {
  /** The person's id: it decides the drawing or the hues. */
  id: string;
  name: string;
  className?: string;
}

/** A round portrait in front of still water: drawn for the samples, the initial for everybody else. */
export function Portrait({ id, name, className = "" }: PortraitProps) {
  const known = Object.hasOwn(portraits, id) ? portraits[id] : undefined;
  return (
    <Scene
      tone={known?.tone ?? toneOf(id)}
      view="0 0 200 200"
      className={`aspect-square shrink-0 rounded-full ${className}`}
    >
      <circle cx="152" cy="54" r="27" fill="var(--art-sun)" />
      <path d="M0 118Q40 92 86 108T200 96V200H0z" fill="var(--art-hill-1)" />
      <path d="M0 142H200V200H0z" fill="var(--art-water)" />
      <path {...strokes.glint} d="M12 156h22M160 152h26M8 176h14M172 172h18" />
      {known?.drawing ?? <Initial name={name} />}
    </Scene>
  );
}

/** The first letter on a stone in the water. */
function Initial({ name }: { name: string }) {
  return (
    <>
      <path {...strokes.ripple} d="M18 158a82 30 0 1 0 164 0a82 30 0 1 0-164 0zM-6 160a106 42 0 1 0 212 0" />
      <path d="M40 150C34 106 62 66 104 66S168 108 160 150C154 172 46 172 40 150z" fill="var(--art-paper)" />
      <path
        d="M118 67.500C154 74 166 114 160 150C157 162 128 167.500 98 167C136 150 140 108 118 67.500z"
        fill="var(--art-paper-shade)"
      />
      <text x="100" y="142" textAnchor="middle" fontSize="72" className="font-serif" fill="var(--art-ink)">
        {[...name.trim()][0]?.toUpperCase()}
      </text>
    </>
  );
}

function toneOf(id: string): Tone {
  const sum = [...id].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return tones[sum % tones.length] ?? "meadow";
}
