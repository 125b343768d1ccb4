import type { KeyboardEvent } from "react";
import { periods, type Period } from "@remanso/core/analytics/contract.ts";
import { useStrings } from "../app/language.tsx";
import { strings } from "./strings.ts";

interface PeriodTabsProps {
  period: Period;
  onChoose: (period: Period) => void;
  /** The panel that they fill. */
  panelId: string;
}

/** How far back the charts look. */
export function PeriodTabs({ period, onChoose, panelId }: PeriodTabsProps) {
  const words = useStrings(strings);
  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = periodAfter(event.key, period);
    if (!next) return;
    event.preventDefault();
    onChoose(next);
    document.getElementById(tabId(panelId, next))?.focus();
  };
  return (
    <div
      role="tablist"
      aria-label={words.periods}
      tabIndex={-1}
      onKeyDown={walk}
      className="grid grid-cols-3 gap-1 rounded-control bg-sunken p-1 sm:w-fit"
    >
      {periods.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          id={tabId(panelId, each)}
          aria-selected={each === period}
          aria-controls={panelId}
          tabIndex={each === period ? 0 : -1}
          onClick={() => onChoose(each)}
          className="min-h-11 rounded-control px-2 text-[0.95rem] font-semibold text-soft transition duration-300 ease-water hover:text-ink aria-selected:bg-raised aria-selected:text-ink aria-selected:shadow-card sm:px-6"
        >
          {words.periodNames[each]}
        </button>
      ))}
    </div>
  );
}

export function tabId(panelId: string, period: Period): string {
  return `${panelId}-${period}`;
}

/** Where an arrow key leads from a tab, if it leads anywhere; the row is a ring. */
export function periodAfter(key: string, period: Period): Period | null {
  const at = periods.indexOf(period);
  switch (key) {
    case "ArrowRight":
      return periods[(at + 1) % periods.length] ?? null;
    case "ArrowLeft":
      return periods.at(at - 1) ?? null;
    case "Home":
      return periods[0];
    case "End":
      return periods.at(-1) ?? null;
    default:
      return null;
  }
}
