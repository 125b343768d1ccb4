import { Vibrate, Volume2, VolumeX } from "lucide-react";
import { useSyncExternalStore, type ReactNode } from "react";
import { useStrings } from "../app/language.tsx";
import { Button } from "../ui/button.tsx";
import type { DeviceChoices } from "./device-choices.ts";
import { strings } from "./strings.ts";

interface CueTogglesProps {
  choices: DeviceChoices;
  onChoose: (choices: DeviceChoices) => void;
}

/** Whether the breath is heard, and felt where the device can vibrate. */
export function CueToggles({ choices, onChoose }: CueTogglesProps) {
  const words = useStrings(strings);
  const canVibrate = useSyncExternalStore(never, hasVibration, () => null);
  const SoundIcon = choices.sound ? Volume2 : VolumeX;
  return (
    <>
      <Toggle
        label={words.sound}
        hint={words.soundText}
        isOn={choices.sound}
        onToggle={() => onChoose({ ...choices, sound: !choices.sound })}
      >
        <SoundIcon aria-hidden="true" size={20} />
      </Toggle>
      {canVibrate ? (
        <Toggle
          label={words.vibration}
          hint={words.vibrationText}
          isOn={choices.vibration}
          onToggle={() => onChoose({ ...choices, vibration: !choices.vibration })}
        >
          <Vibrate aria-hidden="true" size={20} />
        </Toggle>
      ) : null}
      {/* its place, where a phone is likely to have it */}
      {canVibrate === null ? (
        <span className="hidden size-11 pointer-coarse:block [@supports(-webkit-touch-callout:none)]:hidden" />
      ) : null}
    </>
  );
}

interface ToggleProps {
  label: string;
  /** What it does, told when asked. */
  hint: string;
  isOn: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** A square button that is on or off. */
export function Toggle({ label, hint, isOn, onToggle, children }: ToggleProps) {
  return (
    <Button
      kind="soft"
      aria-label={label}
      aria-pressed={isOn}
      title={hint}
      onClick={onToggle}
      className="size-11 bg-raised! px-0! text-soft ring-1 ring-line/60 aria-pressed:bg-primary! aria-pressed:text-on-primary"
    >
      {children}
    </Button>
  );
}

function hasVibration(): boolean {
  // desktop browsers have the call and nothing that vibrates
  return "vibrate" in navigator && navigator.maxTouchPoints > 0;
}

function never(): () => void {
  return () => {};
}
