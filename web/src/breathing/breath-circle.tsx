import { useId, type RefObject } from "react";
import { smallestScale } from "@remanso/core/breathing/phase-at.ts";
import { LightOnWater } from "../ui/illustrations/water.tsx";

interface BreathCircleProps {
  ref: RefObject<SVGSVGElement | null>;
  /** Where the circle goes in this phase: 1 to 1.8. */
  scale: number;
  isRunning: boolean;
  /** Shows the person's own breath beside the light. */
  isFollowed: boolean;
  isHeld: boolean;
}

// radius at rest, how far it grows beyond that, and by how much it comes after the light: rings follow as waves do
const rings = [
  { radius: 88, grow: "[--grow:0.72]", lagMs: 160, sky: 0.55, water: 0.95, width: 2.2 },
  { radius: 106, grow: "[--grow:0.62]", lagMs: 380, sky: 0.4, water: 0.7, width: 1.7 },
  { radius: 122, grow: "[--grow:0.54]", lagMs: 640, sky: 0.28, water: 0.45, width: 1.3 },
];
const lightRadius = 66;

/**
 * `--breath` (0 to 1) makes a part grow by `--grow`; without motion it keeps its size and its clearness breathes instead.
 */
const breathing =
  "[transform:scale(calc(1+var(--grow)*var(--breath,0)))] motion-reduce:[transform:scale(calc(1+var(--grow)*0.55))]";
const fadingRing = "motion-reduce:[opacity:calc(0.12+0.88*var(--breath,0))]";
const fadingLight = "motion-reduce:[opacity:calc(0.68+0.32*var(--breath,0))]";

/** The breath: a light on the horizon, half in the air and half in the water, and the rings that it opens in both. */
export function BreathCircle({ ref, scale, isRunning, isFollowed, isHeld }: BreathCircleProps) {
  const id = useId();
  // at rest and after a reset everything settles within the specified second
  const settle = isRunning ? "" : "transition-[transform,opacity] duration-1000 ease-water";
  return (
    <svg ref={ref} viewBox="-200 -200 400 400" aria-hidden="true" className="size-full overflow-visible">
      <clipPath id={`${id}air`}>
        <path d="M-400-400h800V0h-800z" />
      </clipPath>
      <clipPath id={`${id}water`}>
        <path d="M-400 0h800v400h-800z" />
      </clipPath>
      <LightOnWater x={0} y={96} width={104} height={84} seed={4} />
      <g clipPath={`url(#${id}air)`} fill="var(--art-halo)">
        {rings.toReversed().map(({ radius, grow, lagMs, sky }) => (
          <g key={radius} data-lag={lagMs} className={`${grow} ${breathing} ${fadingRing} ${settle}`}>
            <circle r={radius} opacity={sky} />
          </g>
        ))}
      </g>
      <g clipPath={`url(#${id}water)`} fill="var(--art-ripple)" stroke="var(--art-ripple)">
        {rings.toReversed().map(({ radius, grow, lagMs, water, width }) => (
          <g key={radius} data-lag={lagMs} className={`${grow} ${breathing} ${fadingRing} ${settle}`}>
            <circle
              r={radius}
              fillOpacity={0.13}
              strokeOpacity={water}
              strokeWidth={width}
              vectorEffect="non-scaling-stroke"
            />
          </g>
        ))}
      </g>
      <PulsingRing />
      <g data-lag="0" className={`[--grow:0.8] ${breathing} ${fadingLight} ${settle}`}>
        <Light />
      </g>
      {/* specification §4: the circle goes to its size within a second; the light then fills it in its own time */}
      <circle
        r={lightRadius}
        fill="none"
        stroke="var(--art-lagoon)"
        strokeWidth="1.6"
        strokeOpacity={scale > smallestScale ? 0.85 : 0.5}
        vectorEffect="non-scaling-stroke"
        style={{ transform: `scale(${scale})` }}
        className="transition-[transform,stroke-opacity] duration-1000 ease-in-out motion-reduce:[transform:scale(1.44)]!"
      />
      {isFollowed ? <OwnBreath isHeld={isHeld} /> : null}
    </svg>
  );
}

/** Sun by day, moon by night; what lies below the horizon is its reflection. */
function Light() {
  const id = useId();
  return (
    <>
      <radialGradient id={id}>
        <stop offset="0.35" stopColor="color-mix(in oklch, var(--art-sun) 70%, var(--art-paper))" />
        <stop offset="1" stopColor="var(--art-sun)" />
      </radialGradient>
      <circle r={lightRadius} fill={`url(#${id})`} />
      <path d="M-66 0a66 66 0 0 0 132 0z" fill="var(--art-water)" opacity=".3" />
      <path
        d="M-55 31h30m9 0h58M-44 38.5h56m11 0h24M-47 46h20m10 0h44M-28 53h18m8 0h34M-22 59.5h30"
        fill="none"
        stroke="var(--art-water)"
        strokeWidth="1.9"
        strokeLinecap="round"
        opacity=".8"
      />
    </>
  );
}

/** While breathing in one ring after the other goes out over the water, while breathing out they come back. */
function PulsingRing() {
  return (
    <circle
      data-pulse=""
      r="96"
      fill="none"
      stroke="var(--art-ripple)"
      strokeWidth="2"
      vectorEffect="non-scaling-stroke"
      className="[opacity:calc(3*var(--pulse,0)*(1-var(--pulse,0)))] [transform:scale(calc(0.9+1.1*var(--pulse,0)))] motion-reduce:[transform:scale(1.95)]"
    />
  );
}

function OwnBreath({ isHeld }: { isHeld: boolean }) {
  return (
    <g
      data-own=""
      className={`[--grow:0.8] ${breathing} motion-reduce:[opacity:calc(0.3+0.7*var(--breath,0))]`}
    >
      {/* by night the ring is as bright as the moon: a dark edge sets it apart */}
      <circle
        r={lightRadius}
        fill="none"
        stroke="var(--art-ink)"
        strokeOpacity=".55"
        strokeWidth={isHeld ? 10 : 7}
        vectorEffect="non-scaling-stroke"
        className="art-night"
      />
      <circle
        r={lightRadius}
        fill="none"
        stroke="var(--clay)"
        strokeWidth={isHeld ? 6 : 3.5}
        vectorEffect="non-scaling-stroke"
        className="transition-[stroke-width] duration-300"
      />
    </g>
  );
}
