import { periods, type Period } from "@remanso/core/analytics/contract.ts";
import { useRouter } from "../router/provider.tsx";
import { goTo } from "../router/steps.ts";
import { useStrings } from "../app/language.tsx";
import { TabList, type Choosing } from "../ui/tab-list.tsx";
import { searchFor } from "./analytics-address.ts";
import { strings } from "./strings.ts";

interface PeriodTabsProps {
  period: Period;
  /** The id of the panel that they fill. */
  panelId: string;
}

/** How far back the charts look. */
export function PeriodTabs({ period, panelId }: PeriodTabsProps) {
  const words = useStrings(strings);
  const router = useRouter();
  // going back finds the periods that were pressed, not each that the arrow keys went through
  const choose = (next: Period, how: Choosing) => {
    if (next !== period)
      void goTo(router, {
        to: "/analytics",
        search: searchFor(next),
        replace: how === "walk",
        resetScroll: false,
      });
  };
  return (
    <TabList
      label={words.periods}
      tabs={periods.map((each) => ({ tab: each, name: words.periodNames[each] }))}
      chosen={period}
      onChoose={choose}
      panelId={panelId}
      shape="row"
      className="grid grid-cols-3 sm:w-fit"
    />
  );
}
