import type { Tone } from "../kit.tsx";

/** The drawings of single activities and their hues. Each is named after the activity of the catalogue that it was made for. */
export const drawingTones = {
  "four-seven-eight": "lake",
  "trace-a-square": "mist",
  "before-opening-bills": "plum",
  "breath-after-the-news": "noon",
  "hum-after-an-argument": "dawn",
  "belly-breathing-lying-down": "clay",
  "air-before-you-pay": "gold",
  "even-breathing": "mist",
  "quiet-notifications": "dusk",
  "news-with-limits": "sand",
  "meal-without-screens": "meadow",
  "phone-sleeps-elsewhere": "dusk",
  "mail-at-set-hours": "noon",
  "kinder-feed": "blossom",
  "cart-that-waits": "lake",
} as const satisfies Record<string, Tone>;

export type DrawingName = keyof typeof drawingTones;

export const drawingNames = Object.keys(drawingTones).filter(isDrawing);

/** The drawing of an activity by its key in the catalogue; null where that of its type suits it, or there is no key. */
export function drawingOf(catalogueKey: string | null): DrawingName | null {
  return catalogueKey !== null && isDrawing(catalogueKey) ? catalogueKey : null;
}

function isDrawing(name: string): name is DrawingName {
  return Object.hasOwn(drawingTones, name);
}
