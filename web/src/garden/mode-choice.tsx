import { Droplets, Eye, Move } from "lucide-react";
import { useStrings } from "../app/language.tsx";
import { strings } from "./strings.ts";

export type GardenMode = "view" | "water" | "arrange";

const modes = [
  { mode: "view", Icon: Eye },
  { mode: "water", Icon: Droplets },
  { mode: "arrange", Icon: Move },
] as const;

interface ModeChoiceProps {
  mode: GardenMode;
  onChoose: (mode: GardenMode) => void;
}

/** What a press on a plant does. */
export function ModeChoice({ mode, onChoose }: ModeChoiceProps) {
  const words = useStrings(strings);
  return (
    <fieldset className="min-w-0 max-sm:w-full">
      <legend className="sr-only">{words.modes}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(4.6rem,1fr))] gap-1 rounded-[26px] bg-sunken p-1 sm:w-fit sm:grid-cols-[repeat(3,auto)]">
        {modes.map(({ mode: each, Icon }) => (
          <label
            key={each}
            className="relative flex min-h-13 cursor-pointer flex-col items-center justify-center gap-1 rounded-[22px] px-1 py-1.5 text-center text-[0.85rem] font-semibold leading-tight text-soft transition duration-300 ease-water hover:text-ink has-checked:bg-raised has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary sm:min-h-11 sm:flex-row sm:gap-2 sm:px-5 sm:text-[0.95rem]"
          >
            <input
              type="radio"
              name="garden-mode"
              value={each}
              checked={mode === each}
              onChange={() => onChoose(each)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            <Icon aria-hidden="true" size={18} strokeWidth={1.8} className="shrink-0" />
            {words.modeNames[each]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
