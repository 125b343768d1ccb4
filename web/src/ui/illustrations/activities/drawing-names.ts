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
  "desk-shoulder-release": "gold",
  "walk-at-three-paces": "meadow",
  "chair-and-wall-strength": "sand",
  "shake-out-and-settle": "blossom",
  "three-song-dance": "plum",
  "stretch-before-sleep": "dusk",
  "walk-without-sums": "mist",
  "one-line-drawing": "sand",
  "kitchen-table-rhythm": "gold",
  "found-words-poem": "blossom",
  "small-pattern-tile": "plum",
  "menu-of-free-pleasures": "noon",
  "worry-comic-strip": "dawn",
  "window-sky-watch": "lake",
  "one-leaf-close-up": "forest",
  "walk-five-senses": "meadow",
  "morning-sound-map": "sand",
  "lentils-on-a-plate": "mist",
  "watching-dusk-arrive": "clay",
  "leaves-on-the-river": "forest",
  "steady-as-a-mountain": "lake",
  "look-at-one-account": "plum",
  "three-fixed-costs": "clay",
  "prepare-a-money-call": "noon",
  "open-one-letter": "plum",
  "celebrate-within-a-budget": "blossom",
  "one-receipt-line-by-line": "sand",
  "envelope-with-a-name": "gold",
  "what-goes-first": "dawn",
  "money-worries-on-paper": "plum",
  "close-the-working-day": "dusk",
  "three-good-moments": "lake",
  "letter-you-keep": "blossom",
  "within-my-reach": "mist",
  "before-the-exam": "sand",
  "body-scan-evening": "plum",
  "pause-between-tasks": "noon",
  "kind-wishes": "dusk",
  "more-than-a-figure": "clay",
  "without-anyone-noticing": "noon",
  "whose-hurry-is-this": "meadow",
  "the-day-as-a-landscape": "plum",
  "what-matters-this-week": "mist",
  "an-old-worry": "lake",
  "where-energy-goes": "sand",
  "speak-kindly-to-yourself": "blossom",
  "money-sentence-from-before": "gold",
  "todays-energy": "noon",
  "room-for-one-memory": "dusk",
  "a-day-without-work": "dawn",
  "caring-for-your-hands": "blossom",
  "prepare-for-the-night": "dusk",
  "pleasure-that-costs-nothing": "dawn",
  "one-tidy-corner": "mist",
  "ten-minutes-while-they-rest": "sand",
  "home-by-daylight": "lake",
  "when-the-heat-rises": "mist",
  "with-one-hand-free": "sand",
  "thinking-of-you-message": "sand",
  "small-hello-outside": "meadow",
  "one-clear-request": "clay",
  "quiet-company": "noon",
  "kind-words-in-public": "blossom",
  "lend-and-borrow": "gold",
  "two-homes": "lake",
  "rest-for-eyes-and-neck": "mist",
  "opening-a-money-talk": "gold",
} as const satisfies Record<string, Tone>;

export type DrawingName = keyof typeof drawingTones;

export const drawingNames = Object.keys(drawingTones).filter(isDrawing);

/** The drawing of an activity by its key in the catalogue; null where that of its type suits it, or there is no key. */
export function drawingOf(catalogueKey: string | null): DrawingName | null {
  return catalogueKey !== null && isDrawing(catalogueKey) ? catalogueKey : null;
}

/** The file of a drawing, beside the sheet of scenes. */
export function drawingAddress(sheet: string, name: DrawingName): string {
  return `${sheet.replace(/\.svg$/, "")}/${name}.svg`;
}

function isDrawing(name: string): name is DrawingName {
  return Object.hasOwn(drawingTones, name);
}
