export const tabs = ["summary", "sessions", "log", "milestones"] as const;
export type Tab = (typeof tabs)[number];

/** Opens a tab from elsewhere on the screen: its name takes the focus, which chooses it, and comes into sight. */
export function openTab(tab: Tab): void {
  const trigger = document.querySelector<HTMLElement>(`[data-tab="${tab}"]`);
  trigger?.focus({ preventScroll: true });
  trigger?.scrollIntoView({ block: "start" });
}
