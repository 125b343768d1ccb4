import { Pause, Play, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link } from "../router/link.tsx";
import { useStrings } from "../app/language.tsx";
import { useVisitor } from "../app/use-visitor.ts";
import { HelpNow } from "../safety/help-now.tsx";
import { useWakeLock } from "../session/use-wake-lock.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { BreathCircle } from "./breath-circle.tsx";
import { CueToggles } from "./cue-toggles.tsx";
import type { DeviceChoices } from "./device-choices.ts";
import { Landscape, NearShore } from "./landscape.tsx";
import { strings } from "./strings.ts";
import { useCues } from "./use-cues.ts";
import { useDrawing } from "./use-drawing.ts";
import { useMinute } from "./use-minute.ts";
import { waterHues } from "./water-hues.ts";

// readable on the picture, by day and by night
const onPicture = "bg-raised! text-ink! shadow-card ring-1 ring-line/60";

/** One minute of breathing for whoever comes, without an account: it begins at once. decisions §2 */
export function MinuteScreen() {
  const words = useStrings(strings);
  const minute = useMinute();
  const { reading, isRunning, isOver } = minute;
  useWakeLock(isRunning);
  return (
    <section
      data-breath={isRunning ? "" : undefined}
      className={`art ${waterHues} relative isolate grid! grow grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto] overflow-hidden [container-type:inline-size]`}
    >
      <div className="grid content-start justify-items-center gap-1 px-[min(1rem,4vw)] pb-2 pt-[max(0.75rem,env(safe-area-inset-top))] text-center text-ink">
        <HelpNow className={`${buttonClass("soft")} ${onPicture} mb-1 justify-self-end sm:-mb-4`} />
        <h1 className="text-[min(1.05rem,26px)] font-normal">{words.minute.title}</h1>
        <p
          aria-live="polite"
          className="min-h-[1.2em] font-serif text-[clamp(2rem,8cqw,min(3rem,60px))] leading-tight"
        >
          {isOver ? words.minute.done : isRunning ? words.phases[reading.phase] : words.paused}
        </p>
      </div>
      <Water minute={minute} />
      <div className="relative grid content-end justify-items-center gap-3 px-[min(1.25rem,5vw)] pb-[max(1rem,env(safe-area-inset-bottom))] pt-3">
        <NearShore />
        {isOver ? <WhatNow onAgain={minute.again} /> : <Controls minute={minute} />}
      </div>
    </section>
  );
}

type Minute = ReturnType<typeof useMinute>;

function Water({ minute }: { minute: Minute }) {
  const svgRef = useRef<SVGSVGElement>(null);
  const { breath, reading, isRunning, isOver, elapsedMs } = minute;
  useDrawing(svgRef, { game: breath, isRunning, elapsedMs, holds: null });
  const size = isOver ? "w-[min(60cqw,16rem,24dvh)]" : "w-[min(92cqw,30rem,max(130px,100dvh-21rem))]";
  return (
    <div className="relative grid content-center">
      <Landscape />
      <div
        className={`relative mx-auto aspect-square transition-[width] duration-1000 ease-water motion-reduce:transition-none ${size}`}
      >
        <BreathCircle
          ref={svgRef}
          scale={reading.scale}
          isRunning={isRunning}
          isFollowed={false}
          isHeld={false}
        />
      </div>
    </div>
  );
}

/** What to heed stays for the first breath and on every pause; after that it leaves the eye to the circle. */
function Controls({ minute }: { minute: Minute }) {
  const words = useStrings(strings);
  const [choices, setChoices] = useState<DeviceChoices>(silent);
  const [isMute, setMute] = useState(false);
  const { breath, reading, isRunning, elapsedMs, toggle } = minute;
  const onSoundFailed = () => {
    setChoices(silent);
    setMute(true);
  };
  const wake = useCues({ game: breath, reading, isRunning, elapsedMs, choices, onSoundFailed });
  const choose = (next: DeviceChoices) => {
    setChoices(next);
    wake();
  };
  return (
    <>
      <p role="status" className="text-[0.9rem] text-ink empty:hidden">
        {isMute ? words.soundFailed : ""}
      </p>
      <div className="flex flex-wrap items-center justify-center gap-2 sm:gap-2.5">
        <Button onClick={toggle} className="min-h-13 sm:min-w-36 max-sm:px-5">
          {isRunning ? <Pause aria-hidden="true" size={20} /> : <Play aria-hidden="true" size={20} />}
          {isRunning ? words.pause : words.resume}
        </Button>
        <Leave />
        <CueToggles choices={choices} onChoose={choose} />
      </div>
      <p
        data-stepped-back={isRunning && reading.cyclesDone > 0 ? "" : undefined}
        className="max-w-[46ch] rounded-2xl bg-raised/75 px-3 py-1 text-center text-[0.84rem] leading-snug text-ink transition-opacity duration-700 ease-water data-stepped-back:opacity-0"
      >
        {words.safety}
      </p>
    </>
  );
}

// nothing sounds or buzzes by itself
const silent: DeviceChoices = { sound: false, vibration: false, tone: false };

function Leave() {
  const words = useStrings(strings);
  const { signedIn } = useVisitor();
  return (
    <Link
      to="/"
      reloadDocument={!signedIn}
      className={`${buttonClass("soft")} ${onPicture} min-h-13 max-sm:px-4`}
    >
      <X aria-hidden="true" size={18} />
      {words.leaving.leave}
    </Link>
  );
}

/** What can come after the minute. Nothing has to. */
function WhatNow({ onAgain }: { onAgain: () => void }) {
  const words = useStrings(strings);
  const { signedIn } = useVisitor();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const way = `${buttonClass("soft")} min-h-12`;
  return (
    <div className="grid w-full max-w-md gap-3 rounded-card bg-raised p-5 text-center shadow-lift sm:p-6">
      <h2 ref={title} tabIndex={-1} className="text-[1.35rem]">
        {words.minute.next}
      </h2>
      <div className="grid gap-2 sm:grid-cols-2">
        <Button onClick={onAgain} className="min-h-12">
          {words.minute.again}
        </Button>
        <a href={signedIn ? "/assessment" : "/?questions"} className={way}>
          {words.minute.questions}
        </a>
        <a href={signedIn ? "/" : "/?login=sign-up"} className={way}>
          {signedIn ? words.minute.home : words.minute.account}
        </a>
        <a href="/help" className={way}>
          {words.minute.help}
        </a>
      </div>
      {signedIn ? null : (
        <a href="/" className={`${buttonClass("plain")} justify-self-center`}>
          {words.minute.nothing}
        </a>
      )}
    </div>
  );
}
