import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link } from "../router/link.tsx";
import { useRouter, useSearch } from "../router/provider.tsx";
import { goTo } from "../router/steps.ts";
import { useStrings } from "../app/language.tsx";
import { useIsResting } from "../safety/use-is-resting.ts";
import { buttonClass } from "../ui/button.tsx";
import { TabList, tabId, type Choosing } from "../ui/tab-list.tsx";
import { searchFor, tabOf, tabs, type Tab, dashboardSearchOf } from "./dashboard-address.ts";
import { FurtherPart } from "./further-part.tsx";
import { hasLastingFall } from "./has-lasting-fall.ts";
import { latestAssessmentQuery } from "../home/queries.ts";
import { milestonesQuery, statsQuery } from "./queries.ts";
import { StatCards } from "./stat-cards.tsx";
import { strings } from "./strings.ts";
import { SummaryTab } from "./summary-tab.tsx";
import { panelId, ToTab } from "./to-tab.tsx";
import { useNumber } from "./use-number.ts";
import { pageTitle } from "../ui/page-title.ts";

/** Four figures about a person's visits, and tabs with the rows behind them. */
export function DashboardScreen() {
  const words = useStrings(strings);
  const isResting = useIsResting();
  const router = useRouter();
  const chosen = tabOf(useSearch(dashboardSearchOf));
  const shown: readonly Tab[] = isResting ? tabs.filter((each) => each !== "milestones") : tabs;
  const tab = shown.includes(chosen) ? chosen : "summary";
  useEffect(() => FurtherPart.preload(), []);
  // going back finds the tabs that were pressed, not each that the arrow keys went through
  const choose = (next: Tab, how: Choosing) => {
    if (next !== tab)
      void goTo(router, {
        to: "/dashboard",
        search: searchFor(next),
        replace: how === "walk",
        resetScroll: false,
      });
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:gap-8">
      <header className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="grid min-w-0 gap-1.5">
          <h1 className={pageTitle}>{words.title}</h1>
          <InOneSentence />
        </div>
        <div className="flex flex-wrap items-center gap-2 sm:gap-3">
          <NextStep />
          {isResting ? null : <NewMilestones />}
        </div>
      </header>
      <TabList
        label={words.tabs}
        tabs={shown.map((each) => ({ tab: each, name: words[each] }))}
        chosen={tab}
        onChoose={choose}
        panelId={panelId}
        shape="rows"
        className={`grid sm:w-fit ${isResting ? "grid-cols-1 min-[22rem]:grid-cols-[repeat(3,auto)]" : "grid-cols-2 min-[22rem]:grid-cols-[repeat(4,auto)]"}`}
      />
      {tab === "summary" ? <StatCards /> : null}
      <div id={panelId} role="tabpanel" aria-labelledby={tabId(panelId, tab)}>
        {tab === "summary" ? <SummaryTab /> : <FurtherPart tab={tab} />}
      </div>
      {tab === "summary" ? null : <StatCards />}
    </div>
  );
}

/** What there is to do now: the questions first, then the plan that follows from them. */
function NextStep() {
  const words = useStrings(strings);
  const { data: latest } = useQuery(latestAssessmentQuery);
  const { data: stats } = useQuery(statsQuery);
  return (
    <Link to={latest === null ? "/assessment" : "/activities"} className={`${buttonClass()} max-sm:px-4!`}>
      {latest === null
        ? words.takeAssessment
        : stats?.totalActivitiesCompleted === 0
          ? words.beginPlan
          : words.seePlan}
    </Link>
  );
}

/** What the figures come to, what it means before how many; until there is something to count, what the page is for. */
function InOneSentence() {
  const words = useStrings(strings);
  const number = useNumber();
  const { data } = useQuery(statsQuery);
  const { data: latest } = useQuery(latestAssessmentQuery);
  const done = data?.totalActivitiesCompleted ?? 0;
  const hasFallen = hasLastingFall(latest, useIsResting());
  const counted = done === 0 ? words.intro : words.sentence(number(done), done);
  return (
    <p className="max-w-[60ch] text-soft sm:text-lg">
      {hasFallen ? `${words.fell} ` : ""}
      {counted}
    </p>
  );
}

/** specification §2: the badge 'N Logros Nuevos'; it leads to them. */
function NewMilestones() {
  const words = useStrings(strings);
  const { data: milestones = [] } = useQuery(milestonesQuery);
  const count = milestones.filter(({ isAcknowledged }) => !isAcknowledged).length;
  if (count === 0) return null;
  return (
    <ToTab
      tab="milestones"
      className="inline-flex min-h-11 items-center gap-2.5 rounded-control bg-raised px-5 max-sm:gap-2 max-sm:px-3 max-sm:text-[0.95rem] font-semibold shadow-card transition duration-300 ease-water hover:shadow-lift"
    >
      <span
        aria-hidden="true"
        className="size-2.5 rounded-full bg-clay shadow-[0_0_0_4px_color-mix(in_oklch,var(--clay)_22%,transparent)]"
      />
      {words.newMilestones(count)}
    </ToTab>
  );
}
