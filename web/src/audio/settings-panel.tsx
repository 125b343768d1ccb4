import { narrationSpeeds, type NarrationSpeed } from "@remanso/core/resources/narration.ts";
import { sleepMinutes } from "@remanso/core/resources/sleep-timer.ts";
import { useStrings } from "../app/language.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { chooseAudio, useAudioChoices } from "./audio-choices.ts";
import type { AudioState } from "./audio-store.ts";
import { Mixer } from "./mixer.tsx";
import type { PlayerSettingsProps } from "./player-settings.tsx";
import { strings } from "./strings.ts";
import { useEngine } from "./use-engine.ts";

/** All that can be set; this device remembers it, but for the timer. */
export function SettingsPanel({ resource, audio, voices }: PlayerSettingsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7 pb-1 pt-4">
      <Mixer own={resource.sound} />
      <div className="grid gap-6 sm:grid-cols-2">
        <VoiceChoice language={resource.language} voices={voices} />
        <SleepChoiceField audio={audio} />
      </div>
      <SpeedChoice />
    </div>
  );
}

const textOnly = "text";

function VoiceChoice({
  language,
  voices,
}: Pick<PlayerSettingsProps, "voices"> & { language: PlayerSettingsProps["resource"]["language"] }) {
  const words = useStrings(strings);
  const { mode, voices: chosen } = useAudioChoices();
  const speaking = voices?.find(({ voiceURI }) => voiceURI === chosen[language]) ?? voices?.[0];
  const choose = (value: string) =>
    value === textOnly
      ? chooseAudio({ mode: "text" })
      : chooseAudio({ mode: "voice", voices: { ...chosen, [language]: value } });
  return (
    <SelectField
      label={words.voice}
      hint={words.voiceHint}
      value={mode === "text" || !speaking ? textOnly : speaking.voiceURI}
      onChange={({ target }) => choose(target.value)}
    >
      {voices?.map(({ voiceURI, name }) => (
        <option key={voiceURI} value={voiceURI}>
          {name}
        </option>
      ))}
      <option value={textOnly}>{voices === null ? words.voicesUnknown : words.textOnly}</option>
    </SelectField>
  );
}

function SleepChoiceField({ audio }: { audio: AudioState | null }) {
  const words = useStrings(strings);
  const act = useEngine();
  if (!audio || audio.status === "finished") {
    return (
      <div className="grid content-start gap-1.5">
        <p className="font-semibold">{words.sleep}</p>
        <p className="text-[0.9rem] text-soft">{words.sleepAfterStart}</p>
      </div>
    );
  }
  const choices = ["off", ...sleepMinutes, ...(audio.isOver ? [] : (["end"] as const))] as const;
  const labelOf = (choice: (typeof choices)[number]) => {
    if (choice === "off") return words.sleepOff;
    return choice === "end" ? words.sleepEnd : words.sleepMinutes(choice);
  };
  return (
    <SelectField
      label={words.sleep}
      hint={words.sleepHint}
      value={String(audio.sleep?.choice ?? "off")}
      onChange={({ target }) => {
        const choice = choices.find((one) => String(one) === target.value) ?? "off";
        act((engine) => engine.setSleep(choice));
      }}
    >
      {choices.map((choice) => (
        <option key={choice} value={String(choice)}>
          {labelOf(choice)}
        </option>
      ))}
    </SelectField>
  );
}

const speedNames = { 0.8: "slow", 1: "normal", 1.2: "quick" } as const;

function SpeedChoice() {
  const words = useStrings(strings);
  const { speed } = useAudioChoices();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{words.speed}</legend>
      <div className="flex flex-wrap gap-2">
        {narrationSpeeds.map((one) => (
          <SpeedOption key={one} speed={one} label={words.speeds[speedNames[one]]} isChosen={one === speed} />
        ))}
      </div>
    </fieldset>
  );
}

function SpeedOption({
  speed,
  label,
  isChosen,
}: {
  speed: NarrationSpeed;
  label: string;
  isChosen: boolean;
}) {
  return (
    <label className="relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control bg-wash px-5 font-semibold transition duration-300 has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-primary">
      <input
        type="radio"
        name="narration-speed"
        checked={isChosen}
        onChange={() => chooseAudio({ speed })}
        className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
      />
      {label}
      <span className="text-[0.85rem] font-normal tabular-nums">{`${speed}×`}</span>
    </label>
  );
}
