import { periods, type Period } from "@remanso/core/analytics/contract.ts";
import { useStrings } from "../app/language.tsx";
import { TabList } from "../ui/tab-list.tsx";
import { strings } from "./strings.ts";

interface PeriodTabsProps {
  period: Period;
  onChoose: (period: Period) => void;
  /** The id of the panel that they fill. */
  panelId: string;
}

/** How far back the charts look. */
export function PeriodTabs({ period, ...rest }: PeriodTabsProps) {
  const words = useStrings(strings);
  return (
    <TabList
      label={words.periods}
      tabs={periods.map((each) => ({ tab: each, name: words.periodNames[each] }))}
      chosen={period}
      shape="row"
      className="grid grid-cols-3 sm:w-fit"
      {...rest}
    />
  );
}
