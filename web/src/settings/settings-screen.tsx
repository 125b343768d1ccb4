import { Bell, FileText, KeyRound, Languages, Lock, MapPin, UserRound, Wind } from "lucide-react";
import { importAgain } from "../app/import-again.ts";
import { useStrings } from "../app/language.tsx";
import { laterPart } from "../app/later-part.tsx";
import { withParts } from "../app/with-parts.ts";
import { AccountSettings, LogOut } from "./account-settings.tsx";
import { DeviceLock } from "./device-lock.tsx";
import { FeelSettings } from "./feel-settings.tsx";
import { LanguageSetting, ThemeSetting } from "./look-settings.tsx";
import { strings as privacyStrings } from "../privacy/strings.ts";
import { strings as reminderStrings } from "../reminders/strings.ts";
import { ReminderSettings } from "../reminders/reminder-settings.tsx";
import { PasskeySettings } from "./passkey-settings.tsx";
import { PasswordSettings } from "./password-settings.tsx";
import { OnlyYou } from "./only-you.tsx";
import { PlaceSettings } from "./place-settings.tsx";
import { ProviderSettings } from "./provider-settings.tsx";
import { SecondFactorSettings } from "./second-factor-settings.tsx";
import { SessionSettings } from "./session-settings.tsx";
import { Shape } from "../ui/shape.tsx";
import { SettingsGroup } from "./settings-group.tsx";
import { strings } from "./strings.ts";
import { useOpenPart } from "./use-open-part.ts";
import { pageTitle } from "../ui/page-title.ts";

const PrivacySettings = laterPart(
  () => importAgain(() => import("../privacy/privacy-settings.tsx")).then((part) => part.PrivacySettings),
  { className: "grid grid-cols-[minmax(0,1fr)]", shape: <Shape className="h-96" /> },
);

/** The screen with its parts. */
export const settingsScreen = () => withParts(SettingsScreen, [PrivacySettings]);

/** specification §2: reminders, language, theme, privacy and the way out; with account, place and open sessions. */
function SettingsScreen() {
  const words = useStrings(strings);
  const { reminders, remindersText } = useStrings(reminderStrings);
  const data = useStrings(privacyStrings);
  useOpenPart();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:gap-8">
      <header className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <h1 className={pageTitle}>{words.title}</h1>
        <p className="text-soft">{words.intro}</p>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <SettingsGroup id="look" Icon={Languages} title={words.look} text={words.lookText} isOpen>
          <LanguageSetting />
          <ThemeSetting />
        </SettingsGroup>
        <SettingsGroup id="feel" Icon={Wind} title={words.feel} text={words.feelText}>
          <FeelSettings />
        </SettingsGroup>
        <SettingsGroup id="place" Icon={MapPin} title={words.place} text={words.placeShort}>
          <PlaceSettings />
        </SettingsGroup>
        <SettingsGroup id="reminders" Icon={Bell} title={reminders} text={remindersText}>
          <ReminderSettings />
        </SettingsGroup>
        <SettingsGroup id="account" Icon={UserRound} title={words.account} text={words.accountText}>
          <AccountSettings />
          <PasswordSettings />
          <PasskeySettings />
          <SecondFactorSettings />
          <ProviderSettings />
          <SessionSettings />
        </SettingsGroup>
        <SettingsGroup id="lock" Icon={Lock} title={words.lock} text={words.lockText}>
          <DeviceLock />
        </SettingsGroup>
        <SettingsGroup id="data" Icon={FileText} title={data.title} text={data.short}>
          <PrivacySettings />
        </SettingsGroup>
        <SettingsGroup id="only-you" Icon={KeyRound} title={words.onlyYou} text={words.onlyYouText}>
          <OnlyYou />
        </SettingsGroup>
      </div>
      <LogOut />
    </div>
  );
}
