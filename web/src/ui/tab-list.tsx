import type { KeyboardEvent } from "react";

// a row of pills, or tabs that may stand in two rows and whose names may wrap
const shapes = {
  row: { list: "rounded-control", tab: "rounded-control px-2 text-[0.95rem]" },
  rows: {
    list: "rounded-[26px]",
    tab: "rounded-[22px] px-1 text-center text-[min(0.95rem,4.6vw)] leading-tight",
  },
} as const;

/** How a tab was chosen: by a press, or passed through with the arrow keys. */
export type Choosing = "press" | "walk";

interface TabListProps<Tab extends string> {
  label: string;
  tabs: readonly { readonly tab: Tab; readonly name: string }[];
  chosen: Tab;
  onChoose: (tab: Tab, how: Choosing) => void;
  /** The panel that they fill: `role="tabpanel"`, labelled by `tabId(panelId, chosen)`. */
  panelId: string;
  shape: keyof typeof shapes;
  className: string;
}

/** A tab list. A tab is chosen by a press, or by the arrow keys, Home and End. */
export function TabList<Tab extends string>({ label, tabs, chosen, onChoose, ...rest }: TabListProps<Tab>) {
  const { panelId, className, shape } = rest;
  const look = shapes[shape];
  const at = tabs.findIndex(({ tab }) => tab === chosen);
  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = tabs[placeAfter(event.key, { at, count: tabs.length })];
    if (!next) return;
    event.preventDefault();
    document.getElementById(tabId(panelId, next.tab))?.focus();
    onChoose(next.tab, "walk");
  };
  return (
    <div
      role="tablist"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={walk}
      className={`gap-1 ${look.list} bg-sunken p-1 ${className}`}
    >
      {tabs.map(({ tab, name }) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={tabId(panelId, tab)}
          aria-selected={tab === chosen}
          aria-controls={panelId}
          tabIndex={tab === chosen ? 0 : -1}
          onClick={() => onChoose(tab, "press")}
          className={`min-h-11 ${look.tab} font-semibold text-soft transition duration-300 ease-water hover:text-ink aria-selected:bg-raised aria-selected:text-ink aria-selected:shadow-card sm:px-6`}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

/** The id of a tab, for the `aria-labelledby` of its panel. */
export function tabId(panelId: string, tab: string): string {
  return `${panelId}-${tab}`;
}

/** The tab that a key moves to from the tab at `at`, wrapping around; -1 for other keys. */
export function placeAfter(key: string, { at, count }: { at: number; count: number }): number {
  switch (key) {
    case "ArrowRight":
      return (at + 1) % count;
    case "ArrowLeft":
      return (at + count - 1) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return -1;
  }
}
