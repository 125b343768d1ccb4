import { useRef, useState } from "react";
import { useStrings } from "../app/language.tsx";
import { Button } from "../ui/button.tsx";
import { BreathCircle } from "./breath-circle.tsx";
import { CueToggles } from "./cue-toggles.tsx";
import type { DeviceChoices } from "./device-choices.ts";
import { Landscape } from "./landscape.tsx";
import { strings } from "./strings.ts";
import { useCalmBreath } from "./use-calm-breath.ts";
import { useCues } from "./use-cues.ts";
import { useDrawing } from "./use-drawing.ts";
import { waterHues } from "./water-hues.ts";

/** Slow breathing that begins at once and goes on until the person says that it is easing. safety.md, Body and panic */
export function CalmCircle({ onEase }: { onEase: () => void }) {
  const words = useStrings(strings);
  const svgRef = useRef<SVGSVGElement>(null);
  const { breath, heard, reading, elapsedMs } = useCalmBreath();
  const [choices, setChoices] = useState<DeviceChoices>(silent);
  const [isMute, setMute] = useState(false);
  useDrawing(svgRef, { game: breath, isRunning: true, elapsedMs, holds: null });
  const onSoundFailed = () => {
    setChoices({ ...choices, sound: false });
    setMute(true);
  };
  const wake = useCues({ game: heard, reading, isRunning: true, elapsedMs, choices, onSoundFailed });
  const choose = (next: DeviceChoices) => {
    setChoices(next);
    wake();
  };
  return (
    <section
      aria-label={words.calmCircle}
      data-breath=""
      className={`art ${waterHues} relative isolate overflow-hidden rounded-card text-center [container-type:inline-size]`}
    >
      <div className="relative">
        <Landscape />
        <div className="relative mx-auto aspect-square w-[min(100cqw,8.5rem,30dvh)] p-[10px]">
          <BreathCircle ref={svgRef} scale={reading.scale} isRunning isFollowed={false} isHeld={false} />
        </div>
      </div>
      <div className="relative grid justify-items-center gap-1.5 px-[12px] pb-[10px]">
        <p className="font-serif text-[1.35rem] leading-tight text-ink" aria-live="polite">
          {words.phases[reading.phase]}
        </p>
        <div className="flex flex-wrap items-center justify-center gap-2">
          <CueToggles choices={choices} onChoose={choose} />
          <Button kind="soft" onClick={onEase} className="bg-raised! ring-1 ring-line/60">
            {words.easing}
          </Button>
        </div>
        <p role="status" className="text-[0.85rem] text-ink empty:hidden">
          {isMute ? words.soundFailed : ""}
        </p>
      </div>
    </section>
  );
}

// in panic nothing sounds or buzzes by itself, whatever was chosen for the game
const silent: DeviceChoices = { sound: false, vibration: false, tone: false };
