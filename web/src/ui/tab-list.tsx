import type { KeyboardEvent } from "react";

interface TabListProps<Tab extends string> {
  label: string;
  tabs: readonly { readonly tab: Tab; readonly name: string }[];
  chosen: Tab;
  onChoose: (tab: Tab) => void;
  /** The panel that they fill: `role="tabpanel"`, labelled by `tabId(panelId, chosen)`. */
  panelId: string;
  className: string;
}

/** A row of tabs, of which one is chosen: by a press, by the arrow keys, Home and End, and by taking the focus. */
export function TabList<Tab extends string>({ label, tabs, chosen, onChoose, ...rest }: TabListProps<Tab>) {
  const { panelId, className } = rest;
  const at = tabs.findIndex(({ tab }) => tab === chosen);
  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = tabs[placeAfter(event.key, { at, count: tabs.length })];
    if (!next) return;
    event.preventDefault();
    document.getElementById(tabId(panelId, next.tab))?.focus();
  };
  return (
    <div
      role="tablist"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={walk}
      className={`gap-1 rounded-[26px] bg-sunken p-1 ${className}`}
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
          onClick={() => onChoose(tab)}
          onFocus={() => onChoose(tab)}
          className="min-h-11 rounded-[22px] px-1 text-center text-[min(0.95rem,4.6vw)] font-semibold leading-tight text-soft transition duration-300 ease-water hover:text-ink aria-selected:bg-raised aria-selected:text-ink aria-selected:shadow-card sm:px-6"
        >
          {name}
        </button>
      ))}
    </div>
  );
}

/** The id of a tab, by which its panel is labelled. */
export function tabId(panelId: string, tab: string): string {
  return `${panelId}-${tab}`;
}

/** Where a key leads from the tab at `at`, the row being a ring; -1 where it leads nowhere. */
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
