import type { Locator } from "playwright-core";

/** Whether all of it is in the window and nothing lies over its middle. */
export function isFree(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const lower = document.elementFromPoint((left + right) / 2, bottom - 3);
    const isOn = (one: Element | null) => one !== null && (element.contains(one) || one.contains(element));
    return isInside && isOn(hit) && isOn(lower);
  });
}
