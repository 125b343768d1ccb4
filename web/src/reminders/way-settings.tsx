import type { Reminders } from "@remanso/core/reminders/contract.ts";
import { useUser } from "../account/use-user.ts";
import { useStrings } from "../app/language.tsx";
import { SettingsSection } from "../settings/settings-section.tsx";
import { Switch } from "../ui/switch.tsx";
import { SavedMark } from "./saved-mark.tsx";
import { strings } from "./strings.ts";
import type { KeepReminders } from "./use-keep-reminders.ts";
import { usePushDevice } from "./use-push-device.ts";

interface WayProps {
  reminders: Reminders;
  keep: KeepReminders;
  isSaved: boolean;
}

/** The three ways by which reminders come, each on or off. */
export function WaySettings({ reminders, keep, isSaved }: WayProps) {
  const words = useStrings(strings);
  const { channels } = reminders.settings;
  return (
    <SettingsSection title={words.ways} text={words.waysText}>
      <Switch
        label={words.list}
        hint={words.listText}
        checked={channels.list}
        onChange={(list) => keep("ways", { channels: { list } })}
      />
      <ByEmail reminders={reminders} keep={keep} />
      <ByPush reminders={reminders} keep={keep} />
      <SavedMark isSaved={isSaved} />
    </SettingsSection>
  );
}

function ByEmail({ reminders: { settings, mail }, keep }: Omit<WayProps, "isSaved">) {
  const words = useStrings(strings);
  const user = useUser();
  const { channels } = settings;
  return (
    <div className="border-t border-line pt-4">
      <Switch
        label={words.email}
        hint={mail === "ready" ? words.emailText(user?.email ?? "") : words.emailMissing[mail]}
        checked={channels.email && mail === "ready"}
        disabled={mail !== "ready"}
        onChange={(email) => keep("ways", { channels: { email } })}
      />
    </div>
  );
}

function ByPush({ reminders: { settings, devices }, keep }: Omit<WayProps, "isSaved">) {
  const words = useStrings(strings);
  const { channels } = settings;
  const { state, turnOn, turnOff } = usePushDevice({
    isWanted: channels.push,
    onTurned: (push) => keep("ways", { channels: { push } }),
  });
  const isOn = state === "on";
  const others = channels.push ? devices - Number(isOn) : 0;
  return (
    <div className="grid gap-1 border-t border-line pt-4">
      <Switch
        label={words.push}
        hint={words.pushText[state]}
        checked={isOn || state === "asking"}
        disabled={state === "checking" || state === "unsupported" || state === "noKey"}
        onChange={(wish) => (wish ? turnOn() : turnOff())}
      />
      {others > 0 ? <p className="text-[0.9rem] text-soft">{words.otherDevices(others)}</p> : null}
    </div>
  );
}
