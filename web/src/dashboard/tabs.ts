import { tabId } from "../ui/tab-list.tsx";

export const tabs = ["summary", "sessions", "log", "milestones"] as const;
export type Tab = (typeof tabs)[number];

export const panelId = "dashboard";

/** Opens a tab from elsewhere on the screen: its name takes the focus, which chooses it, and comes into sight. */
export function openTab(tab: Tab): void {
  const name = document.getElementById(tabId(panelId, tab));
  name?.focus({ preventScroll: true });
  name?.scrollIntoView({ block: "start" });
}
