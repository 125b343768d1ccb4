import { Link } from "../router/link.tsx";
import { useStrings } from "../app/language.tsx";
import { AccountSettings, LogOut } from "./account-settings.tsx";
import { DeviceLock } from "./device-lock.tsx";
import { FeelSettings } from "./feel-settings.tsx";
import { LanguageSetting, ThemeSetting } from "./look-settings.tsx";
import { strings as privacyStrings } from "../privacy/strings.ts";
import { PrivacySettings } from "../privacy/privacy-settings.tsx";
import { strings as reminderStrings } from "../reminders/strings.ts";
import { ReminderSettings } from "../reminders/reminder-settings.tsx";
import { PasskeySettings } from "./passkey-settings.tsx";
import { PasswordSettings } from "./password-settings.tsx";
import { OnlyYou } from "./only-you.tsx";
import { PlaceSettings } from "./place-settings.tsx";
import { ProviderSettings } from "./provider-settings.tsx";
import { SecondFactorSettings } from "./second-factor-settings.tsx";
import { SessionSettings } from "./session-settings.tsx";
import { strings } from "./strings.ts";

/** specification §2: reminders, language, theme, privacy and the way out; with account, place and open sessions. */
export function SettingsScreen() {
  const words = useStrings(strings);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:gap-14">
      <header className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <h1 className="text-[2rem] lg:text-[2.8rem]">{words.title}</h1>
        <p className="text-soft">{words.intro}</p>
        <Parts />
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
      <OnlyYou />
      <LogOut />
    </div>
  );
}

/** The page is long: a press away from its head are the parts that people come for. */
function Parts() {
  const words = useStrings(strings);
  const { reminders } = useStrings(reminderStrings);
  const { title: data } = useStrings(privacyStrings);
  const parts = {
    reminders,
    account: words.account,
    lock: words.lock,
    data,
    "only-you": words.onlyYou,
  };
  return (
    <nav aria-label={words.parts} className="print:hidden">
      <ul className="flex flex-wrap gap-2 pt-1">
        {Object.entries(parts).map(([hash, name]) => (
          <li key={hash}>
            <Link
              to="/settings"
              hash={hash}
              className="inline-flex min-h-11 items-center rounded-control bg-wash px-4 font-semibold text-primary transition duration-300 hover:shadow-card"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
