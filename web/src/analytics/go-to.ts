export const places = { days: "analytics-days", insights: "analytics-insights" } as const;

/** Brings a part of the screen to the top, and the focus to its heading. */
export function goTo(place: keyof typeof places): void {
  const heading = document.getElementById(places[place]);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: "start" });
}
