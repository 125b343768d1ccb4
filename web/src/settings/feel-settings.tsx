import { useState } from "react";
import { applyMotion, keepPreference } from "../app/preferences.ts";
import { useStrings } from "../app/language.tsx";
import { useVisitor } from "../app/use-visitor.ts";
import { keepDeviceChoices, useDeviceChoices } from "../breathing/device-choices.ts";
import { Switch } from "../ui/switch.tsx";
import { SettingsBody } from "./settings-group.tsx";
import { strings } from "./strings.ts";

/** Sounds, vibration and motion: choices of this device. */
export function FeelSettings() {
  const words = useStrings(strings);
  const visitor = useVisitor();
  const choices = useDeviceChoices();
  const [isCalm, setCalm] = useState(visitor.motion === "calm");
  return (
    <SettingsBody>
      <Switch
        label={words.calm}
        hint={words.calmHint}
        checked={isCalm}
        onChange={(checked) => {
          const motion = checked ? "calm" : "system";
          keepPreference("motion", motion);
          applyMotion(motion);
          setCalm(checked);
        }}
      />
      <Switch
        label={words.soundCues}
        hint={words.soundCuesHint}
        checked={choices.sound}
        onChange={(sound) => keepDeviceChoices({ ...choices, sound })}
      />
      <Switch
        label={words.vibration}
        hint={words.vibrationHint}
        checked={choices.vibration}
        onChange={(vibration) => keepDeviceChoices({ ...choices, vibration })}
      />
    </SettingsBody>
  );
}
