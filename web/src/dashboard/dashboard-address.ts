export const tabs = ["summary", "sessions", "log", "milestones"] as const;
export type Tab = (typeof tabs)[number];

const firstTab: Tab = "summary";

/** What stands behind the "?" of /dashboard. */
export interface DashboardSearch {
  /** Undefined for the first tab, which the address does not name. */
  readonly tab?: Tab | undefined;
  /** There while the window with the earlier assessments is open. */
  readonly history?: "" | undefined;
}

/** The state that an address asks for; what is no tab asks for the first one. */
export function dashboardSearchOf(address: Readonly<Record<string, unknown>>): DashboardSearch {
  return {
    ...searchFor(tabs.find((name) => name === address["tab"]) ?? firstTab),
    history: address["history"] === undefined ? undefined : "",
  };
}

/** How a tab is written in the address. */
export function searchFor(tab: Tab): DashboardSearch {
  return { tab: tab === firstTab ? undefined : tab };
}

/** The tab that is shown. */
export function tabOf({ tab = firstTab }: DashboardSearch): Tab {
  return tab;
}
