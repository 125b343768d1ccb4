import { useState } from "react";
import type { ReminderSettings } from "@remanso/core/reminders/contract.ts";
import { useStrings } from "../app/language.tsx";
import { SettingsSection } from "../settings/settings-section.tsx";
import { Switch } from "../ui/switch.tsx";
import { SavedMark } from "./saved-mark.tsx";
import { strings } from "./strings.ts";
import { TimeField } from "./time-field.tsx";
import type { KeepReminders } from "./use-keep-reminders.ts";

interface QuietProps {
  settings: ReminderSettings;
  keep: KeepReminders;
  isSaved: boolean;
}

/** The hours in which nothing is sent. */
export function QuietSettings({ settings: { quietHours }, keep, isSaved }: QuietProps) {
  const words = useStrings(strings);
  const [refused, setRefused] = useState<"from" | "to" | null>(null);
  const choose = (which: "from" | "to", time: string) => {
    const next = { ...quietHours, [which]: time };
    setRefused(next.from === next.to ? which : null);
    if (next.from !== next.to) keep("quiet", { quietHours: { [which]: time } });
  };
  return (
    <SettingsSection title={words.quiet} text={words.quietText}>
      <Switch
        label={words.quietSwitch}
        checked={quietHours.isOn}
        onChange={(isOn) => keep("quiet", { quietHours: { isOn } })}
      />
      {quietHours.isOn ? (
        <div className="flex flex-wrap items-start gap-4">
          {(["from", "to"] as const).map((which) => (
            <TimeField
              key={which}
              label={which === "from" ? words.quietFrom : words.quietTo}
              value={quietHours[which]}
              error={refused === which ? words.quietSame : null}
              onChoose={(time) => choose(which, time)}
            />
          ))}
        </div>
      ) : null}
      <SavedMark isSaved={isSaved} />
    </SettingsSection>
  );
}
