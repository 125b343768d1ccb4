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
  "relative rounded-card shadow-card max-sm:-mx-[min(1.5rem,8vw)] max-sm:rounded-none max-sm:shadow-none";
// the whole screen below the slim line, with the buttons at its lower edge
const overScreen = "max-lg:-mb-3 max-lg:min-h-[calc(100dvh-3.5rem)] max-lg:shrink-0 scroll-mt-14";
// the horizon in the middle
const halves = "grid-rows-[1fr_auto_1fr]";
// while choosing, on a phone a low picture above the choices
const picture = "max-lg:pb-3 lg:grid-rows-[1fr_auto_1fr]";
// as large as leaves room for the words above and the controls below
const playing =
  "w-[min(100cqw,27rem,max(11rem,100dvh-25rem))] [@media(max-height:32rem)]:w-[36dvh] lg:w-[min(100cqw,27rem,max(16rem,100dvh-30rem))]";
const picking =
  "w-[min(100cqw,24rem,24dvh)] [@media(max-height:45rem)]:w-[min(100cqw,21dvh)] lg:w-[min(100cqw,24rem,max(10rem,100dvh-28rem))]";
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
      className={`art ${waterHues} isolate grid! grid-cols-[minmax(0,1fr)] overflow-hidden [container-type:inline-size] ${isCalm ? `${overAll} ${halves}` : `${inPage} ${game ? `${overScreen} ${halves}` : picture}`}`}
    >
      <div className="absolute inset-x-3 top-3 z-10 flex flex-wrap justify-between gap-2">
        {parts.corners}
      </div>
      <div className="grid content-center grid-cols-[minmax(0,1fr)] justify-items-center px-[min(1.5rem,6vw)] pb-1 pt-14 text-center [@media(max-height:32rem)]:pt-3 lg:pt-16">
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
      <div className="relative grid grid-cols-[minmax(0,1fr)] content-end justify-items-center gap-3 px-[min(1.5rem,6vw)] pb-3 lg:pb-6">
        <NearShore />
        {parts.below}
      </div>
    </section>
  );
}
