import { useState } from "react";
import { useUser } from "../account/use-user.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { useVisitor } from "../app/use-visitor.ts";
import { countriesByName, elsewhere } from "../help/countries-by-name.ts";
import { SelectField } from "../ui/select-field.tsx";
import { SettingsBody } from "./settings-group.tsx";
import { strings } from "./strings.ts";
import { useKeepSetting } from "./use-keep-setting.ts";

/** Time zone and country of helplines. */
export function PlaceSettings() {
  const words = useStrings(strings);
  return (
    <SettingsBody>
      <p className="text-soft">{words.placeText}</p>
      <TimeZoneSelect />
      <CountrySelect />
    </SettingsBody>
  );
}

/** The list of all zones is long: it is made when somebody reaches for it. */
function TimeZoneSelect() {
  const words = useStrings(strings);
  const { timeZone } = useVisitor();
  const user = useUser();
  const { keep, pending } = useKeepSetting();
  const [zones, setZones] = useState<readonly string[]>([]);
  const current = pending.timeZone ?? user?.timeZone ?? timeZone;
  const reach = () => {
    if (zones.length === 0) setZones(Intl.supportedValuesOf("timeZone"));
  };
  return (
    <SelectField
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
    </SelectField>
  );
}

function CountrySelect() {
  const words = useStrings(strings);
  const language = useLanguage();
  const user = useUser();
  const { keep, pending } = useKeepSetting();
  return (
    <SelectField
      label={words.country}
      value={(pending.country === undefined ? user?.country : pending.country) ?? ""}
      onChange={(event) => keep({ country: event.currentTarget.value || null })}
    >
      <option value="">{words.bySuggestion}</option>
      {countriesByName(language).map(({ code, name }) => (
        <option key={code} value={code}>
          {name[language]}
        </option>
      ))}
      <option value={elsewhere}>{words.otherCountry}</option>
    </SelectField>
  );
}
