export const places = {
  finding: "analytics-finding",
  days: "analytics-days",
  insights: "analytics-insights",
} as const;

/** Brings a part of the screen to the top, opened where it was folded, and the focus to its heading. */
export function goTo(place: keyof typeof places): void {
  const heading = document.getElementById(places[place]);
  const fold = heading?.closest("details");
  if (fold) fold.open = true;
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: "start" });
}
