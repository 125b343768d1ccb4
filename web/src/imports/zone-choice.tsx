import { useState } from "react";
import { useStrings } from "../app/language.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { strings } from "./strings.ts";

/** Where the clock of the file was. The list of all zones is long: it is made when somebody reaches for it. */
export function ZoneChoice({ zone, onChoose }: { zone: string; onChoose: (zone: string) => void }) {
  const words = useStrings(strings).preview;
  const [zones, setZones] = useState<readonly string[]>([]);
  const reach = () => {
    if (zones.length === 0) setZones(Intl.supportedValuesOf("timeZone"));
  };
  return (
    <SelectField
      label={words.zone}
      hint={words.zoneHint}
      value={zone}
      onPointerEnter={reach}
      onTouchStart={reach}
      onFocus={reach}
      onChange={({ target }) => onChoose(target.value)}
    >
      {(zones.includes(zone) ? zones : [zone, ...zones]).map((one) => (
        <option key={one} value={one}>
          {one.replaceAll("_", " ")}
        </option>
      ))}
    </SelectField>
  );
}
