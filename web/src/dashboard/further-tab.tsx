import { LogTab } from "./log-tab.tsx";
import { MilestonesTab } from "./milestones-tab.tsx";
import { SessionsTab } from "./sessions-tab.tsx";
import type { Tab } from "./dashboard-address.ts";

/** The tabs with lists. They travel together, after the first one. */
export function FurtherTab({ tab }: { tab: Exclude<Tab, "summary"> }) {
  switch (tab) {
    case "sessions":
      return <SessionsTab />;
    case "log":
      return <LogTab />;
    case "milestones":
      return <MilestonesTab />;
  }
}
