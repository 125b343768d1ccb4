import { useRef, type ReactNode, type RefObject } from "react";
import { BreathCircle } from "./breath-circle.tsx";
import { HoldCircle } from "./hold-circle.tsx";
import { Landscape, NearShore } from "./landscape.tsx";
import { waterHues } from "./water-hues.ts";
import { useDrawing } from "./use-drawing.ts";
import type { GameControl } from "./use-game.ts";
import type { Holds } from "./use-holds.ts";

interface StageProps {
  ref: RefObject<HTMLElement | null>;
  label: string;
  control: GameControl;
  holds: Holds;
  isCalm: boolean;
  /** In the upper corners. */
  corners: ReactNode;
  /** In the sky. */
  above: ReactNode;
  /** In the middle of the light. */
  middle: ReactNode;
  /** On the water. */
  below: ReactNode;
}

const inPage =
  "relative rounded-card shadow-card max-sm:-mx-6 max-sm:rounded-none max-sm:shadow-none scroll-mt-[-4.5rem]";
// as large as leaves room for the words above, the controls below and the bar at a phone's edge
const playing =
  "w-[min(100cqw,27rem,max(13rem,100dvh-26rem))] lg:w-[min(100cqw,27rem,max(16rem,100dvh-25rem))]";
const picking = "w-[min(100cqw,24rem,36dvh)] lg:w-[min(100cqw,24rem,46dvh)]";
const overAll = "fixed inset-0 z-50 overflow-y-auto";

/** The picture of the breath and its content; the horizon is level with the circle's centre. */
export function Stage({ ref, control, holds, isCalm, ...parts }: StageProps) {
  const svgRef = useRef<SVGSVGElement>(null);
  const { game, reading, isRunning, elapsedMs } = control;
  useDrawing(svgRef, { game, isRunning, elapsedMs, holds });
  const isFollowed = game?.mode === "follow";
  const circleSize = isCalm ? "w-[min(100cqw,62dvh)]" : game ? playing : picking;
  return (
    <section
      ref={ref}
      aria-label={parts.label}
      className={`art ${waterHues} isolate grid! grid-cols-[minmax(0,1fr)] grid-rows-[1fr_auto_1fr] overflow-hidden [container-type:inline-size] ${isCalm ? overAll : inPage}`}
    >
      <div className="absolute inset-x-3 top-3 z-10 flex flex-wrap justify-between gap-2">
        {parts.corners}
      </div>
      <div className="grid content-center justify-items-center px-6 pb-1 pt-16 text-center">
        {parts.above}
      </div>
      <div className="relative">
        <Landscape />
        <div
          className={`relative mx-auto aspect-square transition-[width] duration-1000 ease-water ${circleSize}`}
        >
          <BreathCircle
            ref={svgRef}
            scale={reading?.scale ?? 1}
            isRunning={isRunning}
            isFollowed={isFollowed}
            isHeld={holds.isHeld}
          />
          <div className="absolute inset-0 grid place-items-center text-[var(--art-ink)]">{parts.middle}</div>
          {isFollowed && isRunning ? <HoldCircle holds={holds} /> : null}
        </div>
      </div>
      <div className="relative grid content-end justify-items-center gap-4 px-6 pb-6">
        <NearShore />
        {parts.below}
      </div>
    </section>
  );
}
