import { Pause, Play, RotateCcw, SkipBack, SkipForward } from "lucide-react";
import { useStrings } from "../app/language.tsx";
import { Button } from "../ui/button.tsx";
import type { AudioState, HeardResource } from "./audio-store.ts";
import { strings } from "./strings.ts";
import { useEngine } from "./use-engine.ts";

/** Listen or pause, and a paragraph back or on. */
export function PlayerControls({ resource, audio }: { resource: HeardResource; audio: AudioState | null }) {
  const act = useEngine();
  const isPlaying = audio?.status === "playing";
  return (
    <div className="flex items-center justify-center gap-[min(0.75rem,2.5vw)]">
      {audio ? <StepButton by={-1} isEnd={audio.told.index === 0} /> : null}
      <Button
        onClick={() => act((engine) => (isPlaying ? engine.pause() : engine.play(resource)))}
        className="min-h-16 min-w-0 px-[min(2rem,3.5vw)]! text-[min(1.15rem,5.6vw)] sm:px-8!"
      >
        <ControlFace status={audio?.status ?? "idle"} />
      </Button>
      {audio ? (
        <StepButton by={1} isEnd={audio.told.index === audio.told.narration.segments.length - 1} />
      ) : null}
    </div>
  );
}

function ControlFace({ status }: { status: AudioState["status"] | "idle" }) {
  const words = useStrings(strings);
  const faces = {
    idle: { Icon: Play, label: words.listen },
    paused: { Icon: Play, label: words.goOn },
    playing: { Icon: Pause, label: words.pause },
    finished: { Icon: RotateCcw, label: words.again },
  };
  const { Icon, label } = faces[status];
  return (
    <>
      <Icon aria-hidden="true" size={22} className="shrink-0" />
      {label}
    </>
  );
}

/** Stays focusable at the first and last paragraph, so that keyboard focus is not lost. */
function StepButton({ by, isEnd }: { by: 1 | -1; isEnd: boolean }) {
  const words = useStrings(strings);
  const act = useEngine();
  const Icon = by < 0 ? SkipBack : SkipForward;
  const label = by < 0 ? words.previous : words.next;
  return (
    <Button
      kind="soft"
      aria-label={label}
      title={label}
      aria-disabled={isEnd}
      onClick={() => (isEnd ? undefined : act((engine) => engine.step(by)))}
      className="size-[min(3.5rem,15vw)] shrink-0 px-0!"
    >
      <Icon aria-hidden="true" size={22} />
    </Button>
  );
}
