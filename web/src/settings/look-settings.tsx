import { languageNames, languages } from "@remanso/core/language.ts";
import { useUser } from "../account/use-user.ts";
import { useChooseTheme } from "../account/use-choose-theme.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { keepPreference } from "../app/preferences.ts";
import { useVisitor } from "../app/use-visitor.ts";
import { SettingsSection } from "./settings-section.tsx";
import { strings } from "./strings.ts";
import { useKeepSetting } from "./use-keep-setting.ts";

const choiceLook =
  "flex min-h-12 flex-auto items-center justify-center gap-2 rounded-[1.4rem] px-3 forced-colors:px-2 py-2 text-center font-semibold leading-tight transition duration-300 ease-water sm:flex-1";
const row = "flex flex-wrap gap-1 rounded-[1.75rem] bg-sunken p-1.5";

/** specification §2: language en or es, saved, then the page reloads. */
export function LanguageSetting() {
  const words = useStrings(strings);
  const current = useLanguage();
  const { keep } = useKeepSetting();
  return (
    <SettingsSection title={words.language} text={words.languageText}>
      <div className={row}>
        {languages.map((language) => (
          <button
            key={language}
            type="button"
            lang={language}
            aria-pressed={language === current}
            onClick={() => {
              if (language === current) return;
              keep({ language }, () => {
                keepPreference("language", language);
                location.reload();
              });
            }}
            className={`${choiceLook} text-soft hover:text-ink aria-pressed:bg-raised aria-pressed:text-ink aria-pressed:shadow-card`}
          >
            {languageNames[language]}
          </button>
        ))}
      </div>
    </SettingsSection>
  );
}

const themes = ["light", "dark", "system"] as const;

export function ThemeSetting() {
  const words = useStrings(strings);
  const visitor = useVisitor();
  const user = useUser();
  const choose = useChooseTheme();
  const current = user?.theme ?? visitor.theme;
  return (
    <SettingsSection title={words.theme} text={words.themeText}>
      <fieldset>
        <legend className="sr-only">{words.theme}</legend>
        <div className={row}>
          {themes.map((theme) => (
            <label
              key={theme}
              className={`${choiceLook} cursor-pointer text-soft hover:text-ink has-checked:bg-raised has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-3 has-focus-visible:outline-primary`}
            >
              <input
                type="radio"
                name="theme"
                value={theme}
                checked={theme === current}
                onChange={() => choose(theme)}
                className="sr-only"
              />
              {words.themes[theme]}
            </label>
          ))}
        </div>
      </fieldset>
    </SettingsSection>
  );
}
