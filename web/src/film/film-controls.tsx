import { Captions, Maximize, Minimize, Pause, Play, RotateCcw, Undo2, Redo2, Volume2 } from "lucide-react";
import type { ReactNode } from "react";
import { narrationSpeeds } from "@remanso/core/resources/narration.ts";
import { useStrings } from "../app/language.tsx";
import { chooseAudio, useAudioChoices } from "../audio/audio-choices.ts";
import { Button } from "../ui/button.tsx";
import type { FilmStatus } from "./projector.ts";
import { strings } from "./strings.ts";

interface FilmControlsProps {
  status: FilmStatus;
  hasVoices: boolean;
  hasCaptions: boolean;
  isFull: boolean;
  onPlay: () => void;
  onSkip: (seconds: number) => void;
  onCaptions: () => void;
  onFullScreen: () => void;
}

/** Play or pause between ten seconds back and on; then what can be chosen. */
export function FilmControls(props: FilmControlsProps) {
  const words = useStrings(strings);
  const { mode } = useAudioChoices();
  const { status, hasVoices, hasCaptions, isFull, onPlay, onSkip, onCaptions, onFullScreen } = props;
  const Full = isFull ? Minimize : Maximize;
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-5 gap-y-3 sm:justify-between">
      <div className="flex items-center gap-3">
        <RoundButton label={words.back} onPress={() => onSkip(-skipSeconds)}>
          <Undo2 aria-hidden="true" size={18} />
          <Ten />
        </RoundButton>
        <PlayButton status={status} onPress={onPlay} />
        <RoundButton label={words.forward} onPress={() => onSkip(skipSeconds)}>
          <Ten />
          <Redo2 aria-hidden="true" size={18} />
        </RoundButton>
      </div>
      <div className="flex flex-wrap items-center justify-center gap-2">
        <SpeedButton />
        {hasVoices ? (
          <RoundButton
            label={words.voice}
            isOn={mode === "voice"}
            onPress={() => chooseAudio({ mode: mode === "voice" ? "text" : "voice" })}
          >
            <Volume2 aria-hidden="true" size={20} />
          </RoundButton>
        ) : null}
        <RoundButton label={words.captions} isOn={hasCaptions} onPress={onCaptions}>
          <Captions aria-hidden="true" size={20} />
        </RoundButton>
        <RoundButton label={isFull ? words.leaveFullScreen : words.fullScreen} onPress={onFullScreen}>
          <Full aria-hidden="true" size={20} />
        </RoundButton>
      </div>
    </div>
  );
}

function PlayButton({ status, onPress }: { status: FilmStatus; onPress: () => void }) {
  const words = useStrings(strings);
  const faces = {
    idle: { Icon: Play, label: words.play },
    paused: { Icon: Play, label: words.goOn },
    playing: { Icon: Pause, label: words.pause },
    finished: { Icon: RotateCcw, label: words.again },
  };
  const { Icon, label } = faces[status];
  return (
    <Button
      aria-label={label}
      title={label}
      onClick={onPress}
      className="size-14 shrink-0 rounded-full! px-0!"
    >
      <Icon aria-hidden="true" size={24} />
    </Button>
  );
}

/** Each press takes the next of the speeds. */
function SpeedButton() {
  const words = useStrings(strings);
  const { speed } = useAudioChoices();
  const next = narrationSpeeds[(narrationSpeeds.indexOf(speed) + 1) % narrationSpeeds.length] ?? 1;
  return (
    <Button
      kind="plain"
      aria-label={words.speedNow(`${speed}×`)}
      title={words.speed}
      onClick={() => chooseAudio({ speed: next })}
      className="min-w-14 px-3! tabular-nums"
    >
      {`${speed}×`}
    </Button>
  );
}

const skipSeconds = 10;

function Ten() {
  return (
    <span aria-hidden="true" className="text-[0.85rem] tabular-nums">
      {skipSeconds}
    </span>
  );
}

interface RoundButtonProps {
  label: string;
  /** Left out where it is no switch. */
  isOn?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** What is switched off is crossed out, not only paler. */
function RoundButton({ label, isOn, onPress, children }: RoundButtonProps) {
  const crossed =
    "relative text-soft after:absolute after:h-0.5 after:w-7 after:-rotate-45 after:bg-current forced-colors:after:bg-[ButtonText]";
  return (
    <Button
      kind={isOn === undefined ? "soft" : "plain"}
      aria-label={label}
      aria-pressed={isOn}
      title={label}
      onClick={onPress}
      className={`min-w-11 shrink-0 gap-1! rounded-full! px-2.5! ${isOn === false ? crossed : ""}`}
    >
      {children}
    </Button>
  );
}
