import type { Reminders, ReminderSettings as Settings } from "@remanso/core/reminders/contract.ts";
import { isQuiet } from "@remanso/core/reminders/quiet-hours.ts";
import { useStrings } from "../app/language.tsx";
import { SettingsSection } from "../settings/settings-section.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { Switch } from "../ui/switch.tsx";
import { NextReminder } from "./next-reminder.tsx";
import { QuietSettings } from "./quiet-settings.tsx";
import { RestSettings } from "./rest-settings.tsx";
import { SavedMark } from "./saved-mark.tsx";
import { strings } from "./strings.ts";
import { TimeField } from "./time-field.tsx";
import { useKeepReminders, type KeepReminders } from "./use-keep-reminders.ts";
import { WaySettings } from "./way-settings.tsx";

/** decisions §10: daily reminders and weekly check-ins, by which ways they come, and when they are silent. */
export function ReminderSettings() {
  const { reminders, keep, saved } = useKeepReminders();
  if (!reminders) return null;
  return (
    <>
      <TimesSection reminders={reminders} keep={keep} isSaved={saved === "reminders"} />
      <WaySettings reminders={reminders} keep={keep} isSaved={saved === "ways"} />
      <QuietSettings settings={reminders.settings} keep={keep} isSaved={saved === "quiet"} />
      <RestSettings />
    </>
  );
}

interface TimesProps {
  reminders: Reminders;
  keep: KeepReminders;
  isSaved: boolean;
}

function TimesSection({ reminders, keep, isSaved }: TimesProps) {
  const words = useStrings(strings);
  const { settings } = reminders;
  return (
    <SettingsSection title={words.times} text={words.timesText}>
      <Daily settings={settings} keep={keep} />
      <Weekly settings={settings} keep={keep} />
      <div className="grid gap-1 border-t border-line pt-4">
        <NextReminder reminders={reminders} />
        <SavedMark isSaved={isSaved} />
      </div>
    </SettingsSection>
  );
}

interface PartProps {
  settings: Settings;
  keep: KeepReminders;
}

function Daily({ settings: { daily, quietHours }, keep }: PartProps) {
  const words = useStrings(strings);
  return (
    <div role="group" aria-label={words.daily} className="grid gap-3">
      <Switch
        label={words.daily}
        hint={words.dailyText}
        checked={daily.isOn}
        onChange={(isOn) => keep("reminders", { daily: { isOn } })}
      />
      {daily.isOn ? (
        <TimeField
          label={words.time}
          value={daily.time}
          hint={isQuiet(daily.time, quietHours) ? words.inQuiet : null}
          onChoose={(time) => keep("reminders", { daily: { time } })}
        />
      ) : null}
    </div>
  );
}

function Weekly({ settings: { weekly, quietHours }, keep }: PartProps) {
  const words = useStrings(strings);
  return (
    <div role="group" aria-label={words.weekly} className="grid gap-3 border-t border-line pt-4">
      <Switch
        label={words.weekly}
        hint={words.weeklyText}
        checked={weekly.isOn}
        onChange={(isOn) => keep("reminders", { weekly: { isOn } })}
      />
      {weekly.isOn ? (
        <div className="flex flex-wrap items-start gap-4">
          <SelectField
            label={words.weekday}
            value={String(weekly.weekday)}
            onChange={(event) => {
              const weekday = Number(event.currentTarget.value);
              keep("reminders", { weekly: { weekday } });
            }}
          >
            {words.weekdays.map((name, index) => (
              <option key={name} value={index + 1}>
                {name}
              </option>
            ))}
          </SelectField>
          <TimeField
            label={words.time}
            value={weekly.time}
            hint={isQuiet(weekly.time, quietHours) ? words.inQuiet : null}
            onChoose={(time) => keep("reminders", { weekly: { time } })}
          />
        </div>
      ) : null}
    </div>
  );
}
