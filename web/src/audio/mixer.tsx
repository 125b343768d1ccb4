import { useId } from "react";
import { ambientSounds, type AmbientSound } from "@remanso/core/resources/contract.ts";
import { useStrings } from "../app/language.tsx";
import { Button } from "../ui/button.tsx";
import { chooseAudio, useAudioChoices } from "./audio-choices.ts";
import { levelsFor } from "./levels.ts";
import { strings } from "./strings.ts";

/** Five sounds, each as loud as one likes; `own` is the one that belongs to the text. */
export function Mixer({ own }: { own: AmbientSound | null }) {
  const words = useStrings(strings);
  const { levels: kept } = useAudioChoices();
  const levels = levelsFor(own, kept);
  return (
    <fieldset className="grid min-w-0 gap-1">
      <legend className="font-semibold">{words.mixer}</legend>
      <p className="mb-2 text-[0.9rem] text-soft">{words.mixerHint}</p>
      {ambientSounds.map((sound) => (
        <Level
          key={sound}
          name={words.sounds[sound]}
          level={levels[sound]}
          onChange={(level) => chooseAudio({ levels: { ...levels, [sound]: level } })}
        />
      ))}
      {kept && own ? (
        <Button
          kind="plain"
          className="-ml-4 justify-self-start px-4!"
          onClick={() => chooseAudio({ levels: null })}
        >
          {words.ownSound(words.sounds[own])}
        </Button>
      ) : null}
    </fieldset>
  );
}

const levelStep = 5;
const thumb =
  "[&::-webkit-slider-thumb]:size-5 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:bg-primary " +
  "[&::-moz-range-thumb]:size-5 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-primary";

function Level({
  name,
  level,
  onChange,
}: {
  name: string;
  level: number;
  onChange: (level: number) => void;
}) {
  const words = useStrings(strings);
  const id = useId();
  return (
    <div className="grid min-h-11 grid-cols-[minmax(0,7rem)_minmax(0,1fr)_3rem] items-center gap-x-3 max-[22rem]:grid-cols-[minmax(0,1fr)_auto]">
      <label htmlFor={id}>{name}</label>
      <span className="relative grid h-11 items-center max-[22rem]:order-last max-[22rem]:col-span-2">
        <span className="h-1.5 overflow-hidden rounded-control bg-[color-mix(in_oklab,var(--primary)_26%,var(--raised))]">
          <span className="block h-full bg-primary" style={{ width: `${level}%` }} />
        </span>
        <input
          id={id}
          type="range"
          min={0}
          max={100}
          step={levelStep}
          value={level}
          aria-valuetext={words.percent(level)}
          onChange={({ target }) => onChange(target.valueAsNumber)}
          className={`absolute inset-0 size-full cursor-pointer appearance-none bg-transparent ${thumb}`}
        />
      </span>
      <output htmlFor={id} aria-hidden="true" className="text-right text-[0.9rem] text-soft tabular-nums">
        {words.percent(level)}
      </output>
    </div>
  );
}
