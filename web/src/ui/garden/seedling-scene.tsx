import { Scene } from "../illustrations/kit.tsx";
import { Sprout } from "../illustrations/plants.tsx";
import { Stone } from "../illustrations/water.tsx";
import { WateringCanDrawing } from "./watering-can.tsx";

/** For a garden that waits: raked sand, one seedling within its rings, and a can that stands ready. */
export function SeedlingScene({ className }: { className?: string }) {
  return (
    <Scene
      tone="sand"
      view="0 0 240 150"
      className={className ? `art-vignette ${className}` : "art-vignette"}
    >
      <circle cx="112" cy="66" r="56" fill="var(--art-halo)" opacity=".7" />
      <path
        d="M10 116C14 96 62 90 118 91C176 90 226 96 230 116C232 136 178 144 120 144S8 136 10 116z"
        fill="var(--art-sand)"
      />
      <path
        d="M10 116C8 136 62 144 120 144S232 136 230 116C224 132 174 137 120 137S16 132 10 116z"
        fill="var(--art-sand-shade)"
      />
      <path
        d="M22 106q26-4 52 0M166 106q24-4 50 0M18 116q24-4 44 0M178 117q22-4 44 0M24 126q24-3 48 0M170 127q24-3 46 0"
        fill="none"
        stroke="var(--art-sand-line)"
        strokeLinecap="round"
        strokeWidth="1.3"
      />
      <g fill="none" stroke="var(--art-sand-line)" strokeWidth="1.3">
        <ellipse cx="112" cy="115" rx="27" ry="7.5" />
        <ellipse cx="112" cy="115" rx="39" ry="11.5" />
        <path d="M161 118.5A50 15.5 0 1 1 150 105M156 108Q159 110 160.5 112.5" strokeLinecap="round" />
      </g>
      <ellipse cx="112" cy="115" rx="15" ry="4.5" fill="var(--art-bark)" />
      <path d="M97 115Q100 108 112 107.5T127 115Q112 120 97 115z" fill="var(--art-bark)" />
      <g className="art-sway">
        <Sprout x={112} y={111} height={40} />
      </g>
      <Stone x={44} y={112} width={38} height={18} dry />
      <Stone x={64} y={117} width={20} height={9} dry />
      <g transform="translate(158 56)scale(.6)">
        <WateringCanDrawing />
      </g>
    </Scene>
  );
}
