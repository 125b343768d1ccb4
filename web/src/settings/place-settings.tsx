import { useQuery } from "@tanstack/react-query";
import { useId, useState, type ReactNode, type SelectHTMLAttributes } from "react";
import { userQuery } from "../account/queries.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { useVisitor } from "../app/use-visitor.ts";
import { countriesByName } from "../help/country-choice.ts";
import { SettingsSection } from "./settings-section.tsx";
import { strings } from "./strings.ts";
import { useKeepSetting } from "./use-keep-setting.ts";

/** Time zone and country of help lines. */
export function PlaceSettings() {
  const words = useStrings(strings);
  return (
    <SettingsSection title={words.place} text={words.placeText}>
      <TimeZoneSelect />
      <CountrySelect />
    </SettingsSection>
  );
}

/** The list of all zones is long: it is made when somebody reaches for it. */
function TimeZoneSelect() {
  const words = useStrings(strings);
  const { timeZone } = useVisitor();
  const { data: user } = useQuery(userQuery);
  const keep = useKeepSetting();
  const [zones, setZones] = useState<readonly string[]>([]);
  const current = user?.timeZone ?? timeZone;
  const reach = () => {
    if (zones.length === 0) setZones(Intl.supportedValuesOf("timeZone"));
  };
  return (
    <Select
      label={words.timeZone}
      value={current}
      onPointerEnter={reach}
      onTouchStart={reach}
      onFocus={reach}
      onChange={(event) => keep({ timeZone: event.currentTarget.value })}
    >
      {(zones.includes(current) ? zones : [current, ...zones]).map((zone) => (
        <option key={zone} value={zone}>
          {zone.replaceAll("_", " ")}
        </option>
      ))}
    </Select>
  );
}

function CountrySelect() {
  const words = useStrings(strings);
  const language = useLanguage();
  const { data: user } = useQuery(userQuery);
  const keep = useKeepSetting();
  return (
    <Select
      label={words.country}
      value={user?.country ?? ""}
      onChange={(event) => keep({ country: event.currentTarget.value || null })}
    >
      <option value="">{words.bySuggestion}</option>
      {countriesByName(language).map(({ code, name }) => (
        <option key={code} value={code}>
          {name[language]}
        </option>
      ))}
    </Select>
  );
}

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  children: ReactNode;
}

function Select({ label, children, ...rest }: SelectProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <select
        id={id}
        className="min-h-12 w-full min-w-0 rounded-2xl border border-[color-mix(in_oklch,var(--soft)_60%,transparent)] bg-paper px-4 py-2"
        {...rest}
      >
        {children}
      </select>
    </div>
  );
}
