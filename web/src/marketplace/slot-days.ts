import type { Slot } from "@remanso/core/marketplace/contract.ts";
import { localDay } from "./times.ts";

/** The free times of one of the person's days. */
export interface SlotDay {
  /** YYYY-MM-DD */
  readonly on: string;
  readonly slots: readonly Slot[];
}

/** Free times by the person's own days, in their order: what is one day there may be two here. */
export function slotDays(slots: readonly Slot[], timeZone: string): SlotDay[] {
  const days = new Map<string, Slot[]>();
  for (const slot of slots) {
    const on = localDay(slot.startsAt, timeZone);
    const known = days.get(on);
    if (known) known.push(slot);
    else days.set(on, [slot]);
  }
  return [...days].map(([on, ofDay]) => ({ on, slots: ofDay }));
}

/** The day to show: the wanted one while something is free on it, else the next one after it, else the last; null without any. */
export function dayToShow(days: readonly SlotDay[], wanted: string | null): SlotDay | null {
  const from = days.find(({ on }) => wanted === null || on >= wanted);
  return from ?? days.at(-1) ?? null;
}
