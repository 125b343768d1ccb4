import type { Growth } from "./growth.ts";
import { between } from "./growth.ts";
import { FootShadow } from "./plant-parts.tsx";

/** A succulent rosette, ring within ring. */
export function Succulent({ growth }: { growth: Growth }) {
  const { grown, luck } = growth;
  const rings = Math.round(between(1, 3, grown));
  const size = between(0.5, 1, grown);
  const turn = luck(1) * 30;
  return (
    <>
      <FootShadow width={between(36, 84, grown)} />
      <g className="plant-slump">
        <g transform={`translate(0 ${-16 * size})scale(${size} ${size * 0.78})`}>
          {Array.from({ length: rings }, (_, ring) => (
            <Ring key={ring} leaves={11 - ring * 2} long={44 - ring * 13} turn={turn + ring * 17} />
          ))}
          <circle r="6" fill="var(--art-sage)" />
        </g>
      </g>
    </>
  );
}

function Ring({ leaves, long, turn }: { leaves: number; long: number; turn: number }) {
  return Array.from({ length: leaves }, (_, index) => (
    <g key={index} transform={`rotate(${Math.round((360 / leaves) * index + turn)})`}>
      <path d={`M0 0C-15-12-9-${long - 8} 0-${long}C9-${long - 8} 15-12 0 0z`} fill="var(--art-sage)" />
      <path d={`M0 0C15-12 9-${long - 8} 0-${long}z`} fill="var(--art-sage-shade)" />
    </g>
  ));
}
