import { useQuery } from "@tanstack/react-query";
import { Tabs } from "radix-ui";
import type { ReactNode } from "react";
import { useStrings } from "../app/language.tsx";
import { LogTab } from "./log-tab.tsx";
import { MilestonesTab } from "./milestones-tab.tsx";
import { milestonesQuery } from "./queries.ts";
import { SessionsTab } from "./sessions-tab.tsx";
import { StatCards } from "./stat-cards.tsx";
import { strings } from "./strings.ts";
import { SummaryTab } from "./summary-tab.tsx";
import { openTab, tabs, type Tab } from "./tabs.ts";

/** What somebody's visits add up to: four figures, and behind the tabs the rows that they count. */
export function DashboardScreen() {
  const words = useStrings(strings);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7 lg:gap-9">
      <header className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="grid min-w-0 gap-1.5">
          <h1 className="text-[min(2rem,9.5vw)] wrap-anywhere lg:text-[2.6rem]">{words.title}</h1>
          <p className="max-w-[60ch] text-soft">{words.intro}</p>
        </div>
        <NewMilestones />
      </header>
      <StatCards />
      <Tabs.Root defaultValue="summary" className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Tabs.List
          aria-label={words.tabs}
          className="grid grid-cols-2 gap-1 rounded-[26px] bg-sunken p-1 min-[22rem]:grid-cols-4 sm:w-fit sm:grid-cols-[repeat(4,auto)]"
        >
          {tabs.map((tab) => (
            <Tabs.Trigger
              key={tab}
              value={tab}
              data-tab={tab}
              className="min-h-11 rounded-[22px] px-1 text-center text-[min(0.95rem,4.6vw)] font-semibold leading-tight text-soft transition duration-300 ease-water hover:text-ink data-[state=active]:bg-raised data-[state=active]:text-ink data-[state=active]:shadow-card focus-visible:outline-2 focus-visible:-outline-offset-2 sm:px-6"
            >
              {words[tab]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Panel tab="summary">
          <SummaryTab />
        </Panel>
        <Panel tab="sessions">
          <SessionsTab />
        </Panel>
        <Panel tab="log">
          <LogTab />
        </Panel>
        <Panel tab="milestones">
          <MilestonesTab />
        </Panel>
      </Tabs.Root>
    </div>
  );
}

function Panel({ tab, children }: { tab: Tab; children: ReactNode }) {
  return <Tabs.Content value={tab}>{children}</Tabs.Content>;
}

/** specification §2: the badge 'N Logros Nuevos'; it leads to them. */
function NewMilestones() {
  const words = useStrings(strings);
  const { data: milestones = [] } = useQuery(milestonesQuery);
  const count = milestones.filter(({ isAcknowledged }) => !isAcknowledged).length;
  if (count === 0) return null;
  return (
    <button
      type="button"
      onClick={() => openTab("milestones")}
      className="inline-flex min-h-11 items-center gap-2.5 rounded-control bg-raised px-5 font-semibold shadow-card transition duration-300 ease-water hover:shadow-lift"
    >
      <span
        aria-hidden="true"
        className="size-2.5 rounded-full bg-clay shadow-[0_0_0_4px_color-mix(in_oklch,var(--clay)_22%,transparent)]"
      />
      {words.newMilestones(count)}
    </button>
  );
}
