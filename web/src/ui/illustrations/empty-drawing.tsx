import { Leaves, Reeds } from "./plants.tsx";
import { LilyPad, Ripples, Stone } from "./water.tsx";

/** A small pond, three balanced stones and room. */
export function EmptyDrawing() {
  return (
    <>
      <path
        d="M14 112C18 92 66 84 118 86C172 84 224 92 228 112C230 132 176 142 118 142C62 142 10 132 14 112z"
        fill="var(--art-water)"
      />
      <path
        d="M14 112C10 132 62 142 118 142C176 142 230 132 228 112C222 128 168 134 118 134S20 128 14 112z"
        fill="var(--art-water-deep)"
        opacity=".55"
      />
      <Ripples x={112} y={112} radius={86} flat={0.24} />
      <Stone x={112} y={116} width={62} height={22} />
      <Stone x={110} y={96} width={40} height={15} dry />
      <Stone x={113} y={82} width={24} height={11} dry />
      <LilyPad x={182} y={118} radius={14} />
      <Leaves sprigs={[{ at: [58, 122], turn: -12, length: 18 }]} width={0.42} />
      <Reeds x={204} y={104} height={74} seed={52} />
    </>
  );
}
