import { Bell, BellOff } from "lucide-react";
import { useStrings } from "../app/language.tsx";
import { Toggle } from "../breathing/cue-toggles.tsx";
import { keepDeviceChoices, useDeviceChoices } from "../breathing/device-choices.ts";
import { strings } from "./strings.ts";

/** Whether a tone ends the steps that may close the eyes. */
export function ToneToggle() {
  const words = useStrings(strings);
  const choices = useDeviceChoices();
  const Icon = choices.tone ? Bell : BellOff;
  return (
    <Toggle
      label={words.tone}
      hint={words.toneText}
      isOn={choices.tone}
      onToggle={() => keepDeviceChoices({ ...choices, tone: !choices.tone })}
    >
      <Icon aria-hidden="true" size={20} />
    </Toggle>
  );
}
