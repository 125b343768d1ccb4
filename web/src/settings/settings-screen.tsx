import { useStrings } from "../app/language.tsx";
import { AccountSettings, LogOut } from "./account-settings.tsx";
import { DeviceLock } from "./device-lock.tsx";
import { FeelSettings } from "./feel-settings.tsx";
import { LanguageSetting, ThemeSetting } from "./look-settings.tsx";
import { PrivacySettings } from "../privacy/privacy-settings.tsx";
import { ReminderSettings } from "../reminders/reminder-settings.tsx";
import { PasskeySettings } from "./passkey-settings.tsx";
import { PasswordSettings } from "./password-settings.tsx";
import { PlaceSettings } from "./place-settings.tsx";
import { ProviderSettings } from "./provider-settings.tsx";
import { SecondFactorSettings } from "./second-factor-settings.tsx";
import { SessionSettings } from "./session-settings.tsx";
import { strings } from "./strings.ts";

/** specification §2: reminders, language, theme, privacy and the way out; with account, place and open sessions. */
export function SettingsScreen() {
  const words = useStrings(strings);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12 lg:gap-14">
      <header>
        <h1 className="text-[2.6rem] lg:text-[3.4rem]">{words.title}</h1>
        <p className="mt-2 text-soft">{words.intro}</p>
      </header>
      <LanguageSetting />
      <ThemeSetting />
      <FeelSettings />
      <PlaceSettings />
      <ReminderSettings />
      <AccountSettings />
      <PasswordSettings />
      <PasskeySettings />
      <SecondFactorSettings />
      <ProviderSettings />
      <SessionSettings />
      <DeviceLock />
      <PrivacySettings />
      <LogOut />
    </div>
  );
}
